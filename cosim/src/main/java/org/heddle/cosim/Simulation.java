package org.heddle.cosim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort.Role;

/**
 * A design that runs cycle by cycle. The cycle contract stands in the package description.
 *
 * <p>Values of inputs are written into the port image and act when the design settles or steps. A simulation is used by
 * one thread at a time; any number may run at once, of one design or of several.
 */
public final class Simulation implements AutoCloseable {
    private final VerilogDesign design;
    private final SimulationOptions options;
    private final Instance instance;
    private final WaveFile waves;
    private final Map<String, Port> ports = new LinkedHashMap<>();
    private final List<Port> resets = new ArrayList<>();
    private final List<Agent> agents = new ArrayList<>();

    private Simulation(VerilogDesign design, SimulationOptions options, Instance instance, WaveFile waves) {
        this.design = design;
        this.options = options;
        this.instance = instance;
        this.waves = waves;
        for (ImageLayout.Slot slot : instance.layout().slots()) {
            Port port = new Port(instance.layout(), slot);
            ports.put(port.name(), port);
            if (port.isInput() && port.role() == Role.RESET) {
                resets.add(port);
            }
        }
    }

    /** Opens a simulation with {@link SimulationOptions#defaults()}. */
    public static Simulation open(VerilogDesign design) {
        return open(design, SimulationOptions.defaults());
    }

    /**
     * Opens a simulation: all inputs 0, clocks low, settled. Builds the model if the cache does not have it.
     *
     * @throws org.heddle.cosim.build.ModelBuildException if the Verilog does not compile
     * @throws org.heddle.cosim.build.MissingToolException if Verilator or the compiler is not installed
     */
    public static Simulation open(VerilogDesign design, SimulationOptions options) {
        NativeRuntime.map(options.cache(), options.listener());
        ModelBuilder builder = new ModelBuilder(options.cache(), options.listener());
        LoadedModel model = LoadedModel.of(design, options.build(), builder);
        Instance instance = Instance.of(design, model, options);
        try {
            WaveFile waves = WaveFile.open(options.waveFile(), instance);
            return new Simulation(design, options, instance, waves);
        } catch (RuntimeException failure) {
            instance.close();
            throw failure;
        }
    }

    /** The design that runs. */
    public VerilogDesign design() {
        return design;
    }

    /** How it is simulated. */
    public SimulationOptions options() {
        return options;
    }

    /**
     * A port by its Verilog name. Clocks are no ports here: the simulation drives them.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public Port port(String name) {
        Port port = ports.get(name);
        if (port == null) {
            throw new IllegalArgumentException(
                    "\"" + design.top() + "\" has no port \"" + name + "\": it has " + ports.keySet());
        }
        return port;
    }

    /** All ports except the clocks, in declaration order. */
    public List<Port> ports() {
        return List.copyOf(ports.values());
    }

    /**
     * Sets an input of at most 64 bits. It acts when the design settles or steps.
     *
     * @param value unsigned
     * @throws IllegalArgumentException if it does not fit, or the port is no input of at most 64 bits of this design
     */
    public void poke(Port port, long value) {
        requireInput(port);
        requireNarrow(port);
        if ((value & ~port.topMask()) != 0) {
            throw PortValues.doesNotFit(port, Long.toUnsignedString(value));
        }
        instance.setWord(port.offset(), value);
    }

    /** Sets a one-bit input. */
    public void poke(Port port, boolean value) {
        poke(port, value ? 1 : 0);
    }

    /** Sets an input of any width to an unsigned value. */
    public void poke(Port port, BigInteger value) {
        requireInput(port);
        PortValues.write(instance, port, value);
    }

    /**
     * Sets 64 bits of an input of any width, without allocating.
     *
     * @param word 0 for the least significant
     */
    public void pokeWord(Port port, int word, long value) {
        requireInput(port);
        requireWord(port, word);
        if (word == port.words() - 1 && (value & ~port.topMask()) != 0) {
            throw PortValues.doesNotFit(port, Long.toUnsignedString(value) + " in word " + word);
        }
        instance.setWord(port.offset() + 8 * word, value);
    }

    /**
     * The value of a port of at most 64 bits, unsigned.
     *
     * @throws IllegalArgumentException if it is wider, or belongs to another design
     */
    public long peek(Port port) {
        requireOwn(port);
        requireNarrow(port);
        return instance.word(port.offset());
    }

    /** Whether a one-bit port is 1. */
    public boolean isHigh(Port port) {
        return peek(port) != 0;
    }

    /** The value of a port of any width, unsigned. */
    public BigInteger peekInteger(Port port) {
        requireOwn(port);
        return PortValues.read(instance, port);
    }

    /** 64 bits of a port of any width, without allocating; word 0 is the least significant. */
    public long peekWord(Port port, int word) {
        requireOwn(port);
        requireWord(port, word);
        return instance.word(port.offset() + 8 * word);
    }

