package org.heddle.experiment.dimmnet2.ddtbench.measure;

import java.util.Locale;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.report.TextTable;

/** The rows as a table for the terminal. */
public final class PatternTable {
    private PatternTable() {}

    /** One line for each pattern and size. */
    public static String text(PatternDocument document) {
        TextTable table = TextTable.builder()
                .words("pattern")
                .words("size")
                .numbers("message", "bytes")
                .numbers("apart", "runs")
                .numbers("time", "us")
                .numbers("bandwidth", "MB/s")
                .numbers("packed", "us, formula")
                .numbers("gain", "times")
                .words("verified")
                .words("basis")
                .build();
        for (PatternRow row : document.rows()) {
            table.add(
                    row.pattern(),
                    row.size(),
                    format("%,d", row.bytes()),
                    format("%,d", row.runs()),
                    format("%,.1f", row.microseconds()),
                    format("%,.1f", row.megabytesPerSecond()),
                    format("%,.1f", row.packedMicroseconds()),
                    format("%.1f", row.gain()),
                    row.verified() ? "yes" : "NO",
                    row.basis().text());
        }
        return table + Basis.LEGEND + "\n" + CoreClock.ASSUMPTION + "\n";
    }

    private static String format(String format, Object value) {
        return String.format(Locale.ROOT, format, value);
    }
}
