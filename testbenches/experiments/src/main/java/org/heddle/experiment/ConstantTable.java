package org.heddle.experiment;

import java.util.List;
import org.heddle.report.TextTable;

/** Table of the constants that figures rest on, for the terminal. */
public final class ConstantTable {
    private ConstantTable() {}

    /**
     * One constant.
     *
     * @param name as users type it
     * @param value as it is set
     * @param unit of the value
     * @param source where the value comes from, or the rows that it was fitted on
     */
    public record Line(String name, String value, String unit, String source) {}

    /** Returns the constants in their order, a line each. */
    public static String text(List<Line> lines) {
        TextTable table = TextTable.builder()
                .words("constant")
                .numbers("value", "")
                .words("unit")
                .words("source")
                .build();
        lines.forEach(line -> table.add(line.name, line.value, line.unit, line.source));
        return table.toString();
    }
}
