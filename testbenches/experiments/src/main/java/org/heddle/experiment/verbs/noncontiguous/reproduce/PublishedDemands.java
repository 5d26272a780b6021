package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.heddle.experiment.verbs.noncontiguous.fft.FftVariant;
import org.heddle.host.verbs.transfer.TransferMethod;

/** Demands on published nodes: that the paper's figures come out, and its orders of methods. */
final class PublishedDemands {
    private static final String COPY = TransferMethod.COPY.text();
    private static final String SGRS = TransferMethod.SGRS.text();
    private static final String UMR_SR = TransferMethod.UMR_SR.text();
    private static final String UMR_WRITE = TransferMethod.UMR_WRITE.text();
    private static final int MANY = 512;
    private static final int FEW = 16;
    private static final double ANY = Double.MAX_VALUE;

    private final BlockDocument document;
    private final BlockCells cells;

    private PublishedDemands(BlockDocument document) {
        this.document = document;
        cells = new BlockCells(document.rows());
    }

    static List<BlockDemand> of(BlockDocument document) {
        PublishedDemands demands = new PublishedDemands(document);
        List<BlockDemand> all = new ArrayList<>(demands.table());
        all.addAll(demands.crossovers());
        all.addAll(demands.figures());
        all.addAll(programs(demands.cells));
        return all;
    }

    private static boolean isLooseCopy(BlockRow row) {
        return Objects.equals(row.blockBytes(), 1024L) && row.method().equals(COPY);
    }

    private static boolean isLooseKey(BlockRow row) {
        return Objects.equals(row.blockBytes(), 256L)
                && row.blocks() == MANY
                && Set.of(UMR_SR, UMR_WRITE).contains(row.method());
    }

    private List<Double> errors(Predicate<BlockRow> which) {
        return document.rows().stream()
                .filter(row -> row.paperMicroseconds() != null && which.test(row))
                .map(row -> 100 * BlockTables.error(row))
                .toList();
    }

    private BlockDemand cellsWithin(String which, double most, Predicate<BlockRow> rows) {
        return BlockDemand.range(
                "Table 4, " + which, "within " + Math.round(most) + " %", errors(rows), -most, most, "%");
    }

    private List<BlockDemand> table() {
        List<Double> errors = errors(row -> true);
        double squares = errors.stream().mapToDouble(error -> error * error).sum();
        List<Double> rms = errors.isEmpty() ? List.of() : List.of(Math.sqrt(squares / errors.size()));
        List<Boolean> best = document.rankings().stream()
                .map(rank -> BlockTables.best(document, rank))
                .filter(word -> word.equals(BlockTables.SAME) || word.equals(BlockTables.OTHER))
                .map(BlockTables.SAME::equals)
                .toList();
        return List.of(
                cellsWithin("copies of 1,024 bytes", 20, PublishedDemands::isLooseCopy),
                cellsWithin("keys, 256 bytes x 512", 30, PublishedDemands::isLooseKey),
                cellsWithin("all others", 15, row -> !isLooseCopy(row) && !isLooseKey(row)),
                BlockDemand.range("Table 4, root of mean square", "at most 7 %", rms, 0, 7, "%"),
                BlockDemand.every("Table 4, best method", "the paper's where it leads by 10 %", best),
                BlockDemand.range(
                        "umr-write, 256 bytes, t(512) / t(16)",
                        "at least 90",
                        cells.growth(BlockExperiment.TABLE4, List.of(UMR_WRITE), List.of(256L), FEW, MANY),
                        90,
                        ANY,
                        "times"),
                BlockDemand.range(
                        "umr-sr minus umr-write, up to 64 blocks",
                        "1.5 to 3 us",
                        cells.compare(
                                key -> key.isOf(BlockExperiment.TABLE4) && key.blocks() <= 64,
                                UMR_SR,
                                UMR_WRITE,
                                (one, other) -> one.microseconds() - other.microseconds()),
                        1.5,
                        3,
                        "us"));
    }

    private BlockDemand crossover(String name, String asked, double least, double most, boolean isMeasured) {
        List<Double> found = document.crossovers().stream()
                .filter(each -> each.name().equals(name))
                .map(BlockCrossover::ours)
                .filter(Objects::nonNull)
                .toList();
        return found.isEmpty() && isMeasured
                ? new BlockDemand(name, asked, "none", false)
                : BlockDemand.range(name, asked, found, least, most, "");
    }

    private boolean has(BlockExperiment experiment, String method, long bytes) {
        return document.rows().stream()
                .anyMatch(row -> row.experiment().equals(experiment.text())
                        && row.method().equals(method)
                        && (bytes == 0 || Objects.equals(row.blockBytes(), bytes)));
    }

