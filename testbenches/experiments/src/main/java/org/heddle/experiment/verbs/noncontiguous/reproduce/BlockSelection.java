package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.fft.FftJob;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.jspecify.annotations.Nullable;

/**
 * Part of the experiments that is measured.
 *
 * @param experiments in the order of the result
 * @param methods of all of them, or null for each one's own
 * @param blockBytes likewise
 * @param blocks likewise
 */
public record BlockSelection(
        List<BlockExperiment> experiments,
        @Nullable List<TransferMethod> methods,
        @Nullable List<Long> blockBytes,
        @Nullable List<Integer> blocks) {
    /**
     * Returns a selection all of whose transfers can be executed, and in which nothing is chosen that no experiment of it uses.
     *
     * @throws VerbsRefusedException if not, with the reason
     */
    public static BlockSelection of(
            List<BlockExperiment> experiments,
            @Nullable List<TransferMethod> methods,
            @Nullable List<Long> blockBytes,
            @Nullable List<Integer> blocks) {
        if (methods != null) {
            requireUse("--methods", experiments, BlockExperiment::takesMethods);
        }
        if (blockBytes != null) {
            requireUse("--block-bytes", experiments, BlockExperiment::takesBlockBytes);
        }
        BlockSelection selection = new BlockSelection(experiments, methods, blockBytes, blocks);
        for (BlockExperiment experiment : experiments) {
            if (experiment == BlockExperiment.FFT) {
                requirePowersOfTwo(blocks == null ? List.of() : blocks);
            }
            experiment.jobs(methods, blockBytes, blocks);
            for (int entries : blocks == null ? List.<Integer>of() : blocks) {
                BlockJob.of(TransferMethod.UMR_WRITE, 1, entries);
            }
        }
        return selection;
    }

    /** Refuses an option that would change none of the experiments. */
    private static void requireUse(
            String option, List<BlockExperiment> experiments, Predicate<BlockExperiment> isUsed) {
        if (experiments.stream().noneMatch(isUsed)) {
            String names = experiments.stream().map(BlockExperiment::text).collect(Collectors.joining(","));
            throw new VerbsRefusedException(
                    "--experiment " + names + " has no use for " + option + ": leave out " + option);
        }
    }

    private static void requirePowersOfTwo(List<Integer> blocks) {
        for (int count : blocks) {
            if (!FftJob.isSize((long) FftJob.RANKS * count)) {
                throw new VerbsRefusedException("--experiment fft has " + FftJob.RANKS
                        + " blocks in a row of points, and so takes powers of two" + " up to 1024: --blocks=" + count);
            }
        }
    }
}
