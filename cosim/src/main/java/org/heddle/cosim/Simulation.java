package org.heddle.cosim;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.choice.EngineChoice;
import org.heddle.cosim.choice.ModelsAhead;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.coverage.Coverage;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.engine.Instance;
import org.heddle.cosim.engine.InstanceOptions;
import org.heddle.cosim.jvm.JvmLanes;
import org.heddle.cosim.jvm.JvmModel;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.lanes.LaneRules;
import org.heddle.cosim.lanes.LaneSeeds;
import org.heddle.cosim.lanes.LaneSimulation;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Design;
import org.heddle.hdl.Value;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * A design that runs cycle by cycle. The cycle contract stands in the package description.
 *
 * <p>Values of inputs are written into the port image and act when the design settles or steps. A simulation is used by
 * one thread at a time, and threads may take turns; a call, a poke or a peek while another thread is in a call is refused with an
 * IllegalStateException; so is all use of it, but for its time and cycle, by the behaviour of a black box that it is asking. Any number of simulations may run at once, of one design or of several. An interrupt of a thread that
 * runs cycles ends the run within some 20 ms with a {@link org.heddle.cosim.stop.SimulationInterruptedException}.
 */
public final class Simulation implements ValueAccess, AutoCloseable {
    private final VerilogDesign design;
    private final Optional<Design<?>> elaborated;
    private final SimulationOptions options;
    private final Instance instance;
    private final Optional<Supplier<Map<CoveragePoint, Long>>> coverage;
    private final SimulatedPorts ports;
    private final ComponentPorts componentPorts;
    private final Records records = new Records(this);
    private final Stepping stepping;
    private final Resets resets;
    private final Processes processes = new Processes(this);
    private final List<Clock> clocks = new ArrayList<>();
    private final SimulationEngine engine;
    private final Optional<ModelsAhead.Run> ahead;

    private Simulation(
            VerilogDesign design,
            Optional<Design<?>> elaborated,
            SimulationOptions options,
            Instance instance,
            EngineChoice.Chosen chosen,
            Optional<Supplier<Map<CoveragePoint, Long>>> coverage) {
        this.design = design;
        this.elaborated = elaborated;
        this.options = options;
        this.instance = instance;
        this.coverage = coverage;
        this.ports = new SimulatedPorts(instance, design.top());
        this.componentPorts = new ComponentPorts(ports, design.top(), elaborated.map(Design::component));
        this.stepping = new Stepping(this, instance);
        this.resets = new Resets(this);
        List<String> names = instance.layout().clocks();
        for (int i = 0; i < names.size(); i++) {
            clocks.add(new Clock(this, names.get(i), i));
        }
        resets.release();
        this.engine = chosen.engine();
        this.ahead = chosen.lacksModel()
                ? Optional.of(ModelsAhead.begin(
                        design, options.build(), options.ofInstance().cache()))
                : Optional.empty();
    }

    /** Opens a simulation of a component with {@link SimulationOptions#defaults()}. */
    public static Simulation open(Design<?> design) {
        return open(design, SimulationOptions.defaults());
    }

    /**
     * Opens a simulation of a component: all inputs 0, clocks low, settled. Builds the model if Verilator is to run it and the cache does not
     * have it.
     *
     * @throws org.heddle.cosim.tool.ModelBuildException if the Verilog does not compile
     * @throws org.heddle.cosim.tool.MissingToolException if Verilator or the compiler is not installed
     */
    public static Simulation open(Design<?> design, SimulationOptions options) {
        return open(design.verilog(), Optional.of(design), options);
    }

    /** Opens a simulation of Verilog, whose ports are known by name only. */
    public static Simulation open(VerilogDesign design) {
        return open(design, SimulationOptions.defaults());
    }

    /** Opens a simulation of Verilog, whose ports are known by name only. */
    public static Simulation open(VerilogDesign design, SimulationOptions options) {
        return open(design, Optional.empty(), options);
    }

    /** Opens independent runs of a component beside each other with {@link SimulationOptions#defaults()}. */
    public static LaneSimulation lanes(Design<?> design, int count) {
        return lanes(design, SimulationOptions.defaults(), count);
    }

