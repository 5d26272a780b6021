package org.heddle.cosim;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.choice.EngineChoice;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.coverage.Coverage;
import org.heddle.cosim.engine.InstanceOptions;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.hdl.ClockDomain;

/**
 * How to simulate. Immutable; start from {@link #defaults()} and change what differs.
 *
 * @param build how the model is compiled
 * @param waveFile where the waveform goes, if one is wanted
 * @param initial what unwritten state holds
 * @param seed of everything random in the model
 * @param cycleLimit most cycles of the first clock before a run is refused, so that no test hangs
 * @param clocks timing by clock name; a clock without one has {@link ClockTiming#DEFAULT}
 * @param cache where models are kept
 * @param listener hears of builds and waits
 * @param output receives what the design prints, in pieces that end where a call came back
 * @param recordingBytes most memory for the recorded inputs, 0 to record nothing; see {@link Simulation#recording}
 * @param engine what runs the design; see {@link org.heddle.cosim.choice.EngineChoice}
 * @param silence how long a model in a process of its own may show no progress; empty for a model in this process
 */
public record SimulationOptions(
        BuildOptions build,
        Optional<Path> waveFile,
        InitialState initial,
        long seed,
        long cycleLimit,
        Map<String, ClockTiming> clocks,
        ContentCache cache,
        BuildListener listener,
        Consumer<String> output,
        long recordingBytes,
        SimulationEngine engine,
        Optional<Duration> silence) {

    /** Cycles a simulation may run unless it is told otherwise. */
    public static final long DEFAULT_CYCLE_LIMIT = 1_000_000_000L;

    /** System property that isolates every model whose options do not say otherwise. */
    public static final String ISOLATED = "heddle.isolated";

    /** Time without progress after which an isolated model is killed unless the options say otherwise: a minute. */
    public static final Duration DEFAULT_SILENCE = Duration.ofMinutes(1);

    public SimulationOptions {
        if (cycleLimit < 1) {
            throw new IllegalArgumentException("cycleLimit must be >= 1: cycleLimit=" + cycleLimit);
        }
        if (recordingBytes < 0) {
            throw new IllegalArgumentException("recordingBytes must be >= 0: recordingBytes=" + recordingBytes);
        }
        if (silence.isPresent() && silence.get().compareTo(Duration.ofMillis(1)) < 0) {
            throw new IllegalArgumentException("silence must be >= 1 ms: silence=" + silence.get());
        }
        clocks = Map.copyOf(clocks);
    }

    /**
     * Compiled fast, no waveform, with coverage if the system property {@value Coverage#FOLDER} asks for it, in a process of its
     * own if {@value #ISOLATED} does, random initial state from seed 1, the user's cache.
     */
    public static SimulationOptions defaults() {
        return new SimulationOptions(
                BuildOptions.of(Profile.QUICK).coverage(Coverage.isWanted()),
                Optional.empty(),
                InitialState.RANDOM,
                1,
                DEFAULT_CYCLE_LIMIT,
                Map.of(),
                ContentCache.ofUser(),
                BuildListener.LOGGER,
                System.out::print,
                0,
                SimulationEngine.AUTO,
                isIsolationWanted() ? Optional.of(DEFAULT_SILENCE) : Optional.empty());
    }

    private static boolean isIsolationWanted() {
        return !System.getProperty(ISOLATED, "false").equals("false");
    }

    /** Compiled like this. */
    SimulationOptions build(BuildOptions changed) {
        return changed.equals(build) ? this : with(options -> options.build = changed);
    }

    /** Compiled for this profile. */
    public SimulationOptions profile(Profile profile) {
        return with(changed -> {
            changed.build = BuildOptions.of(profile).like(build);
            changed.waveFile = Optional.empty();
        });
    }

    /** Writes a waveform to this file; the format follows the file's extension, {@code .vcd} or {@code .fst}. */
    public SimulationOptions waves(Path file) {
        String name = file.getFileName().toString();
        for (WaveFormat format : WaveFormat.values()) {
            if (name.endsWith("." + format.extension())) {
                return with(changed -> {
                    changed.build = BuildOptions.tracing(format).like(build);
                    changed.waveFile = Optional.of(file);
                });
            }
        }
        throw new IllegalArgumentException("waveform file " + file + ": its name must end with .vcd or .fst");
    }

    /** Keeps memories reachable for {@link Simulation#backDoor}, in a model of its own that is somewhat slower. */
    public SimulationOptions backDoors() {
        return with(changed -> changed.build = build.backDoors(true));
    }

    /** Counts what is reached, for {@link Coverage}, or does not. */
    public SimulationOptions coverage(boolean wanted) {
        return with(changed -> changed.build = build.coverage(wanted));
    }

    /**
     * Tracks unknown bits, in a run on the engine inside the JVM, which is slower then: the simulation ends with a
     * {@link org.heddle.cosim.stop.HardwareStoppedException} where a bit that nothing has given a value does harm. See {@link
     * org.heddle.hdl.unknown.UnknownTracking} for what harm is. Waveforms show a mask beside each signal.
     *
     * @see EngineChoice#UNKNOWN
     */
    public SimulationOptions unknown() {
        return with(changed -> changed.build = build.unknown(true));
    }

    /** Starts unwritten state like this. */
    public SimulationOptions initial(InitialState state) {
        return with(changed -> changed.initial = state);
    }

    /** Draws random initial state, and the model's own random numbers, from this seed. */
    public SimulationOptions seed(long newSeed) {
        return with(changed -> changed.seed = newSeed);
    }

    /** Refuses to run more cycles than this, at least 1. */
    public SimulationOptions cycleLimit(long cycles) {
        return with(changed -> changed.cycleLimit = cycles);
    }

    /** Gives a clock this timing. */
    public SimulationOptions clock(String name, ClockTiming timing) {
        return with(changed -> {
            changed.clocks = new LinkedHashMap<>(clocks);
            changed.clocks.put(name, timing);
        });
    }

    /** Gives the clock of an elaborated component's domain this timing. */
    public SimulationOptions clock(ClockDomain domain, ClockTiming timing) {
        return clock(domain.clockName(), timing);
    }

    /** Keeps models here. */
    public SimulationOptions cache(ContentCache place) {
        return with(changed -> changed.cache = place);
    }

    /** Tells this listener of builds and waits. */
    public SimulationOptions listener(BuildListener hearer) {
        return with(changed -> changed.listener = hearer);
    }

    /** Sends what the design prints here. */
    public SimulationOptions output(Consumer<String> reader) {
        return with(changed -> changed.output = reader);
    }

    /** Records the inputs, in at most this many bytes, so that the run can be repeated; 0 records nothing. */
    public SimulationOptions recording(long bytes) {
        return with(changed -> changed.recordingBytes = bytes);
    }

    /**
     * Runs the design on this engine, whatever the system property {@value SimulationEngine#PROPERTY} asks for unless it is {@link SimulationEngine#AUTO}.
     * Results do not depend on it. {@link SimulationEngine#ICARUS} is refused where a simulation is opened: it is for {@code @HardwareTest}.
     */
    public SimulationOptions engine(SimulationEngine wanted) {
        return with(changed -> changed.engine = wanted);
    }

    /**
     * Runs the model in a process of its own, with the same bits: where a signal, an exit or an endless loop inside it ends that
     * process, the call that was running throws a {@link org.heddle.cosim.stop.HardwareStoppedException} of
     * {@link org.heddle.cosim.stop.HardwareStoppedException.Reason#DEATH}, and everything else goes on. A call costs some
     * hundred nanoseconds more. A dead model cannot be asked any more: it has no recording, and its waveform is deleted.
     */
    public SimulationOptions isolated() {
        return isolated(DEFAULT_SILENCE);
    }

    /**
     * The same with another limit of silence.
     *
     * @param limit how long a call may take without any simulated time passing before the process is killed, at least 1 ms
     */
    public SimulationOptions isolated(Duration limit) {
        return with(changed -> changed.silence = Optional.of(limit));
    }

    /** Runs the model in this process, whatever the system property {@value #ISOLATED} asks for. */
    public SimulationOptions inThisProcess() {
        return with(changed -> changed.silence = Optional.empty());
    }

    /** The part of it that a native instance needs. */
    InstanceOptions ofInstance() {
        int folded = (int) (Seeds.mix(seed) >>> 33); // Verilator takes 31 bits, and none of them set means "draw one"
        return new InstanceOptions(
                build, initial.code(), folded == 0 ? 1 : folded, Seeds.text(seed), cache, listener, output, silence);
    }

    private SimulationOptions with(Consumer<Changed> change) {
        Changed changed = new Changed(this);
        change.accept(changed);
        return changed.options();
    }

    /** All of it, to be changed. */
    private static final class Changed {
        private BuildOptions build;
        private Optional<Path> waveFile;
        private InitialState initial;
        private long seed;
        private long cycleLimit;
        private Map<String, ClockTiming> clocks;
        private ContentCache cache;
        private BuildListener listener;
        private Consumer<String> output;
        private long recordingBytes;
        private SimulationEngine engine;
        private Optional<Duration> silence;

        Changed(SimulationOptions from) {
            this.build = from.build;
            this.waveFile = from.waveFile;
            this.initial = from.initial;
            this.seed = from.seed;
            this.cycleLimit = from.cycleLimit;
            this.clocks = from.clocks;
            this.cache = from.cache;
            this.listener = from.listener;
            this.output = from.output;
            this.recordingBytes = from.recordingBytes;
            this.engine = from.engine;
            this.silence = from.silence;
        }

        SimulationOptions options() {
            return new SimulationOptions(
                    build,
                    waveFile,
                    initial,
                    seed,
                    cycleLimit,
                    clocks,
                    cache,
                    listener,
                    output,
                    recordingBytes,
                    engine,
                    silence);
        }
    }
}
