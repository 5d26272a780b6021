package org.heddle.cosim.engine;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.heddle.cosim.build.BuiltModel;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.SimulationInterruptedException;
import org.heddle.cosim.stop.StopPlace;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * One native instance of a model and its port image, in this process or in one of its own.
 *
 * <p>The image is plain memory that both sides share: reading or writing a port is no call. It is Java's own, so that a read
 * that comes too late finds the last values.
 *
 * <p>Every native call holds the {@link Turn}. It is given back before an exception is seen, but not before printed text has
 * been passed on.
 */
public final class Instance {
    /** Runs of more cycles than this are watched, so that an interrupt ends them; shorter ones end soon anyway. */
    private static final long LONG_RUN = 256;

    private final VerilogDesign design;
    private final Consumer<String> output;
    private final OpenInstance open;
    private final ModelCalls calls;
    private final Turn turn;
    private final ImageHead head;
    private final LongBuffer words;
    private Thread runner = Thread.currentThread();
    private Optional<HardwareStoppedException> stop = Optional.empty();

    private Instance(VerilogDesign design, Consumer<String> output, ModelCalls calls, OpenInstance open) {
        this.design = design;
        this.output = output;
        this.open = open;
        this.calls = calls;
        this.turn = open.turn();
        this.head = new ImageHead(calls.image());
        this.words = calls.image().asLongBuffer();
    }

    /**
     * Opens an instance of a design, whose model is built if the cache does not have it.
     *
     * @param builder makes it
     * @throws org.heddle.cosim.tool.ModelBuildException if the Verilog does not compile
     * @throws org.heddle.cosim.tool.MissingToolException if Verilator or the compiler is not installed
     * @throws HardwareStoppedException if the model ends while it is opened
     */
    public static Instance open(VerilogDesign design, InstanceOptions options, ModelBuilder builder) {
        NativeRuntime.map(options.cache(), options.listener());
        String place = OpeningPlace.find();
        String about = "\"" + design.top() + "\" with seed " + options.seedText() + ", opened at " + place
                + OpeningPlace.test().map(test -> " by test " + test).orElse("");
        return guarded(design, options.output(), place, opened(design, about, options, builder));
    }

    /**
     * Takes a model that is no native one.
     *
     * @param calls of the model, which is open
     */
    public static Instance over(VerilogDesign design, Consumer<String> output, ModelCalls calls) {
        return guarded(design, output, OpeningPlace.find(), calls);
    }

    private static Instance guarded(VerilogDesign design, Consumer<String> output, String place, ModelCalls calls) {
        OpenInstance open = new OpenInstance(design.top(), place, calls);
        Instance instance = new Instance(design, output, calls, open);
        open.guard(instance);
        return instance;
    }

    private static ModelCalls opened(
            VerilogDesign design, String about, InstanceOptions options, ModelBuilder builder) {
        if (options.silence().isEmpty()) {
            LoadedModel model = LoadedModel.of(design, options.build(), builder);
            return DirectCalls.open(design.top(), about, model, options.initial(), options.seed());
        }
        try (BuiltModel model = builder.build(design, options.build())) {
            return IsolatedCalls.open(
                    design.top(), about, model, options, options.silence().get());
        }
    }

    /** Returns the places of all ports in the port image. */
    public ImageLayout layout() {
        return calls.layout();
    }

    /**
     * Takes the turn for native calls that belong together; for who must not allocate, where {@link #call} would.
     *
     * @return what {@link #leave} gives back
     * @throws IllegalStateException if another thread has the turn, or the simulation is closed
     */
    public long enter() {
        return turn.enter();
    }

    /** Whether a thread is in a call. */
    public boolean isInCall() {
        return turn.isTaken();
    }

    /** Lets another thread, for which this one waits, act in its turn. */
    public void lend(Thread borrower, Runnable part) {
        turn.lend(borrower, part);
    }

    /** Returns the words of the port image, which are read and written in nobody's turn or in that of this thread. */
    public LongBuffer words() {
        return words;
    }

    /** Returns the right to use this instance, which every call here takes by itself. */
    public Turn turn() {
        return turn;
    }

    /** Simulated time in picoseconds. */
    public long timePs() {
        return head.timePs();
    }

    /** Rising edges of a clock so far, by its place in declaration order. */
    public long cycles(int clock) {
        return head.cycles(clock);
    }

    /** Rising edges of any clock so far; those at one time count once. */
    public long edges() {
        return head.edges();
    }