    /**
     * Opens independent runs of a component that are stepped together, on the engine inside the JVM: all inputs 0, clocks low, settled. Lane
     * {@code i} is the run of {@code open(design, options.seed(options.seed() + i))}.
     *
     * @param count {@value LaneSimulation#LEAST} to {@value LaneSimulation#MOST}
     * @throws IllegalArgumentException if there are fewer or more, or the design or the options ask for what lanes cannot do: another engine,
     *     unknown bits, waveforms, coverage, recordings, back doors, Verilog that is not the circuit's
     */
    public static LaneSimulation lanes(Design<?> design, SimulationOptions options, int count) {
        new LaneRules(design, count).require(options.build(), options.engine(), options.recordingBytes() > 0);
        LaneSeeds seeds = new LaneSeeds(options.seed(), count, Seeds::text);
        JvmLanes model = JvmLanes.open(
                design,
                seeds.starts(
                        options.initial().code(),
                        seed -> options.seed(seed).ofInstance().seed()));
        setClocks(design.verilog(), options, model.layout().clocks(), model::setClock);
        return new LaneSimulation(design, model, seeds, options.cycleLimit());
    }

    static Simulation open(VerilogDesign design, Optional<Design<?>> elaborated, SimulationOptions asked) {
        SimulationOptions options =
                asked.build(EngineChoice.ofProperties(asked.engine(), elaborated, asked.build(), design.top()));
        InstanceOptions opening = options.ofInstance();
        ModelBuilder builder = new ModelBuilder(opening.cache(), opening.listener());
        EngineChoice.Chosen wanted = chosen(design, elaborated, options, builder);
        Optional<JvmModel> model = wanted.engine() == SimulationEngine.JVM
                ? insideTheJvm(elaborated.orElseThrow(), options)
                : Optional.empty();
        EngineChoice.Chosen chosen = model.isPresent() ? wanted : EngineChoice.Chosen.VERILATOR;
        Instance instance = model.map(calls -> Instance.over(design, options.output(), calls))
                .orElseGet(() -> Instance.open(design, opening, builder));
        try {
            setClocks(design, options, instance.layout().clocks(), instance::setClock);
            if (options.recordingBytes() > 0) {
                instance.record(options.recordingBytes());
            }
            options.waveFile().ifPresent(instance::startWaves);
            Optional<Supplier<Map<CoveragePoint, Long>>> coverage =
                    options.build().coverage() ? Optional.of(coverageOf(design, model, instance)) : Optional.empty();
            return new Simulation(design, elaborated, options, instance, chosen, coverage);
        } catch (RuntimeException failure) {
            instance.close(() -> {});
            throw failure;
        }
    }

    private static Supplier<Map<CoveragePoint, Long>> coverageOf(
            VerilogDesign design, Optional<JvmModel> model, Instance instance) {
        return model.isPresent()
                ? () -> instance.ask(model.get()::coverage)
                : Coverage.ofVerilator(design, instance::writeCoverage);
    }

    private static EngineChoice.Chosen chosen(
            VerilogDesign design, Optional<Design<?>> elaborated, SimulationOptions options, ModelBuilder builder) {
        return EngineChoice.of(
                options.engine(),
                elaborated,
                options.build(),
                design.top(),
                () -> builder.has(design, options.build()));
    }

    /** Opens a model inside the JVM; empty if it cannot run the design and Verilator may. */
    private static Optional<JvmModel> insideTheJvm(Design<?> elaborated, SimulationOptions options) {
        try {
            return Optional.of(JvmModel.open(elaborated, options.ofInstance()));
        } catch (EngineRefusal | OutOfMemoryError refused) {
            boolean mayGo = options.engine() == SimulationEngine.AUTO
                    && !options.build().unknown();
            if (!mayGo || !Toolchain.isFound()) {
                throw refused;
            }
            EngineChoice.leave(elaborated.circuit().top(), refused);
            return Optional.empty();
        }
    }

    /** Takes the timing of a clock: its place, its period and its first rise, both in picoseconds. */
    private interface Timed {
        void setClock(int clock, long periodPs, long firstRisePs);
    }

    private static void setClocks(VerilogDesign design, SimulationOptions options, List<String> clocks, Timed timed) {
        options.clocks().forEach((name, timing) -> {
            int clock = clocks.indexOf(name);
            if (clock < 0) {
                throw new IllegalArgumentException(
                        "\"" + design.top() + "\" has no clock \"" + name + "\": it has " + clocks);
            }
            timed.setClock(clock, timing.periodPs(), timing.firstRisePs());
        });
    }

