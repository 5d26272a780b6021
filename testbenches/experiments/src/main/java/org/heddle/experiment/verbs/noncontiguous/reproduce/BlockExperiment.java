package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.fft.FftJob;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.jspecify.annotations.Nullable;

/** Table or figure of the paper that is measured. */
public enum BlockExperiment {
    /** Table 4: blocks of 256 to 65,536 bytes, 16 to 512 of them. */
    TABLE4(PrintedTimes.METHODS, PrintedTimes.BLOCK_BYTES, PrintedTimes.BLOCKS),
    /** Figures 17 to 19: 30 blocks of 2 bytes to 1 MiB. */
    BLOCKS30(
            List.of(TransferMethod.SGRS, TransferMethod.COPY, TransferMethod.CONTIGUOUS_SEND),
            powers(2, 1 << 20),
            List.of(30)),
    /** Figure 21: 16 blocks of 4 to 4,096 bytes. */
    SYMMETRIC(PrintedTimes.METHODS, powers(4, 4096), List.of(16)),
    /** Figure 22: 16 blocks of 4 to 4,096 bytes to 4 of four times their bytes. */
    ASYMMETRIC(
            List.of(
                    TransferMethod.SGRS,
                    TransferMethod.COPY,
                    TransferMethod.SG_WRITE,
                    TransferMethod.UMR_SR,
                    TransferMethod.UMR_WRITE),
            powers(4, 4096),
            List.of(16)) {
        @Override
        BlockJob job(TransferMethod method, long bytes, int blocks) {
            return new BlockJob(method, bytes, blocks, bytes * RATIO, Math.max(1, blocks / RATIO), BlockJob.GAP);
        }
    },
    /** Figure 24: stencils of 5 to 57 points, (points + 1) / 2 blocks of 8 bytes. */
    STENCIL(
            PrintedTimes.METHODS,
            List.of(8L),
            IntStream.of(5, 9, 13, 17, 21, 25, 33, 41, 49, 57)
                    .mapToObj(points -> (points + 1) / 2)
                    .toList()),
    /** Figure 25: faces of side 4 to 128, side - 2 blocks of side - 2 doubles. */
    FACE(
            PrintedTimes.METHODS,
            List.of(),
            IntStream.of(4, 8, 16, 32, 64, 128).mapToObj(side -> side - 2).toList()) {
        @Override
        List<BlockJob> jobs(
                @Nullable List<TransferMethod> methods, @Nullable List<Long> bytes, @Nullable List<Integer> blocks) {
            List<BlockJob> jobs = new ArrayList<>();
            for (int side : blocks == null ? usualBlocks() : blocks) {
                for (TransferMethod method : methods == null ? usualMethods() : methods) {
                    jobs.add(job(method, (long) side * Double.BYTES, side));
                }
            }
            return jobs;
        }
    },
    /** Figure 20: creation and Post of keys of 1 to 4,096 entries. */
    CREATE(
            List.of(),
            List.of(256L),
            IntStream.rangeClosed(0, 12).mapToObj(log -> 1 << log).toList()),
    /** The walker of a key's list by itself: 16 to 65,536 entries of 8 bytes. */
    WALKER(
            List.of(),
            List.of(8L),
            IntStream.of(16, 64, 512, 4096, 65_536).boxed().toList()),
    /** Figures 12 and 13: Fourier transforms of squares of 64 to 512 points in a row on four nodes, a quarter of a row to each. */
    FFT(
            List.of(),
            List.of(16L),
            IntStream.of(64, 128, 256, 512)
                    .mapToObj(points -> points / FftJob.RANKS)
                    .toList());

    /** Number of the sender's blocks for each of the receiver's in Figure 22. */
    private static final int RATIO = 4;

    private final List<TransferMethod> usualMethods;
    private final List<Long> usualBytes;
    private final List<Integer> usualBlocks;

    BlockExperiment(List<TransferMethod> usualMethods, List<Long> usualBytes, List<Integer> usualBlocks) {
        this.usualMethods = usualMethods;
        this.usualBytes = usualBytes;
        this.usualBlocks = usualBlocks;
    }

    private static List<Long> powers(long first, long last) {
        return LongStream.iterate(first, each -> each <= last, each -> 2 * each)
                .boxed()
                .toList();
    }

    /** Returns whether it measures something for each number of entries or of points, not transfers. */
    boolean isByNumber() {
        return this == CREATE || this == WALKER || this == FFT;
    }

    /** Returns whether methods can be chosen for it. */
    boolean takesMethods() {
        return !isByNumber();
    }

    /** Returns whether bytes of a block can be chosen for it: those of a face follow from its side. */
    boolean takesBlockBytes() {
        return !isByNumber() && this != FACE;
    }

    List<TransferMethod> usualMethods() {
        return usualMethods;
    }

    List<Integer> usualBlocks() {
        return usualBlocks;
    }

    /** Returns its name as users type it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the names that users type. */
    public static List<String> names() {
        return Arrays.stream(values()).map(BlockExperiment::text).toList();
    }

    /** Returns the experiment of a name that there is. */
    public static BlockExperiment named(String name) {
        return BlockExperiment.valueOf(name.toUpperCase(Locale.ROOT));
    }

    BlockJob job(TransferMethod method, long bytes, int blocks) {
        return BlockJob.of(method, bytes, blocks);
    }

    /** Returns its transfers; where nothing is chosen, the paper's. */
    List<BlockJob> jobs(
            @Nullable List<TransferMethod> methods, @Nullable List<Long> bytes, @Nullable List<Integer> blocks) {
        List<BlockJob> jobs = new ArrayList<>();
        for (long size : bytes == null ? usualBytes : bytes) {
            for (int count : blocks == null ? usualBlocks : blocks) {
                for (TransferMethod method : methods == null ? usualMethods : methods) {
                    jobs.add(job(method, size, count));
                }
            }
        }
        return isByNumber() ? List.of() : jobs;
    }
}
