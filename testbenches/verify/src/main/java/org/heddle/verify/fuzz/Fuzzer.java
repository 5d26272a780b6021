package org.heddle.verify.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.report.Workers;
import org.heddle.verify.fuzz.draw.PlanDraw;
import org.heddle.verify.fuzz.engine.Difference;
import org.heddle.verify.fuzz.engine.Differential;
import org.heddle.verify.fuzz.engine.Engine;
import org.heddle.verify.fuzz.plan.Plan;

/** Draws circuits in batches, and runs every batch as one design on every engine. */
public final class Fuzzer {
    /**
     * How much to try.
     *
     * @param seed of the first circuit; the others have the seeds behind it
     * @param circuits at most so many
     * @param limit no batch begins later than this
     * @param batch circuits in one design
     * @param threads batches at once
     * @param stopAtFirst whether a difference ends the run
     */
    public record Settings(long seed, long circuits, Duration limit, int batch, int threads, boolean stopAtFirst) {}

    /**
     * Outcome of a run.
     *
     * @param circuits number of circuits that ran
     * @param differences by seed
     * @param census of everything drawn
     */
    public record Outcome(long circuits, List<Difference> differences, Census census) {}

    private final Settings settings;
    private final LongFunction<List<Engine>> engines;
    private final Consumer<String> progress;
    private final Differential differential;
    private final Census census = new Census();
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final List<Difference> differences = new ArrayList<>();
    private long deadline;

    /**
     * @param engines of a batch, by its number
     * @param change made to the Verilog: a planted mistake, or none
     * @param progress hears of batches and differences
     */
    public Fuzzer(
            Settings settings,
            LongFunction<List<Engine>> engines,
            UnaryOperator<VerilogDesign> change,
            Consumer<String> progress) {
        this.settings = settings;
        this.engines = engines;
        this.progress = progress;
        this.differential = new Differential(change);
    }

    /** Draws and runs until the count, the time or a difference ends it. */
    public Outcome run() {
        deadline = System.nanoTime() + settings.limit().toNanos();
        Workers.run(settings.threads(), "a batch of circuits", this::work);
        differences.sort(
                Comparator.comparingLong(difference -> difference.plan().seed()));
        return new Outcome(done.get(), List.copyOf(differences), census);
    }

    private void work() {
        while (System.nanoTime() < deadline && !ends()) {
            long batch = next.getAndIncrement();
            long first = batch * settings.batch();
            long count = Math.min(settings.batch(), settings.circuits() - first);
            if (count <= 0) {
                return;
            }
            try {
                run(batch, settings.seed() + first, (int) count);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private synchronized boolean ends() {
        return settings.stopAtFirst() && !differences.isEmpty();
    }

    private void run(long batch, long seed, int count) throws IOException {
        List<Plan> plans = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Plan plan = PlanDraw.of(seed + i);
            census.add(plan);
            plans.add(plan);
        }
        List<Difference> found = differential.run(plans, engines.apply(batch));
        long total = done.addAndGet(count);
        synchronized (this) {
            differences.addAll(found);
            found.forEach(difference -> progress.accept(difference.engine() + " differs: "
                    + Report.again(difference.plan().seed())));
            progress.accept("%,d circuits, %d differences".formatted(total, differences.size()));
        }
    }
}