    /** The design that runs. */
    public VerilogDesign design() {
        return design;
    }

    /** The same as its component was elaborated; empty if it was opened as Verilog. */
    public Optional<Design<?>> elaborated() {
        return elaborated;
    }

    /** The engine that runs it: {@link SimulationEngine#VERILATOR} or {@link SimulationEngine#JVM}. */
    public SimulationEngine engine() {
        return engine;
    }

    /**
     * Returns how often each point has been reached so far; none unless the options ask for {@linkplain SimulationOptions#coverage coverage}.
     *
     * @throws IllegalStateException if it is closed, or if another thread is in it
     */
    public Map<CoveragePoint, Long> coverage() {
        return coverage.map(Supplier::get).orElse(Map.of());
    }

    /** How it is simulated. */
    public SimulationOptions options() {
        return options;
    }

    @Override
    public long cycle() {
        return instance.cycles(0);
    }

    @Override
    public long timePs() {
        return instance.timePs();
    }

    @Override
    public Port port(String name) {
        return ports.port(name);
    }

    @Override
    public Port port(Value value) {
        return componentPorts.port(value);
    }

    @Override
    public List<Port> ports() {
        return ports.all();
    }

    @Override
    public void poke(Port port, long value) {
        ports.poke(port, value);
    }

    @Override
    public void poke(Port port, BigInteger value) {
        ports.poke(port, value);
    }

    @Override
    public void pokeWord(Port port, int word, long value) {
        ports.pokeWord(port, word, value);
    }

    @Override
    public void poke(Bundle bundle, Record values) {
        records.poke(bundle, values);
    }

    @Override
    public long peek(Port port) {
        return ports.peek(port);
    }

    @Override
    public BigInteger peekInteger(Port port) {
        return ports.peekInteger(port);
    }

    @Override
    public long peekWord(Port port, int word) {
        return ports.peekWord(port, word);
    }

    @Override
    public <R extends Record> R peek(Bundle bundle, Class<R> type) {
        return records.peek(bundle, type);
    }

    /** Lets the inputs act on all combinational paths, without an edge: outputs then show what the edge will see. */
    public void settle() {
        instance.settle();
    }

    /** Runs one cycle. */
    public void step() {
        stepping.step();
    }

    /**
     * Runs cycles of the first clock. Afterwards the outputs are settled: after the last edge, with the inputs as they
     * are.
     *
     * @throws HardwareStoppedException if the design ends the simulation
     * @throws CycleLimitException if the simulation would exceed its limit
     */
    public void step(long cycles) {
        stepping.step(cycles);
    }

    /**
     * Holds every reset input active, whatever its polarity, until each clock has risen so often, and inactive from then on.
     *
     * @param cycles at least 1
     * @throws IllegalStateException if the design has no reset input, see {@link #hasReset}
     */
    public void reset(int cycles) {
        if (resets.all().isEmpty()) {
            throw new IllegalStateException("\"" + design.top() + "\" has no reset input: leave out reset(" + cycles
                    + "), or name the input where foreign Verilog is read, with reset(..) or resetActiveLow(..)");
        }
        resets.hold(resets.all(), clocks, cycles);
    }

    /**
     * Holds the reset of one clock domain active until its clock has risen so often, and inactive from then on. Everything else goes
     * on meanwhile.
     *
     * @param cycles at least 1
     * @throws IllegalArgumentException if the domain has no reset input
     */
    public void reset(ClockDomain domain, int cycles) {
        String name = domain.resetName()
                .orElseThrow(() -> new IllegalArgumentException(
                        "clock domain " + domain.clockName() + " of \"" + design.top() + "\" has no reset input"));
        resets.hold(List.of(port(name)), List.of(clock(domain)), cycles);
    }

    /** Rows of inputs to run natively in one call. */
    public Batch batch(int rows) {
        return new Batch(this, rows);
    }

    /**
     * A clock by its Verilog name.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public Clock clock(String name) {
        return clocks.stream()
                .filter(clock -> clock.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"" + design.top() + "\" has no clock \"" + name
                        + "\": it has " + instance.layout().clocks()));
    }

    /** The clock of a domain of the simulated component. */
    public Clock clock(ClockDomain domain) {
        if (elaborated.map(Design::component).filter(domain::isDomainOf).isEmpty()) {
            throw new IllegalArgumentException("the domain is none of the simulated \"" + design.top()
                    + "\": use the domain fields of the design's own component");
        }
        return clock(domain.clockName());
    }