    private List<BlockDemand> crossovers() {
        List<BlockDemand> all = new ArrayList<>();
        all.add(crossover("copy-sgrs-bytes", "100 to 300 B", 100, 300, has(BlockExperiment.BLOCKS30, SGRS, 0)));
        for (long bytes : List.of(256L, 1024L, 16_384L)) {
            all.add(crossover(
                    "umr-sgrs-blocks-" + bytes,
                    "45 to 140 blocks",
                    45,
                    140,
                    has(BlockExperiment.TABLE4, UMR_WRITE, bytes)));
        }
        return all;
    }

    private List<BlockDemand> figures() {
        List<String> keys = List.of("create-umr", "post-umr");
        return List.of(
                BlockDemand.range(
                        "30 blocks of 1 MiB, copy / sgrs",
                        "2.4 to 4.2",
                        cells.compare(
                                key -> key.isOf(BlockExperiment.BLOCKS30) && key.bytes() == 1 << 20,
                                COPY,
                                SGRS,
                                (one, other) -> one.microseconds() / other.microseconds()),
                        2.4,
                        4.2,
                        "times"),
                BlockDemand.range(
                        "asymmetric from 256 B on, umr-write ahead of the best other",
                        "1.5 to 6 us",
                        cells.aheadOfBest(
                                key -> key.isOf(BlockExperiment.ASYMMETRIC) && key.bytes() >= 256,
                                TransferMethod.UMR_WRITE),
                        1.5,
                        6,
                        "us"),
                BlockDemand.range(
                        "Create above Post",
                        "far: twice or more",
                        cells.compare(
                                key -> key.isOf(BlockExperiment.CREATE) && key.blocks() <= 2048,
                                keys.get(0),
                                keys.get(1),
                                (one, other) -> one.microseconds() / other.microseconds()),
                        2,
                        ANY,
                        "times"),
                BlockDemand.range(
                        "Create and Post, t(2048) / t(1)",
                        "less than 3",
                        cells.growth(BlockExperiment.CREATE, keys, List.of(256L), 1, 2048),
                        0,
                        3,
                        "times"),
                ahead("stencil of 5 points, umr-write best", BlockExperiment.STENCIL, TransferMethod.UMR_WRITE, 3, 3),
                ahead("stencil of 57 points, copy best", BlockExperiment.STENCIL, TransferMethod.COPY, 29, 29),
                ahead("face to side 32, umr-write best", BlockExperiment.FACE, TransferMethod.UMR_WRITE, 1, 30),
                BlockDemand.range(
                        "face of side 128, sgrs behind the best",
                        "at most 5 %",
                        cells.percentBehindBest(
                                key -> key.isOf(BlockExperiment.FACE) && key.blocks() == 126, TransferMethod.SGRS),
                        -100,
                        5,
                        "%"));
    }

    private BlockDemand ahead(String name, BlockExperiment experiment, TransferMethod method, int least, int most) {
        return BlockDemand.range(
                name,
                "not behind another",
                cells.percentBehindBest(
                        key -> key.isOf(experiment) && key.blocks() >= least && key.blocks() <= most, method),
                -100,
                0,
                "%");
    }

    /** Demands on MPI's programs, by more time in parts of a hundred. */
    private static List<BlockDemand> programs(BlockCells cells) {
        List<Double> behindNone = new ArrayList<>();
        for (FftVariant variant : FftVariant.values()) {
            if (variant != FftVariant.NO_DDT) {
                behindNone.addAll(more(cells, variant.text(), FftVariant.NO_DDT.text()));
            }
        }
        return List.of(
                BlockDemand.range("fft, datatypes above none", "no DDT best", behindNone, 0, ANY, "%"),
                BlockDemand.range(
                        "fft, receive DDT above send DDT",
                        "receive DDT worse",
                        more(cells, FftVariant.RECEIVE_DDT.text(), FftVariant.SEND_DDT.text()),
                        0,
                        ANY,
                        "%"),
                BlockDemand.range(
                        "NAS_LU_x, ddt above copy",
                        "not worse",
                        more(cells, FourierRows.RUN_DDT, FourierRows.RUN_COPY),
                        -ANY,
                        0,
                        "%"));
    }

    private static List<Double> more(BlockCells cells, String first, String second) {
        return cells.compare(
                key -> key.isOf(BlockExperiment.FFT),
                first,
                second,
                (one, other) -> 100 * (one.microseconds() / other.microseconds() - 1));
    }
}
