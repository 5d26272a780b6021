package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.heddle.experiment.verbs.noncontiguous.TransferConstant;
import org.heddle.host.verbs.transfer.TransferMethod;

/** Demands on improved nodes: that what the paper found wanting is gone. */
final class ImprovedDemands {
    private static final double SHARE = 1.05;
    private static final double NEAR = 1.02;
    private static final int READS = 17;
    private static final int BESIDE_READS = 40;
    private static final double ANY = Double.MAX_VALUE;
    private static final List<String> TRANSFERS =
            PrintedTimes.METHODS.stream().map(TransferMethod::text).toList();

    private static final Predicate<BlockCells.Key> SEVERAL =
            key -> key.isOf(BlockExperiment.TABLE4, BlockExperiment.SYMMETRIC, BlockExperiment.ASYMMETRIC);

    private ImprovedDemands() {}

    static List<BlockDemand> of(BlockDocument document) {
        BlockCells cells = new BlockCells(document.rows());
        List<BlockDemand> all = new ArrayList<>(walker(document, cells));
        all.addAll(bounds(cells));
        all.addAll(growth(cells));
        all.addAll(orders(cells));
        return all;
    }

    private static List<BlockDemand> walker(BlockDocument document, BlockCells cells) {
        double read = TransferConstant.READ.of(document.constants());
        Predicate<BlockCells.Key> walker = key -> key.isOf(BlockExperiment.WALKER);
        return List.of(
                BlockDemand.range(
                        "walker, cycles of an entry",
                        "at most 1.05",
                        cells.each(walker, "walk", row -> (double) row.cycles() / row.blocks()),
                        0,
                        1.05,
                        "cycles"),
                BlockDemand.range(
                        "walker, start at any entry",
                        "17 reads that wait and 40 cycles",
                        cells.each(walker, "start", BlockRow::cycles),
                        0,
                        READS * read + BESIDE_READS,
                        "cycles"));
    }

    /** Zero-copy methods, 64 blocks or more of 256 bytes or more, beside one piece by the same opcode. */
    private static List<BlockDemand> bounds(BlockCells cells) {
        Map<String, TransferMethod> opcodes = Map.of(
                TransferMethod.SGRS.text(), TransferMethod.CONTIGUOUS_SEND,
                TransferMethod.UMR_SR.text(), TransferMethod.CONTIGUOUS_SEND,
                TransferMethod.UMR_WRITE.text(), TransferMethod.CONTIGUOUS_WRITE);
        List<BlockDemand> all = new ArrayList<>();
        for (String method : TRANSFERS) {
            TransferMethod piece = opcodes.get(method);
            if (piece != null) {
                all.add(BlockDemand.range(
                        method + " above one piece",
                        "at most 5 % + 1 us",
                        cells.compare(
                                key -> SEVERAL.test(key) && key.blocks() >= 64 && key.bytes() >= 256,
                                method,
                                piece.text(),
                                (one, other) -> one.microseconds() - SHARE * other.microseconds()),
                        -ANY,
                        1,
                        "us beyond 5 %"));
            }
        }
        return all;
    }

    private static List<BlockDemand> growth(BlockCells cells) {
        List<Double> steps = new ArrayList<>();
        for (String method : TRANSFERS) {
            for (long bytes : PrintedTimes.BLOCK_BYTES) {
                Double half = cells.time(BlockExperiment.TABLE4, method, bytes, 128);
                Double whole = cells.time(BlockExperiment.TABLE4, method, bytes, 256);
                Double twice = cells.time(BlockExperiment.TABLE4, method, bytes, 512);
                if (half != null && whole != null && twice != null) {
                    steps.add((twice - whole) / (whole - half));
                }
            }
        }
        return List.of(
                BlockDemand.range(
                        "each method, t(512) / t(16)",
                        "at most 34",
                        cells.growth(BlockExperiment.TABLE4, TRANSFERS, PrintedTimes.BLOCK_BYTES, 16, 512),
                        0,
                        34,
                        "times"),
                BlockDemand.range("step to 512 blocks by that to 256", "at most 2.1", steps, 0, 2.1, "times"),
                BlockDemand.range(
                        "512 blocks of 8 bytes, each", "at most 8 cycles", shortBlocks(cells), 0, 8, "cycles"));
    }

    private static List<Double> shortBlocks(BlockCells cells) {
        return cells.each(
                key -> key.isOf(BlockExperiment.TABLE4) && key.blocks() >= 512 && key.bytes() == Long.BYTES,
                TransferMethod.UMR_WRITE.text(),
                row -> (double) row.cycles() / row.blocks());
    }

    private static List<BlockDemand> orders(BlockCells cells) {
        // Figures 17 to 19 compare copies with lists alone.
        List<Double> copied = cells.aheadOfBest(
                key -> key.bytes() >= Long.BYTES && key.blocks() > 1 && !key.isOf(BlockExperiment.BLOCKS30),
                TransferMethod.COPY);
        return List.of(
                BlockDemand.range(
                        "umr-write above sgrs",
                        "never",
                        cells.compare(
                                SEVERAL,
                                TransferMethod.UMR_WRITE.text(),
                                TransferMethod.SGRS.text(),
                                (one, other) -> one.microseconds() - other.microseconds()),
                        -ANY,
                        0,
                        "us"),
                BlockDemand.range(
                        "umr-sr above sgrs",
                        "at most 2 % + 1 us",
                        cells.compare(
                                SEVERAL,
                                TransferMethod.UMR_SR.text(),
                                TransferMethod.SGRS.text(),
                                (one, other) -> one.microseconds() - NEAR * other.microseconds()),
                        -ANY,
                        1,
                        "us beyond 2 %"),
                BlockDemand.range("blocks of 8 bytes and more, copy ahead", "never", copied, -ANY, 0, "us"));
    }
}
