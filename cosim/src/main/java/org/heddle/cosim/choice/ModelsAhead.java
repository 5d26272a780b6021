package org.heddle.cosim.choice;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * Makes models of Verilator beside runs inside this JVM that have become long, for the runs to come.
 *
 * <p>One at a time, also of all processes that share a cache, at the lowest priority, and ended with this JVM, which waits for none. A
 * model that is not complete by then leaves nothing in the cache.
 */
public final class ModelsAhead {
    /** Time that the runs of a top take together before a model of it is worth its making. */
    private static final Duration LONG = Duration.ofSeconds(2);

    private static final String TASK = "ahead";
    private static final Logger LOGGER = System.getLogger(ModelsAhead.class.getPackageName());
    private static final ModelsAhead OF_JVM = new ModelsAhead(LONG, System::nanoTime);

    private final Duration enough;
    private final LongSupplier clock;
    private final ScheduledThreadPoolExecutor worker;

    // Of the worker alone.
    private final Map<String, Long> nanos = new HashMap<>();
    private final Set<String> made = new HashSet<>();

    /** @param clock in nanoseconds, by which runs that end are measured */
    ModelsAhead(Duration enough, LongSupplier clock) {
        this.enough = enough;
        this.clock = clock;
        this.worker = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "heddle-models-ahead");
            thread.setDaemon(true);
            return thread;
        });
        worker.setRemoveOnCancelPolicy(true);
    }

    /**
     * Notes that a run of a design inside this JVM begins.
     *
     * @return the run, to be ended with its simulation
     */
    public static Run begin(VerilogDesign design, BuildOptions build, ContentCache cache) {
        BuildListener listener = (kind, text) -> LOGGER.log(Level.DEBUG, "for the next run: " + text);
        ModelBuilder builder = new ModelBuilder(cache, listener);
        return OF_JVM.begin(
                design.top(),
                () -> builder.keyOf(design, build),
                () -> ToolRun.atLowestPriority(() -> cache.alone(
                        TASK, listener, () -> builder.build(design, build).close())));
    }

    /**
     * Notes that a run begins.
     *
     * @param top whose runs count together
     * @param key by which one model is told from another
     * @param make makes the model
     */
    Run begin(String top, Supplier<String> key, Runnable make) {
        return new Run(top, key, make);
    }

    /** One run of a design. */
    public final class Run {
        private final String top;
        private final Supplier<String> key;
        private final Runnable make;
        private final long start = clock.getAsLong();
        private final AtomicBoolean isOver = new AtomicBoolean();
        private final Future<?> check;

        private Run(String top, Supplier<String> key, Runnable make) {
            this.top = top;
            this.key = key;
            this.make = make;
            this.check = worker.schedule(this::order, enough.toNanos(), TimeUnit.NANOSECONDS);
        }

        private void order() {
            nanos.remove(top);
            try {
                if (made.add(key.get())) {
                    make.run();
                }
            } catch (RuntimeException failure) {
                LOGGER.log(
                        Level.DEBUG, "no model of \"" + top + "\" is made for the next run: " + failure.getMessage());
            }
        }

        private void add(long taken) {
            if (nanos.merge(top, taken, Long::sum) >= enough.toNanos()) {
                order();
            }
        }

        /** Notes that the run is over. */
        public void end() {
            if (isOver.compareAndSet(false, true) && check.cancel(false)) {
                long taken = clock.getAsLong() - start;
                worker.execute(() -> add(taken));
            }
        }
    }
}