    /** Whether the inputs of every edge are in the recording: false once they took too much memory. */
    public boolean recordedAll() {
        return head.recordedAll();
    }

    /** Whether nobody has closed it. */
    public boolean isOpen() {
        return !turn.isClosed();
    }

    /** Whether there still is a model to ask: the simulation is open, and the model's process alive. */
    public boolean answers() {
        return isOpen() && calls.death().isEmpty();
    }

    /** The native calls; only for who has the turn. */
    public ModelCalls calls() {
        return calls;
    }

    /** Makes a native call, or several that belong together, in a turn. */
    public long call(LongSupplier calls) {
        long before = turn.enter();
        try {
            return calls.getAsLong();
        } finally {
            leave(before);
        }
    }

    /** Gives the turn back to what {@link #enter} found. */
    public void leave(long before) {
        turn.leave(before);
        Reference.reachabilityFence(this); // or the model might be freed under its last call
    }

    /** Adds a native agent. */
    public long addAgent(int kind, long[] config) {
        return call(() -> calls.addAgent(kind, config));
    }

    /** Adds an agent that only checks, in every kind of run. */
    public long addChecker(int kind, long[] config) {
        return call(() -> calls.addChecker(kind, config));
    }

    /** Records the inputs from now on; only before anything ran. */
    public void record(long limitBytes) {
        call(() -> {
            calls.record(limitBytes);
            return 0;
        });
    }

    /** Returns the recording so far. */
    public ByteBuffer recorded() {
        long before = turn.enter();
        try {
            return calls.recorded();
        } finally {
            leave(before);
        }
    }

    /** Repeats a recording until just before the rising edge of this number, counted from 0. */
    public void replay(ByteBuffer recorded, long edges) {
        boolean isLong = edges - edges() > LONG_RUN;
        long before = beginRun(isLong);
        try {
            int reason;
            do {
                reason = attend(calls.replay(recorded, edges));
            } while (reason == Outcome.PAUSE || reason == Outcome.HALTED);
        } finally {
            endRun(isLong, before);
        }
    }

    /** Lets the inputs act, without an edge. */
    public void settle() {
        long before = turn.enter();
        try {
            int result = calls.settle();
            if (result != Outcome.DONE) {
                attend(result);
            }
        } finally {
            leave(before);
        }
    }

    /** Settles just before the next rising edge of one clock, passing those of others. */
    public void approach(int clock) {
        long before = turn.enter();
        try {
            int result = calls.approach(clock);
            if (result != Outcome.DONE) {
                attend(result);
            }
        } finally {
            leave(before);
        }
    }

    /** Runs one cycle of a clock. */
    public void step(int clock) {
        long before = turn.enter();
        try {
            requireNotInterrupted();
            int result = calls.step(clock);
            if (result != Outcome.DONE && attend(result) == Outcome.HALTED) {
                step(clock);
            }
        } finally {
            leave(before);
        }
    }

    /** Runs cycles of a clock. */
    public void run(long cycles, int clock) {
        long before = beginRun(cycles > LONG_RUN);
        try {
            runOn(cycles, clock);
        } finally {
            endRun(cycles > LONG_RUN, before);
        }
    }

    /**
     * Runs the first clock until a word of the image meets a condition or all cycles are run.
     *
     * @param offset where the word lies, in bytes
     * @param mask the bits of it that count
     * @param operation how it is compared, as native code numbers comparisons
     * @param value what it is compared with
     * @return whether it was met
     */
    public boolean runUntil(long cycles, int offset, long mask, int operation, long value) {
        long before = beginRun(cycles > LONG_RUN);
        try {
            head.watch(offset, mask, operation, value);
            return runOn(cycles, 0) == Outcome.WATCH;
        } finally {
            head.unwatch();
            endRun(cycles > LONG_RUN, before);
        }
    }

    private int runOn(long cycles, int clock) {
        long end = cycles(clock) + cycles;
        int result = calls.run(cycles, clock);
        while (result != Outcome.DONE) {
            int reason = attend(result);
            long left = end - cycles(clock);
            if (reason != Outcome.PAUSE && reason != Outcome.HALTED || left == 0) {
                return reason;
            }
            result = calls.run(left, clock);
        }
        return Outcome.DONE;
    }

    private long beginRun(boolean isLong) {
        long before = turn.enter();
        try {
            requireNotInterrupted();
        } catch (SimulationInterruptedException interrupted) {
            leave(before);
            throw interrupted;
        }
        if (isLong) {
            runner = Thread.currentThread();
            LongCalls.begin(this);
        }
        return before;
    }

