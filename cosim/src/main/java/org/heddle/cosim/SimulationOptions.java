package org.heddle.cosim;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.cosim.build.BuildListener;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.ContentCache;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.cosim.coverage.Coverage;
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
        long recordingBytes) {

    /** Cycles a simulation may run unless it is told otherwise. */
    public static final long DEFAULT_CYCLE_LIMIT = 1_000_000_000L;

    public SimulationOptions {
        if (cycleLimit < 1) {
            throw new IllegalArgumentException("cycleLimit must be >= 1: cycleLimit=" + cycleLimit);
        }
        if (recordingBytes < 0) {
            throw new IllegalArgumentException("recordingBytes must be >= 0: recordingBytes=" + recordingBytes);
        }
        clocks = Map.copyOf(clocks);
    }

    /** Compiled fast, no waveform, with coverage if the system property {@value Coverage#FOLDER} asks for it, random initial state from seed 1, the user's cache. */
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
                0);
    }

    /** Compiled for this profile. */
    public SimulationOptions profile(Profile profile) {
        return new SimulationOptions(
                BuildOptions.of(profile).like(build),
                Optional.empty(),
                initial,
                seed,
                cycleLimit,
                clocks,
                cache,
                listener,
                output,
                recordingBytes);
    }

    /** Writes a waveform to this file; the format follows the file's extension, {@code .vcd} or {@code .fst}. */
    public SimulationOptions waves(Path file) {
        String name = file.getFileName().toString();
        for (WaveFormat format : WaveFormat.values()) {
            if (name.endsWith("." + format.extension())) {
                return new SimulationOptions(
                        BuildOptions.tracing(format).like(build),
                        Optional.of(file),
                        initial,
                        seed,
                        cycleLimit,
                        clocks,
                        cache,
                        listener,
                        output,
                        recordingBytes);
            }
        }
        throw new IllegalArgumentException("waveform file " + file + ": its name must end with .vcd or .fst");
    }

    /** Keeps memories reachable for {@link Simulation#backDoor}, in a model of its own that is somewhat slower. */
    public SimulationOptions backDoors() {
        return new SimulationOptions(
                build.backDoors(true),
                waveFile,
                initial,
                seed,
                cycleLimit,
                clocks,
                cache,
                listener,
                output,
                recordingBytes);
    }

    /** Counts what is reached, for {@link Coverage}, or does not. */
    public SimulationOptions coverage(boolean wanted) {
        return new SimulationOptions(
                build.coverage(wanted),
                waveFile,
                initial,
                seed,
                cycleLimit,
                clocks,
                cache,
                listener,
                output,
                recordingBytes);
    }

    /** Starts unwritten state like this. */
    public SimulationOptions initial(InitialState state) {
        return new SimulationOptions(
                build, waveFile, state, seed, cycleLimit, clocks, cache, listener, output, recordingBytes);
    }

    /** Draws random initial state, and the model's own random numbers, from this seed. */
    public SimulationOptions seed(long newSeed) {
        return new SimulationOptions(
                build, waveFile, initial, newSeed, cycleLimit, clocks, cache, listener, output, recordingBytes);
    }

    /** Refuses to run more cycles than this, at least 1. */
    public SimulationOptions cycleLimit(long cycles) {
        return new SimulationOptions(
                build, waveFile, initial, seed, cycles, clocks, cache, listener, output, recordingBytes);
    }

    /** Gives a clock this timing. */
    public SimulationOptions clock(String name, ClockTiming timing) {
        Map<String, ClockTiming> changed = new LinkedHashMap<>(clocks);
        changed.put(name, timing);
        return new SimulationOptions(
                build, waveFile, initial, seed, cycleLimit, changed, cache, listener, output, recordingBytes);
    }

    /** Gives the clock of an elaborated component's domain this timing. */
    public SimulationOptions clock(ClockDomain domain, ClockTiming timing) {
        return clock(domain.clockName(), timing);
    }

    /** Keeps models here. */
    public SimulationOptions cache(ContentCache place) {
        return new SimulationOptions(
                build, waveFile, initial, seed, cycleLimit, clocks, place, listener, output, recordingBytes);
    }

    /** Tells this listener of builds and waits. */
    public SimulationOptions listener(BuildListener hearer) {
        return new SimulationOptions(
                build, waveFile, initial, seed, cycleLimit, clocks, cache, hearer, output, recordingBytes);
    }

    /** Sends what the design prints here. */
    public SimulationOptions output(Consumer<String> reader) {
        return new SimulationOptions(
                build, waveFile, initial, seed, cycleLimit, clocks, cache, listener, reader, recordingBytes);
    }

    /** Records the inputs, in at most this many bytes, so that the run can be repeated; 0 records nothing. */
    public SimulationOptions recording(long bytes) {
        return new SimulationOptions(
                build, waveFile, initial, seed, cycleLimit, clocks, cache, listener, output, bytes);
    }
}
