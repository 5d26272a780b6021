package org.heddle.report;

import java.util.ArrayList;
import java.util.List;

/** A table for the terminal: columns as wide as their widest cell, two spaces between them. */
public final class TextTable {
    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    private record Column(String heading, String unit, boolean left) {}

    private TextTable(List<Column> columns) {
        this.columns = columns;
    }

    /** Starts a table. */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects the columns of a table. */
    public static final class Builder {
        private final List<Column> columns = new ArrayList<>();

        private Builder() {}

        /** Adds a column of words, set flush left. */
        public Builder words(String heading) {
            columns.add(new Column(heading, "", true));
            return this;
        }

        /** Adds a column of numbers, set flush right, with the unit in a second line of the heading. */
        public Builder numbers(String heading, String unit) {
            columns.add(new Column(heading, unit, false));
            return this;
        }

        /** The empty table. */
        public TextTable build() {
            return new TextTable(List.copyOf(columns));
        }
    }

    /** Adds a row, one cell for each column. */
    public void add(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException("a row needs one cell for each column: columns=%d cells=%d"
                    .formatted(columns.size(), cells.length));
        }
        rows.add(List.of(cells));
    }

    /** The table as lines, each ended by a line feed, without trailing spaces. */
    @Override
    public String toString() {
        List<Integer> widths = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            int widest = Math.max(
                    columns.get(i).heading.length(), columns.get(i).unit.length());
            widths.add(rows.stream().mapToInt(row -> row.get(column).length()).reduce(widest, Math::max));
        }
        StringBuilder out = new StringBuilder();
        line(out, columns.stream().map(Column::heading).toList(), widths);
        if (columns.stream().anyMatch(column -> !column.unit.isEmpty())) {
            line(out, columns.stream().map(Column::unit).toList(), widths);
        }
        line(out, widths.stream().map("-"::repeat).toList(), widths);
        rows.forEach(row -> line(out, row, widths));
        return out.toString();
    }

    private void line(StringBuilder out, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String padding = " ".repeat(widths.get(i) - cells.get(i).length());
            String cell = columns.get(i).left ? cells.get(i) + padding : padding + cells.get(i);
            line.append(i == 0 ? "" : "  ").append(cell);
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }
}