    private void endRun(boolean isLong, long before) {
        if (isLong) {
            LongCalls.end(this);
        }
        leave(before);
    }

    private void requireNotInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new SimulationInterruptedException(design.top(), cycles(0));
        }
    }

    /** Ends the long call that runs, if its thread is interrupted; to be called by another thread. */
    void haltIfInterrupted() {
        if (runner.isInterrupted()) {
            head.halt();
        }
    }

    /**
     * Runs one cycle per row of inputs; the buffers are direct.
     *
     * @return the rows done: all, or fewer if printed text had to be passed on
     */
    public long batch(ByteBuffer inputs, ByteBuffer outputs, long rows) {
        long before = beginRun(rows > LONG_RUN);
        try {
            long done = calls.batch(inputs, outputs, rows);
            if (done < rows && head.isHalted()) {
                attendHalt();
            }
            attend(head.stop() | Outcome.TEXT_WAITS);
            return done;
        } finally {
            endRun(rows > LONG_RUN, before);
        }
    }

    /** Passes printed text on, and throws if the simulation is over or the call was to end. */
    private int attend(int result) {
        if ((result & Outcome.TEXT_WAITS) != 0) {
            String text = calls.text(Outcome.OUTPUT);
            if (!text.isEmpty()) {
                output.accept(text);
            }
        }
        int reason = result & Outcome.REASON_MASK;
        if (reason >= Outcome.FINISH) {
            throw stopped(reason);
        }
        if (reason == Outcome.HALTED) {
            attendHalt();
        }
        return reason;
    }

    /** Somebody wanted this call to end: another thread, an interrupt, or what is over by now. */
    private void attendHalt() {
        head.goOn();
        turn.requireNotEnded(); // behind going on: who wants the end from now on asks again
        requireNotInterrupted();
    }

    private HardwareStoppedException stopped(int reason) {
        HardwareStoppedException stopped = HardwareStoppedException.of(
                Outcome.reason(reason),
                design.top(),
                StopPlace.of(design, calls.text(Outcome.STOP_FILE), head.stopLine()),
                calls.text(Outcome.STOP_MESSAGE).strip(),
                cycles(0));
        calls.problem().ifPresent(stopped::initCause);
        return stopped;
    }

    /** Returns the exception that says why the simulation ended; empty if it has not. */
    public Optional<HardwareStoppedException> stop() {
        int reason = head.stop();
        if (stop.isEmpty() && reason == Outcome.DIED) {
            stop = calls.death();
        }
        if (stop.isEmpty() && reason >= Outcome.FINISH) {
            long before = turn.enter();
            try {
                stop = Optional.of(stopped(reason));
            } finally {
                leave(before);
            }
        }
        return stop;
    }

    /** Sets when a clock rises; only before anything ran. */
    public void setClock(int clock, long periodPs, long firstRisePs) {
        call(() -> {
            calls.setClock(clock, periodPs, firstRisePs);
            return 0;
        });
    }

    /** Address, bytes per word, words and bits of a memory; empty if the model has none of this name open. */
    public Optional<long[]> memory(String scope, String name) {
        return ask(() -> calls.memory(scope, name));
    }

    /** Asks something that only the thread that runs the simulation may ask, and only until it is closed. */
    public <T> T ask(Supplier<T> question) {
        long before = turn.enter();
        try {
            return question.get();
        } finally {
            leave(before);
        }
    }

    /** Lets what was changed by the back door act when the design settles next. */
    public void touch() {
        call(() -> {
            calls.touch();
            return 0;
        });
    }

    /** Writes how often everything was reached; only of a model built for it. */
    public void writeCoverage(Path file) {
        if (call(() -> calls.writeCoverage(file) ? 1 : 0) == 0) {
            throw new IllegalStateException("the model of \"" + design.top() + "\" counts no coverage");
        }
    }

    /** Writes a waveform from now on. */
    public void startWaves(Path file) {
        call(() -> {
            open.startWaves(file);
            return 0;
        });
    }

    /** Ends what other threads do, and refuses them from now on. */
    public void takeOver() {
        turn.keep(OpenInstance.CLOSE_SECONDS);
    }

    /** A failed run's last values, and its end, stay readable after this. */
    public void close(Runnable lastActs) {
        open.close(() -> {
            lastActs.run();
            stop();
            String printed = calls.printed();
            if (!printed.isEmpty() && calls.death().isEmpty()) {
                output.accept(printed);
            }
        });
    }
}
