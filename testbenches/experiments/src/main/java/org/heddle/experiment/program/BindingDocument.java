package org.heddle.experiment.program;

import java.util.List;
import java.util.Locale;
import org.heddle.report.TextTable;

/**
 * All figures of what the bindings cost.
 *
 * @param rows a figure each
 */
public record BindingDocument(List<BindingRow> rows) {
    /** Copies the list. */
    public BindingDocument {
        rows = List.copyOf(rows);
    }

    /** Returns a table, each figure with its goal beside it. */
    public String text() {
        TextTable table = TextTable.builder()
                .words("program")
                .words("binding")
                .words("measure")
                .numbers("measured", "")
                .numbers("goal", "")
                .words("unit")
                .words("")
                .build();
        for (BindingRow row : rows) {
            table.add(
                    row.program(),
                    row.binding(),
                    row.measure(),
                    String.format(Locale.ROOT, "%.2f", row.value()),
                    row.goal() == null ? "" : String.format(Locale.ROOT, "<= %.0f", row.goal()),
                    row.unit(),
                    row.isMet() ? "" : "missed");
        }
        return table.toString();
    }
}
