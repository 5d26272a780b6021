package org.heddle.cosim.lanes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.engine.Turn;
import org.heddle.cosim.jvm.JvmLanes;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.SimulationInterruptedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Value;
import org.heddle.hdl.verilog.VerilogPort.Role;

/**
 * Independent runs of one design that are stepped together, each with inputs and a seed of its own. Lane {@code i} begins with the seed of the
 * options plus {@code i}, and has the bits of a single {@code Simulation} with that seed in each cycle.
 *
 * <p>A lane that the design ends, by an assertion, or that {@link #end} ends, ends alone: its ports keep the values of its end, a poke of it has no
 * effect, and the others go on. {@link #stop} says why, as a single run does.
 *
 * <p>One thread uses it at a time, as a {@code Simulation}. Nothing is allocated by pokes, peeks and steps but for the end of a lane and for numbers
 * of more than 64 bits.
 */
public final class LaneSimulation implements AutoCloseable {
    /** Least lanes. */
    public static final int LEAST = 2;

    /** Most lanes. */
    public static final int MOST = 64;

    private static final long CLOSE_SECONDS = 10;

    /** Cycles between two looks whether the thread was interrupted. */
    private static final long SLICE = 256;

    private final Design<?> design;
    private final String top;
    private final JvmLanes model;
    private final LaneSeeds seeds;
    private final long cycleLimit;
    private final Turn turn;
    private final Map<String, LanePort> ports = new LinkedHashMap<>();
    private final List<LanePort> resets = new ArrayList<>();

    /**
     * Takes a model. Tests open lanes by {@code Simulation.lanes}.
     *
     * @param model open, and nobody else's
     * @param seeds with which it was opened
     * @param cycleLimit most cycles of the first clock
     */
    public LaneSimulation(Design<?> design, JvmLanes model, LaneSeeds seeds, long cycleLimit) {
        this.design = design;
        this.top = design.verilog().top();
        this.model = model;
        this.seeds = seeds;
        this.cycleLimit = cycleLimit;
        this.turn = new Turn(top, () -> {});
        List<ImageLayout.Slot> slots = model.layout().slots();
        for (int i = 0; i < slots.size(); i++) {
            LanePort port = new LanePort(this, slots.get(i), i);
            ports.put(port.name(), port);
            if (port.isInput() && port.role().isReset()) {
                resets.add(port);
            }
        }
        if (resets.stream().anyMatch(reset -> reset.role() == Role.RESET_ACTIVE_LOW)) {
            drive(false); // an asynchronous reset acts where it begins, as in a single run
            settle();
        }
    }

    /** Number of lanes, {@value #LEAST} to {@value #MOST}. */
    public int count() {
        return seeds.count();
    }

    /**
     * The seed with which a single simulation repeats a lane.
     *
     * @throws IndexOutOfBoundsException if there is no such lane
     */
    public long seed(int lane) {
        requireLane(lane);
        return seeds.of(lane);
    }

    // Ports

    /**
     * A port by its Verilog name; clocks are no ports here.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public LanePort port(String name) {
        LanePort port = ports.get(name);
        if (port == null) {
            throw new IllegalArgumentException(
                    "\"" + top + "\" has no port \"" + name + "\": it has " + ports.keySet());
        }
        return port;
    }

    /**
     * The port that a value of the design's component is.
     *
     * @throws IllegalArgumentException if the value is no port of that component
     */
    public LanePort port(Value value) {
        if (!value.isPortOf(design.component())) {
            throw new IllegalArgumentException("this value of " + value.width() + " bits is no port of "
                    + design.component().getClass().getSimpleName()
                    + ": use the port fields of the design's own component, and make inner values ports");
        }
        return port(value.portName());
    }

    /** All ports except the clocks, in declaration order. */
    public List<LanePort> ports() {
        return List.copyOf(ports.values());
    }

    /**
     * Sets an input of one lane. It acts when the design settles or steps; in a lane that has ended it has no effect.
     *
     * @param value unsigned; the bits of a wider port above it become 0
     * @throws IllegalArgumentException if it does not fit, or the port is no input of this design
     * @throws IndexOutOfBoundsException if there is no such lane
     * @throws IllegalStateException if it is closed, or another thread is in a call
     */
    public void poke(LanePort port, int lane, long value) {
        requireInput(port);
        requireLane(lane);
        requireFits(port, value, 0, port.words() == 1);
        turn.requireMine();
        model.setWord(port.number(), 0, lane, value);
        for (int word = 1; word < port.words(); word++) {
            model.setWord(port.number(), word, lane, 0);
        }
    }

    /**
     * Sets an input of any width in one lane.
     *
     * @param value unsigned
     * @throws IllegalArgumentException if it does not fit, or the port is no input of this design
     */
    public void poke(LanePort port, int lane, BigInteger value) {
        requireInput(port);
        requireLane(lane);
        if (value.signum() < 0 || value.bitLength() > port.width()) {
            throw doesNotFit(port, value.toString());
        }
        turn.requireMine();
        for (int word = 0; word < port.words(); word++) {
            model.setWord(
                    port.number(),
                    word,
                    lane,
                    value.shiftRight(Long.SIZE * word).longValue());
        }
    }

