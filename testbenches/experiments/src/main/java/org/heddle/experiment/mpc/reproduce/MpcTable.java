package org.heddle.experiment.mpc.reproduce;

import java.util.List;
import java.util.Locale;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** The paper's figures beside ours, for the terminal. */
public final class MpcTable {
    private MpcTable() {}

    /** All rows that the paper prints, and all counts. */
    public static String text(MpcDocument document) {
        StringBuilder text = new StringBuilder();
        if (!document.rows().isEmpty()) {
            text.append(figures(document)).append(Basis.LEGEND).append("\n\n");
        }
        if (!document.counts().isEmpty()) {
            text.append(counts(document)).append('\n');
        }
        return text.append(CoreClock.ASSUMPTION).append('\n').toString();
    }

    private static String figures(MpcDocument document) {
        TextTable table = TextTable.builder()
                .words("measure")
                .words("mode")
                .numbers("columns", "")
                .numbers("ours", "")
                .numbers("paper", "")
                .numbers("differs", "%")
                .words("unit")
                .words("within")
                .words("basis")
                .words("verified")
                .build();
        document.rows().stream()
                .filter(row -> !row.measure().equals(MpcReproduction.ONE_WAY))
                .forEach(row -> table.add(cells(row).toArray(String[]::new)));
        return table.toString();
    }

    /** Returns the cells of a figure, as tables and pages have them. */
    static List<String> cells(MpcRow row) {
        return List.of(
                row.measure(),
                row.mode() == null ? "-" : row.mode(),
                row.columns() == null ? "-" : String.format(Locale.ROOT, "%,d", row.columns()),
                fixed(row.value()),
                fixed(row.paper()),
                row.difference() == null ? "-" : String.format(Locale.ROOT, "%+.1f", row.difference()),
                row.unit(),
                within(row),
                row.basis().text(),
                row.verified() ? "yes" : "NO");
    }

    private static String within(MpcRow row) {
        String bound = ImprovedBound.text(row);
        return !bound.isEmpty() ? bound : row.paper() == null ? "-" : row.fits() ? "yes" : "MISSED";
    }

    private static String counts(MpcDocument document) {
        TextTable table = TextTable.builder()
                .words("mode")
                .words("protocol")
                .numbers("fragments", "")
                .numbers("nbDma", "")
                .numbers("system calls", "")
                .numbers("interrupts", "")
                .numbers("copies", "")
                .numbers("rdma sends", "")
                .words("as printed")
                .words("verified")
                .build();
        document.counts().forEach(row -> table.add(countCells(row).toArray(String[]::new)));
        return table.toString();
    }

    /** Returns the cells of a message's counts, as tables and pages have them. */
    static List<String> countCells(MpcCountRow row) {
        return List.of(
                row.mode(),
                row.protocol(),
                String.valueOf(row.fragments()),
                String.valueOf(row.nbDma()),
                String.valueOf(row.systemCalls()),
                String.valueOf(row.interrupts()),
                String.valueOf(row.copies()),
                String.valueOf(row.rdmaSends()),
                isPrinted(row) ? "yes" : "NO",
                row.verified() ? "yes" : "NO");
    }

    /** Returns whether the paper's table has these counts. */
    static boolean isPrinted(MpcCountRow row) {
        return CountRuns.printed(row)
                .equals(List.of(row.systemCalls(), row.interrupts(), row.copies(), row.rdmaSends()));
    }

    private static String fixed(@Nullable Double value) {
        return value == null ? "-" : String.format(Locale.ROOT, "%.2f", value);
    }
}