    /**
     * Checks the value of a port.
     *
     * @throws AssertionError if it is another; the message has both values and the cycle
     */
    public void expect(Port port, long expected) {
        if (peek(port) != expected) {
            throw PortValues.differs(
                    port, new BigInteger(Long.toUnsignedString(expected)), peekInteger(port), cycle());
        }
    }

    /** Checks the value of a port of any width. */
    public void expect(Port port, BigInteger expected) {
        BigInteger actual = peekInteger(port);
        if (!actual.equals(expected)) {
            throw PortValues.differs(port, expected, actual, cycle());
        }
    }

    /** Lets the inputs act on all combinational paths, without an edge: outputs then show what the edge will see. */
    public void settle() {
        instance.settle();
    }

    /** Runs one cycle. */
    public void step() {
        requireWithinLimit(1, "step");
        if (agents.isEmpty()) {
            instance.step();
        } else {
            agentCycle();
        }
    }

    /**
     * Runs cycles of the first clock. Afterwards the outputs are settled: after the last edge, with the inputs as they
     * are.
     *
     * @throws HardwareStoppedException if the design ends the simulation
     * @throws CycleLimitException if the simulation would exceed its limit
     */
    public void step(long cycles) {
        requireWithinLimit(cycles, "step");
        if (agents.isEmpty()) {
            instance.run(cycles, 0);
        } else {
            for (long i = 0; i < cycles; i++) {
                agentCycle();
            }
        }
    }

    /**
     * Holds every reset input at 1 for some cycles, then at 0.
     *
     * @param cycles at least 1
     */
    public void reset(int cycles) {
        if (cycles < 1) {
            throw new IllegalArgumentException("a reset lasts at least one cycle: cycles=" + cycles);
        }
        resets.forEach(reset -> poke(reset, 1));
        step(cycles);
        resets.forEach(reset -> poke(reset, 0));
        settle();
    }

    /** Adds an agent; it acts from the next cycle on. */
    public <A extends Agent> A add(A agent) {
        agents.add(agent);
        return agent;
    }

    /**
     * Runs until a port meets a condition: {@code sim.runUntil(done.is(1)).within(1000)}. Without agents the whole wait
     * is one native call.
     */
    public Wait runUntil(Watch watch) {
        requireOwn(watch.port());
        return cycles -> Waits.until(this, watch, cycles);
    }

    /**
     * Runs until a condition in Java holds. It is asked after each cycle, on settled outputs.
     *
     * @param what the condition in words, for the message of a failed wait
     */
    public Wait runUntil(String what, BooleanSupplier condition) {
        return cycles -> Waits.until(this, what, condition, cycles);
    }

    /** Rising edges of the first clock so far. */
    public long cycle() {
        return instance.cycles(0);
    }

    /** Simulated time in picoseconds. */
    public long timePs() {
        return instance.timePs();
    }

    Instance instance() {
        return instance;
    }

    List<Agent> agents() {
        return agents;
    }

    void agentCycle() {
        for (Agent agent : agents) {
            agent.drive();
        }
        instance.settle();
        for (Agent agent : agents) {
            agent.sample();
        }
        instance.step();
    }

    void requireWithinLimit(long cycles, String what) {
        if (cycles < 0) {
            throw new IllegalArgumentException("cycles must be >= 0: cycles=" + cycles);
        }
        if (cycles > options.cycleLimit() - cycle()) {
            throw new CycleLimitException(
                    what + " in cycle " + cycle() + " would take \"" + design.top() + "\" past its limit of "
                            + options.cycleLimit() + " cycles" + Waits.waiting(agents),
                    cycle());
        }
    }

    private void requireInput(Port port) {
        requireOwn(port);
        if (!port.isInput()) {
            throw new IllegalArgumentException("port " + port + " is an output of \"" + design.top() + "\"");
        }
    }

    private void requireOwn(Port port) {
        if (port.layout() != instance.layout() && !port.layout().equals(instance.layout())) {
            throw new IllegalArgumentException("port " + port + " belongs to another design than \"" + design.top() + "\"");
        }
    }

    private static void requireNarrow(Port port) {
        if (port.words() > 1) {
            throw new IllegalArgumentException("port " + port + " has " + port.width()
                    + " bits, more than a long: use the BigInteger or the word methods");
        }
    }

    private static void requireWord(Port port, int word) {
        if (word < 0 || word >= port.words()) {
            throw new IllegalArgumentException("port " + port + " has words 0 to " + (port.words() - 1) + ": word=" + word);
        }
    }

    /** Ends the simulation and completes its waveform. The last values of the ports stay readable. */
    @Override
    public void close() {
        try {
            waves.close();
        } finally {
            instance.close();
        }
    }
}