    /**
     * Sets 64 bits of an input of any width in one lane, without allocating.
     *
     * @param word 0 for the least significant
     * @throws IllegalArgumentException if it does not fit, there is no such word, or the port is no input of this design
     */
    public void pokeWord(LanePort port, int lane, int word, long value) {
        requireInput(port);
        requireLane(lane);
        requireWord(port, word);
        requireFits(port, value, word, true);
        turn.requireMine();
        model.setWord(port.number(), word, lane, value);
    }

    /** Sets an input of all lanes to one value, as {@link #poke(LanePort, int, long)} does. */
    public void pokeAll(LanePort port, long value) {
        for (int lane = 0; lane < count(); lane++) {
            poke(port, lane, value);
        }
    }

    /**
     * The value of a port of at most 64 bits in one lane, unsigned; in a lane that has ended, that of its end.
     *
     * @throws IllegalArgumentException if it is wider, or belongs to another design
     * @throws IndexOutOfBoundsException if there is no such lane
     */
    public long peek(LanePort port, int lane) {
        if (port.words() > 1) {
            throw new IllegalArgumentException(
                    "port " + port + " has " + port.width() + " bits, more than a long: use peekInteger or peekWord");
        }
        return peekWord(port, lane, 0);
    }

    /** The value of a port of any width in one lane, unsigned. */
    public BigInteger peekInteger(LanePort port, int lane) {
        BigInteger value = BigInteger.ZERO;
        for (int word = port.words() - 1; word >= 0; word--) {
            value = value.shiftLeft(Long.SIZE).or(new BigInteger(Long.toUnsignedString(peekWord(port, lane, word))));
        }
        return value;
    }

    /** 64 bits of a port of any width in one lane, without allocating; word 0 is the least significant. */
    public long peekWord(LanePort port, int lane, int word) {
        requireOwn(port);
        requireLane(lane);
        requireWord(port, word);
        turn.requireReadable();
        return model.word(port.number(), word, lane);
    }

    /**
     * Sets 64 bits of an input in all lanes at once, without allocating; much faster than lane by lane.
     *
     * @param word 0 for the least significant
     * @param values one for each lane
     * @throws IllegalArgumentException if one does not fit, there are more or fewer than lanes, there is no such word, or the port is no input
     */
    public void pokeWords(LanePort port, int word, long[] values) {
        requireInput(port);
        requireWord(port, word);
        requireOneEach(values);
        if (port.mask(word) != -1) {
            requireFit(port, word, values);
        }
        turn.requireMine();
        model.setWords(port.number(), word, values);
    }

    /**
     * Copies 64 bits of a port in all lanes, without allocating; in lanes that have ended, those of their ends.
     *
     * @param word 0 for the least significant
     * @param into takes one for each lane
     * @throws IllegalArgumentException if it has more or fewer elements than there are lanes, or there is no such word
     */
    public void peekWords(LanePort port, int word, long[] into) {
        requireOwn(port);
        requireWord(port, word);
        requireOneEach(into);
        turn.requireReadable();
        model.words(port.number(), word, into);
    }

    // Running

    /** Lets the inputs of all lanes act on all combinational paths, without an edge. */
    public void settle() {
        long before = turn.enter();
        try {
            model.settle();
        } finally {
            turn.leave(before);
        }
    }

    /** Runs one cycle of the first clock in all lanes, see {@link #step(long)}. */
    public void step() {
        step(1);
    }

    /**
     * Runs cycles of the first clock in all lanes that have not ended; those that end meanwhile end alone. It returns early where none is left.
     *
     * @param cycles at least 0
     * @throws HardwareStoppedException if every lane had ended before: the end of the first, or an IllegalStateException where {@link #end} ended it
     * @throws CycleLimitException if it would exceed the limit of the options
     */
    public void step(long cycles) {
        if (cycles < 0) {
            throw new IllegalArgumentException("cycles must be >= 0: cycles=" + cycles);
        }
        run(cycles, 0);
    }

    /**
     * Holds every reset input of all lanes active, whatever its polarity, until each clock has risen so often, and inactive from then on.
     *
     * @param cycles at least 1
     * @throws IllegalStateException if the design has no reset input
     */
    public void reset(int cycles) {
        if (resets.isEmpty()) {
            throw new IllegalStateException("\"" + top + "\" has no reset input: leave out reset(" + cycles + ")");
        }
        if (cycles < 1) {
            throw new IllegalArgumentException("a reset lasts at least one cycle: cycles=" + cycles);
        }
        drive(true);
        int clocks = Math.max(1, model.layout().clocks().size());
        long[] ends = new long[clocks];
        for (int clock = 0; clock < clocks; clock++) {
            ends[clock] = model.cycles(clock) + cycles;
        }
        for (int clock = 0; clock < clocks; clock++) {
            if (model.cycles(clock) < ends[clock]) {
                run(ends[clock] - model.cycles(clock), clock);
            }
        }
        drive(false);
        settle();
    }

    private void drive(boolean active) {
        for (LanePort reset : resets) {
            pokeAll(reset, active == (reset.role() == Role.RESET) ? 1 : 0);
        }
    }

