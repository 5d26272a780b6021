package org.heddle.cosim;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.hdl.verilog.VerilogDesign;
import org.jspecify.annotations.Nullable;

/**
 * One native instance of a model and its port image.
 *
 * <p>The image is plain memory that both sides share: reading or writing a port is no call. It is Java's own, so that a read
 * that comes too late finds the last values. Offsets here are those of {@code struct HeddleHead}.
 *
 * <p>Every native call holds the {@link Turn}. It is given back before an exception is seen, but not before printed text has
 * been passed on.
 */
final class Instance {
    private static final int TIME_PS = 0;
    private static final int STOP = 8;
    private static final int STOP_LINE = 16;
    private static final int EDGES = 24;
    private static final int RECORDED_EDGES = 32;
    private static final int WATCH_OP = 64;
    private static final int WATCH_OFFSET = 72;
    private static final int WATCH_MASK = 80;
    private static final int WATCH_VALUE = 88;
    private static final int CLOCK_CYCLES = 128;
    private static final int CACHE_LINE = 64;

    /** Runs of more cycles than this are watched, so that an interrupt ends them; shorter ones end soon anyway. */
    private static final long LONG_RUN = 256;

    private final VerilogDesign design;
    private final ImageLayout layout;
    private final Consumer<String> output;
    private final OpenInstance open;
    private final Turn turn;
    private final ByteBuffer image;
    private final LongBuffer words;
    private Thread runner = Thread.currentThread();
    private Optional<HardwareStoppedException> stop = Optional.empty();
    private @Nullable Memory room;

    private Instance(
            VerilogDesign design, ImageLayout layout, Consumer<String> output, ByteBuffer image, OpenInstance open) {
        this.design = design;
        this.layout = layout;
        this.output = output;
        this.open = open;
        this.turn = open.turn();
        this.image = image;
        this.words = image.asLongBuffer();
    }

    static Instance of(VerilogDesign design, LoadedModel model, SimulationOptions options) {
        ImageLayout layout = model.layout();
        ByteBuffer image = ByteBuffer.allocateDirect(layout.bytes() + CACHE_LINE)
                .alignedSlice(CACHE_LINE)
                .order(ByteOrder.LITTLE_ENDIAN);
        String place = OpeningPlace.find();
        String about = "\"" + design.top() + "\" with seed " + Seeds.text(options.seed()) + ", opened at " + place
                + OpeningPlace.test().map(test -> " by test " + test).orElse("");
        try (NativeRuntime.Text error = NativeRuntime.Text.forError();
                NativeRuntime.Text aboutText = NativeRuntime.Text.of(about)) {
            long handle = NativeRuntime.heddle_open(
                    model.handle(),
                    aboutText.address(),
                    options.initial().code(),
                    nativeSeed(options.seed()),
                    Pointer.nativeValue(Native.getDirectBufferPointer(image)),
                    error.address(),
                    error.bytes());
            if (handle == 0) {
                throw new IllegalStateException("no instance of \"" + design.top() + "\": " + error.read());
            }
            OpenInstance open = new OpenInstance(design.top(), place, handle, image);
            Instance instance = new Instance(design, layout, options.output(), image, open);
            open.guard(instance);
            return instance;
        }
    }

    /** Verilator takes 31 bits, and 0 would mean "draw one from the system". */
    private static int nativeSeed(long seed) {
        int folded = (int) (Seeds.mix(seed) >>> 33);
        return folded == 0 ? 1 : folded;
    }

    ImageLayout layout() {
        return layout;
    }

    Turn turn() {
        return turn;
    }

    /**
     * A word of the port image, by its number.
     *
     * @throws IllegalStateException if another thread is in a call
     */
    long word(int index) {
        turn.requireReadable();
        return words.get(index);
    }

    /** Sets one; refused also when the simulation is closed. */
    void setWord(int index, long value) {
        turn.requireMine();
        words.put(index, value);
    }

    long timePs() {
        return image.getLong(TIME_PS);
    }

    long cycles(int clock) {
        return image.getLong(CLOCK_CYCLES + 8 * clock);
    }

    /** Rising edges of any clock so far; those at one time count once. */
    long edges() {
        return image.getLong(EDGES);
    }

    /** Whether the inputs of every edge are in the recording: false once they took too much memory. */
    boolean recordedAll() {
        return image.getLong(RECORDED_EDGES) == -1;
    }

    boolean isOpen() {
        return !turn.isClosed();
    }

