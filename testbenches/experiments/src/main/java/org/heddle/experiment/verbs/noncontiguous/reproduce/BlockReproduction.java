package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.report.Workers;
import org.jspecify.annotations.Nullable;

/** Measures the paper's transfers, several at a time, each on two nodes of its own. */
public final class BlockReproduction {
    private final String configuration;
    private final Map<String, Double> constants;
    private final Function<BlockJob, BlockResult> transfers;
    private final NumberRows numbers;
    private final int threads;

    /** Measures what depends on the number of a key's entries, or of a transform's points, alone. */
    @FunctionalInterface
    interface NumberRows {
        List<BlockRow> of(BlockExperiment experiment, int number);
    }

    private record Task(BlockExperiment experiment, BlockJob job) {}

    /** @param threads that simulate */
    public BlockReproduction(BlockTransfers transfers, int threads) {
        this(
                transfers.setting().configuration().name(),
                transfers.setting().constants(),
                transfers::run,
                (experiment, number) -> switch (experiment) {
                    case WALKER -> KeyWalk.rows(transfers.setting(), transfers.simulation(), number);
                    case FFT -> FourierRows.rows(transfers, number);
                    default -> KeyCreation.rows(transfers, number);
                },
                threads);
    }

    /** @param numbers measures what depends on a number alone */
    BlockReproduction(
            String configuration,
            Map<String, Double> constants,
            Function<BlockJob, BlockResult> transfers,
            NumberRows numbers,
            int threads) {
        this.configuration = configuration;
        this.constants = constants;
        this.transfers = transfers;
        this.numbers = numbers;
        this.threads = threads;
    }

    /**
     * Measures a selection.
     *
     * @param progress hears what is done
     */
    public BlockDocument run(BlockSelection selection, Consumer<String> progress) {
        List<Task> tasks = new ArrayList<>();
        for (BlockExperiment experiment : selection.experiments()) {
            experiment
                    .jobs(selection.methods(), selection.blockBytes(), selection.blocks())
                    .forEach(job -> tasks.add(new Task(experiment, job)));
        }
        Map<Task, BlockRow> done = measured(tasks, progress);
        List<BlockRow> rows = new ArrayList<>();
        for (BlockExperiment experiment : selection.experiments()) {
            tasks.stream().filter(task -> task.experiment == experiment).forEach(task -> rows.add(done.get(task)));
            if (experiment.isByNumber()) {
                for (int number : selection.blocks() == null ? experiment.usualBlocks() : selection.blocks()) {
                    rows.addAll(numbers.of(experiment, number));
                    progress.accept(experiment.text() + ": " + number + " done");
                }
            }
        }
        return BlockDocument.of(configuration, constants, rows);
    }

    /** The longest ones come first, so that all threads end at about the same time. */
    private Map<Task, BlockRow> measured(List<Task> tasks, Consumer<String> progress) {
        ConcurrentLinkedQueue<Task> left = new ConcurrentLinkedQueue<>(tasks.stream()
                .sorted(Comparator.comparingLong((Task task) -> -task.job.bytes()))
                .toList());
        Map<Task, BlockRow> done = new ConcurrentHashMap<>();
        Workers.run(threads, "a transfer of blocks", () -> {
            for (Task task = left.poll(); task != null; task = left.poll()) {
                BlockRow row = row(task);
                done.put(task, row);
                synchronized (progress) {
                    progress.accept(String.format(
                            Locale.ROOT,
                            "%d of %d: %s, %s, %d x %d bytes: %.2f us",
                            done.size(),
                            tasks.size(),
                            row.experiment(),
                            row.method(),
                            row.blocks(),
                            row.blockBytes(),
                            row.microseconds()));
                }
            }
        });
        return done;
    }

    private BlockRow row(Task task) {
        BlockJob job = task.job;
        boolean isTable = task.experiment == BlockExperiment.TABLE4;
        @Nullable
        Double paper = isTable ? PrintedTimes.microseconds(job.method(), job.blockBytes(), job.blocks()) : null;
        boolean fitted = isTable
                && configuration.equals(VerbsConfiguration.published().name())
                && PrintedTimes.isFitted(job.method(), job.blockBytes(), job.blocks());
        return BlockRow.of(
                task.experiment.text(), job, transfers.apply(job), paper, fitted ? Basis.FITTED : Basis.MEASURED);
    }
}
