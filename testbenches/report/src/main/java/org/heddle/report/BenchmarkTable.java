package org.heddle.report;

import java.util.List;
import java.util.Locale;

/** The benchmark's figures for the terminal, each with its goal beside it. */
public final class BenchmarkTable {
    private BenchmarkTable() {}

    /** The table's lines. */
    public static String text(List<BenchmarkRow> rows) {
        TextTable table = TextTable.builder()
                .words("design")
                .words("measure")
                .numbers("measured", "")
                .numbers("goal", "")
                .words("unit")
                .words("")
                .build();
        for (BenchmarkRow row : rows) {
            table.add(
                    row.design(),
                    row.measure(),
                    number(row.value()),
                    goal(row),
                    row.unit(),
                    row.isMet() ? "" : "missed");
        }
        return table.toString();
    }

    private static String goal(BenchmarkRow row) {
        if (!row.hasGoal()) {
            return "";
        }
        return (row.unit().equals(BenchmarkRow.RATIO) ? ">= " : "<= ") + number(row.goal());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) >= 20 ? "%.0f" : "%.2f", value);
    }
}