    /** Makes a native call, or several that belong together, in a turn. */
    long call(LongSupplier calls) {
        long before = turn.enter();
        try {
            return calls.getAsLong();
        } finally {
            leave(before);
        }
    }

    void leave(long before) {
        turn.leave(before);
        Reference.reachabilityFence(this); // or the model might be freed under its last call
    }

    /** Adds a native agent; the address is that of its configuration, which is read at once. */
    long addAgent(int kind, long config) {
        return call(() -> NativeRuntime.heddle_add_agent(open.handle(), kind, config));
    }

    /** Adds an agent that only checks, in every kind of run. */
    long addChecker(int kind, long config) {
        return call(() -> NativeRuntime.heddle_add_checker(open.handle(), kind, config));
    }

    /** Records the inputs from now on; only before anything ran. */
    void record(long limitBytes) {
        call(() -> {
            NativeRuntime.heddle_record(open.handle(), limitBytes);
            return 0;
        });
    }

    /** What was recorded so far. */
    ByteBuffer recorded() {
        long before = turn.enter();
        try {
            long size = NativeRuntime.heddle_recorded(open.handle(), 0, 0);
            ByteBuffer recorded = ByteBuffer.allocateDirect(Math.toIntExact(8 * size));
            NativeRuntime.heddle_recorded(
                    open.handle(), Pointer.nativeValue(Native.getDirectBufferPointer(recorded)), size);
            return recorded;
        } finally {
            leave(before);
        }
    }

    /** Repeats a recording until just before the rising edge of this number, counted from 0. */
    void replay(ByteBuffer recorded, long edges) {
        long address = Pointer.nativeValue(Native.getDirectBufferPointer(recorded));
        boolean isLong = edges - edges() > LONG_RUN;
        long before = beginRun(isLong);
        try {
            int reason;
            do {
                reason = attend(NativeRuntime.heddle_replay(open.handle(), address, recorded.capacity() / 8, edges));
            } while (reason == NativeRuntime.PAUSE || reason == NativeRuntime.HALTED);
        } finally {
            endRun(isLong, before);
        }
    }

    /** Lets the inputs act, without an edge. */
    void settle() {
        long before = turn.enter();
        try {
            int result = CycleCall.settle(open.handle());
            if (result != NativeRuntime.DONE) {
                attend(result);
            }
        } finally {
            leave(before);
        }
    }

    /** Settles just before the next rising edge of one clock, passing those of others. */
    void approach(int clock) {
        long before = turn.enter();
        try {
            int result = CycleCall.approach(open.handle(), clock);
            if (result != NativeRuntime.DONE) {
                attend(result);
            }
        } finally {
            leave(before);
        }
    }

    /** Runs one cycle of a clock. */
    void step(int clock) {
        long before = turn.enter();
        try {
            requireNotInterrupted();
            int result = CycleCall.step(open.handle(), clock);
            if (result != NativeRuntime.DONE && attend(result) == NativeRuntime.HALTED) {
                step(clock);
            }
        } finally {
            leave(before);
        }
    }

    /** Runs cycles of a clock. */
    void run(long cycles, int clock) {
        long before = beginRun(cycles > LONG_RUN);
        try {
            runOn(cycles, clock);
        } finally {
            endRun(cycles > LONG_RUN, before);
        }
    }

    /** Runs until a watch is met or all cycles are run; true if it was met. */
    boolean run(long cycles, int clock, Watch watch) {
        long before = beginRun(cycles > LONG_RUN);
        try {
            image.putLong(WATCH_OFFSET, watch.port().offset());
            image.putLong(WATCH_MASK, watch.port().topMask());
            image.putLong(WATCH_VALUE, watch.value());
            image.putLong(WATCH_OP, watch.code());
            return runOn(cycles, clock) == NativeRuntime.WATCH;
        } finally {
            image.putLong(WATCH_OP, 0);
            endRun(cycles > LONG_RUN, before);
        }
    }

