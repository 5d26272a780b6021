package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.heddle.experiment.Basis;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** Measurements, ranks and crossovers for the terminal. */
public final class BlockTables {
    /** Word for a cell whose best method is the paper's. */
    static final String SAME = "same";
    /** Word for a cell whose best method is another one. */
    static final String OTHER = "OTHER";

    private static final double NEAR = 0.10;

    private BlockTables() {}

    /** Returns all tables. */
    public static String text(BlockDocument document) {
        TextTable rows = TextTable.builder()
                .words("experiment")
                .words("method")
                .numbers("bytes", "")
                .numbers("blocks", "")
                .numbers("to bytes", "")
                .numbers("to blocks", "")
                .numbers("cycles", "")
                .numbers("us", "")
                .numbers("paper", "us")
                .numbers("error", "%")
                .words("basis")
                .words("verified")
                .build();
        document.rows().forEach(row -> rows.add(cells(row).toArray(String[]::new)));
        StringBuilder text =
                new StringBuilder(rows.toString()).append(Basis.LEGEND).append("\n");
        if (!document.rankings().isEmpty()) {
            TextTable ranks = TextTable.builder()
                    .numbers("bytes", "")
                    .numbers("blocks", "")
                    .words("ours, fastest first")
                    .words("paper")
                    .words("best")
                    .build();
            document.rankings().forEach(rank -> ranks.add(cells(document, rank).toArray(String[]::new)));
            text.append("\n").append(ranks);
        }
        TextTable crossovers = TextTable.builder()
                .words("crossover")
                .numbers("ours", "")
                .numbers("paper", "")
                .build();
        document.crossovers().forEach(each -> crossovers.add(each.name(), one(each.ours()), one(each.paper())));
        text.append("\n").append(crossovers);
        text.append("\n").append(demands(document));
        String errors = errors(document.rows());
        return errors.isEmpty()
                ? text.toString()
                : text.append("\n").append(errors).toString();
    }

    private static TextTable demands(BlockDocument document) {
        TextTable table = TextTable.builder()
                .words("demand")
                .words("asked")
                .words("measured")
                .words("verdict")
                .build();
        document.demands().forEach(each -> table.add(cells(each).toArray(String[]::new)));
        return table;
    }

    /** Returns a demand's cells. */
    static List<String> cells(BlockDemand demand) {
        return List.of(demand.name(), demand.asked(), demand.measured(), demand.verdict());
    }

    private static String errors(List<BlockRow> rows) {
        double[] errors = rows.stream()
                .filter(row -> row.paperMicroseconds() != null)
                .mapToDouble(BlockTables::error)
                .toArray();
        if (errors.length == 0) {
            return "";
        }
        double squares = 0;
        double worst = 0;
        int within = 0;
        for (double error : errors) {
            squares += error * error;
            worst = Math.abs(error) > Math.abs(worst) ? error : worst;
            within += Math.abs(error) <= 0.15 ? 1 : 0;
        }
        return String.format(
                Locale.ROOT,
                "Against the %d printed times: rms %.1f %%, worst %+.1f %%, %d within 15 %%.%n",
                errors.length,
                100 * Math.sqrt(squares / errors.length),
                100 * worst,
                within);
    }

    /** Returns how much a time is longer than the printed one, as a part of it. */
    static double error(BlockRow row) {
        return row.microseconds() / Objects.requireNonNull(row.paperMicroseconds()) - 1;
    }

    static List<String> cells(BlockRow row) {
        return List.of(
                row.experiment(),
                row.method(),
                number(row.blockBytes()),
                number(row.blocks()),
                number(row.receiveBlockBytes()),
                number(row.receiveBlocks()),
                number(row.cycles()),
                String.format(Locale.ROOT, "%.2f", row.microseconds()),
                row.paperMicroseconds() == null ? "-" : String.format(Locale.ROOT, "%.2f", row.paperMicroseconds()),
                row.paperMicroseconds() == null ? "-" : String.format(Locale.ROOT, "%+.1f", 100 * error(row)),
                row.basis().text(),
                row.verified() ? "yes" : "NO");
    }

    /** Returns a rank's cells; the last one says whether the best is the paper's, where its best two differ by more than a tenth. */
    static List<String> cells(BlockDocument document, BlockRanking rank) {
        return List.of(
                number(rank.blockBytes()),
                number(rank.blocks()),
                String.join(" ", rank.ours()),
                rank.paper() == null ? "-" : String.join(" ", rank.paper()),
                best(document, rank));
    }

    static String best(BlockDocument document, BlockRanking rank) {
        List<String> paper = rank.paper();
        if (paper == null || paper.size() < 2) {
            return "-";
        }
        double first = printed(document, rank, paper.get(0));
        double second = printed(document, rank, paper.get(1));
        if (second <= first * (1 + NEAR)) {
            return "near";
        }
        return rank.ours().stream()
                        .filter(paper::contains)
                        .findFirst()
                        .orElse("")
                        .equals(paper.get(0))
                ? SAME
                : OTHER;
    }

    private static double printed(BlockDocument document, BlockRanking rank, String method) {
        return document.rows().stream()
                .filter(row -> row.experiment().equals(BlockExperiment.TABLE4.text())
                        && row.method().equals(method)
                        && row.blocks() == rank.blocks()
                        && Objects.equals(row.blockBytes(), rank.blockBytes()))
                .map(BlockRow::paperMicroseconds)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    private static String one(@Nullable Double value) {
        return value == null ? "-" : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String number(@Nullable Number value) {
        return value == null ? "-" : String.format(Locale.ROOT, "%,d", value.longValue());
    }
}
