package org.heddle.experiment.arithmetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakSettings;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.report.Interruption;
import org.heddle.report.Workers;

/**
 * Random pairs through every operation that floats have, in both formats, episode after episode until one differs from Java's
 * arithmetic. Every operation gets its own pairs; those of an episode come from its seed alone.
 */
public final class FloatSoak {
    /** Pairs of an episode. */
    public static final int EPISODE_PAIRS = 1 << 16;

    private static final int BATCH_WORDS = 4096;

    /**
     * An operation on a format.
     *
     * @param type FLOAT or DOUBLE
     */
    public record Job(ReductionOperation operation, ElementType type) {
        @Override
        public String toString() {
            return (type + " " + operation).toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * A difference.
     *
     * @param job where
     * @param seed of the episode
     * @param pairs of the episode
     * @param what is different
     */
    public record Mismatch(Job job, long seed, int pairs, String what) {}

    /**
     * Result of a soak: the pairs that were compared and their mismatches.
     *
     * @param pairs number of pairs that were compared, of all jobs together
     * @param mismatches those that were seen; the first one ends the run
     */
    public record Outcome(long pairs, List<Mismatch> mismatches) {}

    private final VerilogDesign verilog;
    private final SimulationOptions options;
    private final SoakSettings settings;
    private final LongConsumer progress;
    private final List<Job> jobs = jobs();
    private final AtomicLong next = new AtomicLong();
    private final List<Mismatch> mismatches = new ArrayList<>();
    private long compared;

    /**
     * A soak.
     *
     * @param verilog that of {@link AluBatch#verilog}, or a changed one
     * @param progress hears how many pairs of all jobs have been compared
     */
    public FloatSoak(VerilogDesign verilog, SimulationOptions options, SoakSettings settings, LongConsumer progress) {
        this.verilog = verilog;
        this.options = options.cycleLimit(Long.MAX_VALUE);
        this.settings = settings;
        this.progress = progress;
    }

    /** Every operation that is defined for floats, in both formats. */
    public static List<Job> jobs() {
        List<Job> jobs = new ArrayList<>();
        for (ReductionOperation operation : ReductionOperation.values()) {
            for (ElementType type : ElementType.values()) {
                if (type.isFloating() && operation.allows(type)) {
                    jobs.add(new Job(operation, type));
                }
            }
        }
        return jobs;
    }

    /** Runs everything. */
    public Outcome run() {
        Workers.run(settings.threads(), "an episode", this::work);
        return outcome();
    }

    private synchronized Outcome outcome() {
        return new Outcome(compared, List.copyOf(mismatches));
    }

    private void work() {
        try (AluBatch batch = new AluBatch(verilog, options, BATCH_WORDS)) {
            while (!hasFailed() && !Interruption.hasBegun()) {
                long index = next.getAndIncrement();
                Job job = jobs.get((int) (index % jobs.size()));
                long episode = index / jobs.size();
                long left = settings.count() - episode * EPISODE_PAIRS;
                if (left <= 0) {
                    return;
                }
                run(batch, job, settings.seed() + episode, (int) Math.min(EPISODE_PAIRS, left));
            }
        }
    }

    private synchronized boolean hasFailed() {
        return !mismatches.isEmpty();
    }

    private void run(AluBatch batch, Job job, long seed, int pairs) {
        Optional<String> what;
        try {
            what = new FloatEpisode(batch, job.operation(), job.type(), seed).run(pairs);
        } catch (RuntimeException wrong) {
            if (Interruption.hasBegun()) {
                return;
            }
            // A result that does not come when it is due, or an assertion of the RTL.
            what = Optional.of(String.valueOf(wrong.getMessage()));
        }
        synchronized (this) {
            compared += pairs;
            what.ifPresent(text -> mismatches.add(new Mismatch(job, seed, pairs, text)));
            progress.accept(compared);
        }
    }
}