    private void run(long cycles, int clock) {
        long before = turn.enter();
        try {
            requireRunning();
            if (cycles > cycleLimit - model.cycles(0)) {
                throw new CycleLimitException(
                        "step(" + cycles + ") in cycle " + model.cycles(0) + " would take the lanes of \"" + top
                                + "\" past their limit of " + cycleLimit + " cycles",
                        model.cycles(0));
            }
            for (long left = cycles; left > 0; left -= SLICE) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new SimulationInterruptedException(top, model.cycles(0));
                }
                turn.requireNotEnded();
                model.run(Math.min(left, SLICE), clock);
            }
        } finally {
            turn.leave(before);
        }
    }

    /** Rising edges of the first clock so far, in the lanes that have not ended. */
    public long cycle() {
        turn.requireReadable();
        return model.cycles(0);
    }

    /** Rising edges of the first clock in one lane so far, or until its end. */
    public long cycle(int lane) {
        requireLane(lane);
        turn.requireReadable();
        return model.cycles(0, lane);
    }

    /** Simulated time of one lane in picoseconds, or that of its end. */
    public long timePs(int lane) {
        requireLane(lane);
        turn.requireReadable();
        return model.timePs(lane);
    }

    // Ends

    /** Number of lanes that have not ended. */
    public int running() {
        turn.requireReadable();
        return Long.bitCount(model.running());
    }

    /** Whether a lane has not ended. */
    public boolean isRunning(int lane) {
        requireLane(lane);
        turn.requireReadable();
        return model.isRunning(lane);
    }

    /**
     * Returns why the design ended a lane: the message of a single run, with the number of the lane and the seed with which a single simulation and the
     * same inputs repeat it. Empty if the design did not end it.
     */
    public Optional<HardwareStoppedException> stop(int lane) {
        requireLane(lane);
        turn.requireReadable();
        return model.stop(lane)
                .map(single -> new HardwareStoppedException(
                        single.reason(),
                        single.site(),
                        single.getMessage() + " [lane " + lane + " of " + count() + "; a single run with seed "
                                + seeds.text(lane) + " and the inputs of this lane repeats it]",
                        single.cycle()));
    }

    /** Ends a lane: its ports keep their values, and the others go on. Nothing if it has ended. */
    public void end(int lane) {
        requireLane(lane);
        long before = turn.enter();
        try {
            model.end(lane);
        } finally {
            turn.leave(before);
        }
    }

    /**
     * Ends all lanes. The last values of the ports stay readable.
     *
     * @throws IllegalStateException if another thread is in a call that does not end within some seconds
     */
    @Override
    public void close() {
        turn.close(CLOSE_SECONDS, () -> {});
    }

    // Rules

    private void requireRunning() {
        if (model.running() == 0) {
            for (int lane = 0; lane < count(); lane++) {
                stop(lane).ifPresent(end -> {
                    throw end;
                });
            }
            throw new IllegalStateException("all " + count() + " lanes of \"" + top
                    + "\" were ended by end(..) before this step: open new ones, or step while running() is not 0");
        }
    }

    private void requireLane(int lane) {
        if (lane < 0 || lane >= count()) {
            throw new IndexOutOfBoundsException("\"" + top + "\" has lanes 0 to " + (count() - 1) + ": lane=" + lane);
        }
    }

    private void requireOwn(LanePort port) {
        if (port.owner() != this) {
            throw new IllegalArgumentException("port \"" + port.name() + "\" belongs to other lanes than these of \""
                    + top + "\": ask these for their own, with port(..)");
        }
    }

    private void requireInput(LanePort port) {
        requireOwn(port);
        if (!port.isInput()) {
            throw new IllegalArgumentException("port \"" + port.name() + "\" is an output of \"" + top
                    + "\": it is read with peek, inputs alone are poked");
        }
    }

    private static void requireWord(LanePort port, int word) {
        if (word < 0 || word >= port.words()) {
            throw new IllegalArgumentException(
                    "port " + port + " has words 0 to " + (port.words() - 1) + ": word=" + word);
        }
    }

    private static void requireFit(LanePort port, int word, long[] values) {
        long all = 0;
        for (long value : values) {
            all |= value;
        }
        if ((all & ~port.mask(word)) != 0) {
            for (long value : values) {
                requireFits(port, value, word, true);
            }
        }
    }

    private void requireOneEach(long[] values) {
        if (values.length != count()) {
            throw new IllegalArgumentException(
                    "\"" + top + "\" has " + count() + " lanes: values=" + values.length + "; give one for each lane");
        }
    }

    private static void requireFits(LanePort port, long value, int word, boolean wanted) {
        if (wanted && (value & ~port.mask(word)) != 0) {
            throw doesNotFit(port, Long.toUnsignedString(value) + (word > 0 ? " in word " + word : ""));
        }
    }

    private static IllegalArgumentException doesNotFit(LanePort port, String value) {
        return new IllegalArgumentException("value " + value + " does not fit port \"" + port.name() + "\" of "
                + port.width() + " unsigned bits: give the port more bits, or cut the value");
    }
}
