package org.heddle.cosim;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.hdl.verilog.VerilogDesign;
import org.jspecify.annotations.Nullable;

/**
 * One native instance of a model and its port image.
 *
 * <p>The image is plain memory that both sides share: reading or writing a port is no call. Offsets here are those of
 * {@code struct HeddleHead}.
 */
final class Instance implements AutoCloseable {
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

    private final VerilogDesign design;
    private final ImageLayout layout;
    private final Consumer<String> output;
    private ByteBuffer image;
    private LongBuffer words;
    private long handle;
    private Optional<HardwareStoppedException> stop = Optional.empty();
    private @Nullable Memory room;

    private Instance(VerilogDesign design, ImageLayout layout, Consumer<String> output, long handle) {
        this.design = design;
        this.layout = layout;
        this.output = output;
        this.handle = handle;
        this.image = new Pointer(NativeRuntime.heddle_image(handle))
                .getByteBuffer(0, layout.bytes())
                .order(ByteOrder.LITTLE_ENDIAN);
        this.words = image.asLongBuffer();
    }

    static Instance of(VerilogDesign design, LoadedModel model, SimulationOptions options) {
        try (NativeRuntime.Text error = NativeRuntime.Text.forError()) {
            long handle = NativeRuntime.heddle_open(
                    model.handle(),
                    options.initial().code(),
                    nativeSeed(options.seed()),
                    error.address(),
                    error.bytes());
            if (handle == 0) {
                throw new IllegalStateException("no instance of \"" + design.top() + "\": " + error.read());
            }
            return new Instance(design, model.layout(), options.output(), handle);
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

    /** A word of the port image, by its number. */
    long word(int index) {
        return words.get(index);
    }

    void setWord(int index, long value) {
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
        return handle != 0;
    }

    /** Adds a native agent; the address is that of its configuration, which is read at once. */
    long addAgent(int kind, long config) {
        return NativeRuntime.heddle_add_agent(handle(), kind, config);
    }

    /** Adds an agent that only checks, in every kind of run. */
    long addChecker(int kind, long config) {
        return NativeRuntime.heddle_add_checker(handle(), kind, config);
    }

    /** Records the inputs from now on; only before anything ran. */
    void record(long limitBytes) {
        NativeRuntime.heddle_record(handle(), limitBytes);
    }

    /** What was recorded so far. */
    ByteBuffer recorded() {
        long words = NativeRuntime.heddle_recorded(handle(), 0, 0);
        ByteBuffer recorded = ByteBuffer.allocateDirect(Math.toIntExact(8 * words));
        NativeRuntime.heddle_recorded(handle(), Pointer.nativeValue(Native.getDirectBufferPointer(recorded)), words);
        return recorded;
    }

    /** Repeats a recording until just before the rising edge of this number, counted from 0. */
    void replay(ByteBuffer recorded, long edges) {
        long address = Pointer.nativeValue(Native.getDirectBufferPointer(recorded));
        int reason = NativeRuntime.PAUSE;
        while (reason == NativeRuntime.PAUSE) {
            int result = NativeRuntime.heddle_replay(handle(), address, recorded.capacity() / 8, edges);
            reason = attend(result);
        }
    }

    /** Lets the inputs act, without an edge. */
    void settle() {
        int result = CycleCall.settle(handle());
        if (result != NativeRuntime.DONE) {
            attend(result);
        }
    }

    /** Settles just before the next rising edge of one clock, passing those of others. */
    void approach(int clock) {
        int result = CycleCall.approach(handle(), clock);
        if (result != NativeRuntime.DONE) {
            attend(result);
        }
    }

    /** Runs one cycle of a clock. */
    void step(int clock) {
        int result = CycleCall.step(handle(), clock);
        if (result != NativeRuntime.DONE) {
            attend(result);
        }
    }

    /** Runs cycles of a clock. */
    void run(long cycles, int clock) {
        run(cycles, clock, handle());
    }

    /** Runs until a watch is met or all cycles are run; true if it was met. */
    boolean run(long cycles, int clock, Watch watch) {
        long open = handle();
        image.putLong(WATCH_OFFSET, watch.port().offset());
        image.putLong(WATCH_MASK, watch.port().topMask());
        image.putLong(WATCH_VALUE, watch.value());
        image.putLong(WATCH_OP, watch.code());
        try {
            return run(cycles, clock, open) == NativeRuntime.WATCH;
        } finally {
            image.putLong(WATCH_OP, 0);
        }
    }

    private int run(long cycles, int clock, long open) {
        long end = cycles(clock) + cycles;
        int result = NativeRuntime.heddle_run(open, cycles, clock);
        while (result != NativeRuntime.DONE) {
            int reason = attend(result);
            long left = end - cycles(clock);
            if (reason != NativeRuntime.PAUSE || left == 0) {
                return reason;
            }
            result = NativeRuntime.heddle_run(open, left, clock);
        }
        return NativeRuntime.DONE;
    }

    /**
     * Runs one cycle per row of inputs; the buffers are direct.
     *
     * @return the rows done: all, or fewer if printed text had to be passed on
     */
    long batch(ByteBuffer inputs, ByteBuffer outputs, long rows) {
        long done = NativeRuntime.heddle_batch(
                handle(),
                Pointer.nativeValue(Native.getDirectBufferPointer(inputs)),
                Pointer.nativeValue(Native.getDirectBufferPointer(outputs)),
                rows);
        attend((int) image.getLong(STOP) | NativeRuntime.TEXT_WAITS);
        return done;
    }

    /** Passes printed text on, and throws if the simulation is over. */
    private int attend(int result) {
        if ((result & NativeRuntime.TEXT_WAITS) != 0) {
            String text = NativeRuntime.text(handle, NativeRuntime.OUTPUT);
            if (!text.isEmpty()) {
                output.accept(text);
            }
        }
        int reason = result & NativeRuntime.REASON_MASK;
        if (reason >= NativeRuntime.FINISH) {
            throw stopped(reason);
        }
        return reason;
    }

    private HardwareStoppedException stopped(int reason) {
        return HardwareStoppedException.of(
                HardwareStoppedException.Reason.of(reason),
                design.top(),
                StopPlace.of(design, NativeRuntime.text(handle, NativeRuntime.STOP_FILE), image.getLong(STOP_LINE)),
                NativeRuntime.text(handle, NativeRuntime.STOP_MESSAGE).strip(),
                cycles(0));
    }

    /** What ended the simulation, if anything did. */
    Optional<HardwareStoppedException> stop() {
        int reason = (int) image.getLong(STOP);
        if (stop.isEmpty() && reason >= NativeRuntime.FINISH) {
            stop = Optional.of(stopped(reason));
        }
        return stop;
    }

    /** Sets when a clock rises; only before anything ran. */
    void setClock(int clock, long periodPs, long firstRisePs) {
        NativeRuntime.heddle_set_clock(handle(), clock, periodPs, firstRisePs);
    }

    /** Address, bytes per word, words and bits of a memory; empty if the model has none of this name open. */
    Optional<long[]> memory(String scope, String name) {
        try (NativeRuntime.Text place = NativeRuntime.Text.of(scope);
                NativeRuntime.Text memory = NativeRuntime.Text.of(name);
                Memory found = new Memory(32)) {
            int there = NativeRuntime.heddle_memory(
                    handle(), place.address(), memory.address(), Pointer.nativeValue(found));
            return there == 0 ? Optional.empty() : Optional.of(found.getLongArray(0, 4));
        }
    }

    /** Lets what was changed by the back door act when the design settles next. */
    void touch() {
        NativeRuntime.heddle_touch(handle());
    }

    /** Writes how often everything was reached; only of a model built for it. */
    void writeCoverage(Path file) {
        try (NativeRuntime.Text path = NativeRuntime.Text.of(file.toString())) {
            if (NativeRuntime.heddle_write_coverage(handle(), path.address()) == 0) {
                throw new IllegalStateException("the model of \"" + design.top() + "\" counts no coverage");
            }
        }
    }

    void traceTo(Path file) {
        try (NativeRuntime.Text path = NativeRuntime.Text.of(file.toString())) {
            if (NativeRuntime.heddle_trace_open(handle(), path.address()) == 0) {
                throw new IllegalStateException(
                        "the waveform " + file + " of \"" + design.top() + "\" cannot be written");
            }
        }
    }

    void endTrace() {
        NativeRuntime.heddle_trace_close(handle());
    }

    /** A failed run's last values, and its end, stay readable after this. */
    @Override
    public void close() {
        if (handle != 0) {
            stop();
            ByteBuffer last = ByteBuffer.allocateDirect(layout.bytes()).order(ByteOrder.LITTLE_ENDIAN);
            last.put(0, image, 0, layout.bytes());
            image = last;
            words = last.asLongBuffer();
            long closing = handle;
            handle = 0;
            NativeRuntime.heddle_close(closing);
            if (room != null) {
                room.close();
            }
        }
    }

    /** Native memory for so many words that a call hands over or fetches: until the next one asks for it. */
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

    private long handle() {
        if (handle == 0) {
            throw new IllegalStateException("the simulation of \"" + design.top() + "\" is closed");
        }
        return handle;
    }
}
