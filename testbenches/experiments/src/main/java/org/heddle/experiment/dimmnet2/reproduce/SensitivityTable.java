package org.heddle.experiment.dimmnet2.reproduce;

import java.util.Locale;
import org.heddle.experiment.CoreClock;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** Effect of each constant, for the terminal. */
public final class SensitivityTable {
    private SensitivityTable() {}

    /** Returns one line for each constant, and what both messages take when nothing is changed. */
    public static String text(SensitivityDocument document) {
        TextTable table = TextTable.builder()
                .words("constant")
                .numbers("value", "")
                .numbers("changed", "to")
                .words("unit")
                .numbers("n = 1", "%")
                .numbers("n = 16", "%")
                .words("source")
                .words("basis")
                .build();
        for (SensitivityRow row : document.rows()) {
            table.add(
                    row.constant(),
                    row.value().toString(),
                    row.changed().toString(),
                    row.unit(),
                    change(row.narrowChange()),
                    change(row.wideChange()),
                    row.refused() == null ? row.source() : row.source() + "; refused: " + row.refused(),
                    row.basis().text());
        }
        return table
                + String.format(
                        Locale.ROOT,
                        "Unchanged: n = 1 %.2f us, n = 16 %.2f us; %s configuration. Packing enters the packed rows only.%n",
                        document.narrowMicroseconds(),
                        document.wideMicroseconds(),
                        document.configuration())
                + CoreClock.ASSUMPTION
                + "\n";
    }

    private static String change(@Nullable Double percent) {
        return percent == null ? "-" : String.format(Locale.ROOT, "%+.2f", percent);
    }
}