    private int runOn(long cycles, int clock) {
        long end = cycles(clock) + cycles;
        int result = NativeRuntime.heddle_run(open.handle(), cycles, clock);
        while (result != NativeRuntime.DONE) {
            int reason = attend(result);
            long left = end - cycles(clock);
            if (reason != NativeRuntime.PAUSE && reason != NativeRuntime.HALTED || left == 0) {
                return reason;
            }
            result = NativeRuntime.heddle_run(open.handle(), left, clock);
        }
        return NativeRuntime.DONE;
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
            open.halt();
        }
    }

    /**
     * Runs one cycle per row of inputs; the buffers are direct.
     *
     * @return the rows done: all, or fewer if printed text had to be passed on
     */
    long batch(ByteBuffer inputs, ByteBuffer outputs, long rows) {
        long before = beginRun(rows > LONG_RUN);
        try {
            long done = NativeRuntime.heddle_batch(
                    open.handle(),
                    Pointer.nativeValue(Native.getDirectBufferPointer(inputs)),
                    Pointer.nativeValue(Native.getDirectBufferPointer(outputs)),
                    rows);
            if (done < rows && open.isHalted()) {
                attendHalt();
            }
            attend((int) image.getLong(STOP) | NativeRuntime.TEXT_WAITS);
            return done;
        } finally {
            endRun(rows > LONG_RUN, before);
        }
    }

    /** Passes printed text on, and throws if the simulation is over or the call was to end. */
    private int attend(int result) {
        if ((result & NativeRuntime.TEXT_WAITS) != 0) {
            String text = NativeRuntime.text(open.handle(), NativeRuntime.OUTPUT);
            if (!text.isEmpty()) {
                output.accept(text);
            }
        }
        int reason = result & NativeRuntime.REASON_MASK;
        if (reason >= NativeRuntime.FINISH) {
            throw stopped(reason);
        }
        if (reason == NativeRuntime.HALTED) {
            attendHalt();
        }
        return reason;
    }

    /** Somebody wanted this call to end: another thread, an interrupt, or what is over by now. */
    private void attendHalt() {
        open.goOn();
        turn.requireNotEnded(); // behind going on: who wants the end from now on asks again
        requireNotInterrupted();
    }

    private HardwareStoppedException stopped(int reason) {
        return HardwareStoppedException.of(
                HardwareStoppedException.Reason.of(reason),
                design.top(),
                StopPlace.of(
                        design, NativeRuntime.text(open.handle(), NativeRuntime.STOP_FILE), image.getLong(STOP_LINE)),
                NativeRuntime.text(open.handle(), NativeRuntime.STOP_MESSAGE).strip(),
                cycles(0));
    }

    /** What ended the simulation, if anything did. */
    Optional<HardwareStoppedException> stop() {
        int reason = (int) image.getLong(STOP);
        if (stop.isEmpty() && reason >= NativeRuntime.FINISH) {
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
    void setClock(int clock, long periodPs, long firstRisePs) {
        call(() -> {
            NativeRuntime.heddle_set_clock(open.handle(), clock, periodPs, firstRisePs);
            return 0;
        });
    }

    /** Address, bytes per word, words and bits of a memory; empty if the model has none of this name open. */
    Optional<long[]> memory(String scope, String name) {
        try (NativeRuntime.Text place = NativeRuntime.Text.of(scope);
                NativeRuntime.Text memory = NativeRuntime.Text.of(name);
                Memory found = new Memory(32)) {
            long there = call(() -> NativeRuntime.heddle_memory(
                    open.handle(), place.address(), memory.address(), Pointer.nativeValue(found)));
            return there == 0 ? Optional.empty() : Optional.of(found.getLongArray(0, 4));
        }
    }

    /** Lets what was changed by the back door act when the design settles next. */
    void touch() {
        call(() -> {
            NativeRuntime.heddle_touch(open.handle());
            return 0;
        });
    }

    /** Writes how often everything was reached; only of a model built for it. */
    void writeCoverage(Path file) {
        try (NativeRuntime.Text path = NativeRuntime.Text.of(file.toString())) {
            if (call(() -> NativeRuntime.heddle_write_coverage(open.handle(), path.address())) == 0) {
                throw new IllegalStateException("the model of \"" + design.top() + "\" counts no coverage");
            }
        }
    }

    /** Writes a waveform from now on. */
    void startWaves(Path file) {
        call(() -> {
            open.startWaves(file);
            return 0;
        });
    }

    /** Ends what other threads do, and refuses them from now on. */
    void takeOver() {
        turn.keep(OpenInstance.CLOSE_SECONDS);
    }

    /** A failed run's last values, and its end, stay readable after this. */
    void close(Runnable lastActs) {
        open.close(() -> {
            lastActs.run();
            stop();
            if (room != null) {
                room.close();
            }
        });
    }

    /** Native memory for so many words that a call hands over or fetches: until the next one asks for it, in one turn. */
    Memory room(int words) {
        Memory enough = room;
        if (enough == null || enough.size() < 8L * words) {
            if (enough != null) {
                enough.close();
            }
            enough = new Memory(8L * Math.max(64, words));
            room = enough;
        }
        return enough;
    }
}