    /** Whether the design has a reset input. */
    public boolean hasReset() {
        return !resets.all().isEmpty();
    }

    /** All clocks, in declaration order. */
    public List<Clock> clocks() {
        return List.copyOf(clocks);
    }

    /** Returns the exception that says why the simulation ended; empty if it has not. */
    public Optional<HardwareStoppedException> stop() {
        return instance.stop();
    }

    /** Returns the work that agents have begun or queued and not done yet, one line each. */
    public List<String> unfinished() {
        return Waits.unfinished(this);
    }

    /** Whether any reset input of the design is active. */
    public boolean inReset() {
        return resets.isActive();
    }

    /**
     * Starts a directed sequence, which runs from the next cycle on, beside the test and other sequences.
     *
     * @param name for messages
     * @param body its lines; its parameter is the process itself, which waits
     */
    public TestProcess process(String name, Consumer<TestProcess> body) {
        return processes.start(Objects.requireNonNull(name, "name"), Objects.requireNonNull(body, "body"));
    }

    /** Runs until processes have come to their ends. */
    public Wait join(TestProcess... awaited) {
        return runUntil(
                "the end of " + TestProcess.names(awaited),
                () -> Arrays.stream(awaited).allMatch(TestProcess::isDone));
    }

    /**
     * Runs until one of some processes has come to its end.
     *
     * @throws IllegalArgumentException without a process: that would never be
     */
    public Wait anyOf(TestProcess... awaited) {
        TestProcess.requireSome(awaited);
        return runUntil(
                "the end of any of " + TestProcess.names(awaited),
                () -> Arrays.stream(awaited).anyMatch(TestProcess::isDone));
    }

    /**
     * Runs until a port meets a condition: {@code sim.runUntil(done.is(1)).within(1000)}. Without agents the whole wait
     * is one native call.
     */
    public Wait runUntil(Watch watch) {
        ports.requireOwn(watch.port());
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

    /**
     * Adds an agent; it acts from the next cycle on.
     *
     * @throws IllegalStateException if the simulation has native agents, whose cycles ask nobody in Java
     */
    public <A extends Agent> A add(A agent) {
        stepping.add(0, agent);
        return agent;
    }

    /**
     * A memory of the design, to be read and written in no time and past all logic.
     *
     * @param path instance names below the top and the memory's, such as {@code queue.storage}
     * @throws IllegalArgumentException if the model has no such memory, or was not built with
     *     {@link SimulationOptions#backDoors()}
     */
    public BackDoor backDoor(String path) {
        return new BackDoor(this, path);
    }

    /**
     * Returns a recording of everything that was done to this simulation until now, so that it can be done again.
     *
     * @throws IllegalStateException if its options do not ask for a recording, or it is closed
     */
    public Recording recording() {
        if (options.recordingBytes() == 0) {
            throw new IllegalStateException("the simulation of \"" + design.top()
                    + "\" records nothing: open it with SimulationOptions.recording(bytes)");
        }
        return Recording.of(this, elaborated);
    }

    /** Writes a waveform from now on; the model must be one that can. */
    void startWaves(Path file) {
        instance.startWaves(file);
    }

    /**
     * Takes the simulation from whoever uses it: ends a call that another thread is in, between two cycles, and refuses calls of
     * all threads but this one from now on.
     *
     * @throws IllegalStateException if it is closed, or the other call does not end within some seconds
     */
    public void takeOver() {
        instance.takeOver();
    }

    /**
     * Ends the simulation and completes its waveform. The last values of the ports stay readable. A call that another thread is
     * in ends first, between two cycles, with an IllegalStateException there.
     *
     * @throws IllegalStateException if this is called within a call of the same thread, such as by an agent or a black box, or the call of
     *     another thread does not end within some seconds; the simulation stays open then
     */
    @Override
    public void close() {
        instance.close(() -> {
            ahead.ifPresent(ModelsAhead.Run::end);
            processes.abandon();
            if (instance.answers()) {
                coverage.ifPresent(counted -> Coverage.add(counted.get()));
            }
        });
    }

    Instance instance() {
        return instance;
    }

    SimulatedPorts simulatedPorts() {
        return ports;
    }

    Stepping stepping() {
        return stepping;
    }

    Resets resets() {
        return resets;
    }

    Processes processes() {
        return processes;
    }
}
