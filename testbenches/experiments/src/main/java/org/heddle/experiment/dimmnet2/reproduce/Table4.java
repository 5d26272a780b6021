package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.experiment.dimmnet2.submatrix.PaperPacking;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/**
 * The paper's Table 4: 4,096 rows of one double, packed and sent in d segments. Our transfers are measured, our latencies are the paper's
 * formula with them.
 */
final class Table4 {
    private static final int ROWS = 4_096;
    private static final List<Printed> PRINTED = List.of(
            new Printed(2, 38.38, 1_726.42),
            new Printed(4, 27.40, 1_295.37),
            new Printed(8, 22.19, 1_190.56),
            new Printed(16, 19.36, 1_371.40),
            new Printed(32, 16.03, 1_743.26));

    private Table4() {}

    /** A row of the paper: segments, t_transfer and latency in microseconds. */
    private record Printed(int segments, double transfer, double latency) {}

    /**
     * A row beside ours.
     *
     * @param segments d
     * @param transfer one segment as a contiguous message, measured, microseconds
     * @param paperTransfer t_transfer as printed
     * @param latency by the formula, with our transfer
     * @param paperLatency as printed
     */
    record Row(int segments, double transfer, double paperTransfer, double latency, double paperLatency) {}

    /** Returns the rows of a segment each that the table has, as numbers of doubles, the shortest first. */
    static List<Integer> doubles() {
        return List.of(ROWS / 32, ROWS / 16, ROWS / 8, ROWS / 4, ROWS / 2);
    }

    /** Returns the printed time of a contiguous message, or null if the table has none of so many doubles. */
    static @Nullable Double transfer(int doubles) {
        return PRINTED.stream()
                .filter(each -> ROWS / each.segments == doubles)
                .map(Printed::transfer)
                .findFirst()
                .orElse(null);
    }

    /** Returns the rows whose transfers have been measured, the fewest segments first. */
    static List<Row> of(ReproductionDocument document) {
        List<Row> rows = new ArrayList<>();
        double send = document.constants().get("packSend").doubleValue();
        for (Printed each : PRINTED) {
            int doubles = ROWS / each.segments;
            document.row(Level.MPI, "contiguous", doubles, 1, null).ifPresent(row -> {
                double latency = PackModel.latency(
                        each.segments, send, packing(document, each.segments, doubles), row.microseconds());
                rows.add(new Row(each.segments, row.microseconds(), each.transfer, latency, each.latency));
            });
        }
        return List.copyOf(rows);
    }

    private static PaperPacking packing(ReproductionDocument document, int segments, int doubles) {
        if (segments != PackModel.SEGMENTS) {
            return PaperPacking.of(doubles, 1);
        }
        return new PaperPacking(
                doubles,
                1,
                document.constants().get("packN1").doubleValue(),
                document.constants().get("unpackN1").doubleValue());
    }

    /** Returns the table for the terminal, or nothing if no transfer of it was measured. */
    static String text(ReproductionDocument document) {
        List<Row> rows = of(document);
        if (rows.isEmpty()) {
            return "";
        }
        TextTable table = TextTable.builder()
                .numbers("Table 4", "segments")
                .numbers("segment", "bytes")
                .numbers("transfer", "us")
                .numbers("paper", "us")
                .numbers("differs", "%")
                .numbers("latency", "us, formula")
                .numbers("paper", "us")
                .numbers("differs", "%")
                .build();
        for (Row row : rows) {
            table.add(cells(row).toArray(String[]::new));
        }
        return table.toString();
    }

    /** Returns what stands in the cells of a row. */
    static List<String> cells(Row row) {
        return List.of(
                String.valueOf(row.segments),
                String.format(Locale.ROOT, "%,d", ROWS / row.segments * Double.BYTES),
                ReproductionTable.fixed(row.transfer, 2),
                ReproductionTable.fixed(row.paperTransfer, 2),
                difference(row.transfer, row.paperTransfer),
                ReproductionTable.fixed(row.latency, 2),
                ReproductionTable.fixed(row.paperLatency, 2),
                difference(row.latency, row.paperLatency));
    }

    private static String difference(double ours, double paper) {
        return String.format(Locale.ROOT, "%+.1f", 100 * (ours / paper - 1));
    }
}
