package org.heddle.cosim.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How to compile a model.
 *
 * @param profile what to optimise for
 * @param waves the waveform format the model can write; present exactly when the profile is {@link Profile#DEBUG}
 * @param backDoors whether memories can be reached by their names, which costs the model some speed
 * @param coverage whether it counts what is reached, which costs it much speed
 * @param unknown whether it tracks unknown bits, see {@link org.heddle.hdl.unknown.UnknownTracking}; the engine inside the JVM alone can
 */
public record BuildOptions(
        Profile profile, Optional<WaveFormat> waves, boolean backDoors, boolean coverage, boolean unknown) {
    /** Compiler flags that must be the same for all objects of a model. */
    static final List<String> BINDING_FLAGS = List.of(
            "-std=c++17",
            "-fPIC",
            // Models share one process: nothing of one may bind to another, not even unique template statics.
            "-fvisibility=hidden",
            "-fno-gnu-unique",
            "-fno-strict-aliasing");

    public BuildOptions {
        if ((profile == Profile.DEBUG) != waves.isPresent()) {
            throw new IllegalArgumentException("waves=" + waves + " with profile=" + profile
                    + ": waveforms need the DEBUG profile, and only that one");
        }
    }

    /** A model without waveforms. */
    public static BuildOptions of(Profile profile) {
        return new BuildOptions(
                profile,
                profile == Profile.DEBUG ? Optional.of(WaveFormat.FST) : Optional.empty(),
                false,
                false,
                false);
    }

    /** A DEBUG model that can write this format. */
    public static BuildOptions tracing(WaveFormat format) {
        return new BuildOptions(Profile.DEBUG, Optional.of(format), false, false, false);
    }

    /** The same with memories that can be reached by their names, or without. */
    public BuildOptions backDoors(boolean wanted) {
        return new BuildOptions(profile, waves, wanted, coverage, unknown);
    }

    /** The same with counters of what is reached, or without. */
    public BuildOptions coverage(boolean wanted) {
        return new BuildOptions(profile, waves, backDoors, wanted, unknown);
    }

    /** The same with unknown bits tracked, or not. */
    public BuildOptions unknown(boolean wanted) {
        return new BuildOptions(profile, waves, backDoors, coverage, wanted);
    }

    /** This profile with everything else as another has it. */
    public BuildOptions like(BuildOptions other) {
        return new BuildOptions(profile, waves, other.backDoors, other.coverage, other.unknown);
    }

    List<String> verilatorFlags() {
        List<String> flags = new ArrayList<>(List.of(
                "--cc",
                "-DHEDDLE_SIMULATION",
                "--assert",
                "--no-timing",
                "--timescale",
                "1ps/1ps",
                // Unknown values and unreset state come from each instance's seed, so one model serves every choice.
                "--x-assign",
                "unique",
                "--x-initial",
                "unique",
                // Up to 5.036 this pass takes "a >= b" and "b <= a" of equal signed constants for false
                // (verilator#6000).
                "-fno-dfg-peephole-fold-binary",
                // Up to 5.026 this pass inverts some trees of 1-bit exclusive ors (verilator#4059, #4709, #5186).
                "-fno-const-bit-op-tree",
                // Warnings are reported, and kept with the model; refusing them is the lint gate's task.
                "-Wno-fatal"));
        waves.ifPresent(format -> flags.add(format.verilatorFlag()));
        if (backDoors) {
            flags.add(OpenMemories.FILE);
        }
        if (coverage) {
            // Where instances are kept apart, Verilator 5.006 loses the toggles of all but one of them.
            flags.addAll(List.of("--coverage-line", "--coverage-toggle", "--flatten"));
        }
        return flags;
    }

    List<String> compilerFlags() {
        List<String> flags = new ArrayList<>(BINDING_FLAGS);
        flags.addAll(profile.compilerFlags());
        waves.ifPresent(format -> {
            flags.add("-DHEDDLE_TRACE");
            flags.add("-DHEDDLE_TRACE_" + format.name());
        });
        if (coverage) {
            flags.add("-DVM_COVERAGE=1");
        }
        return flags;
    }

    List<String> linkerFlags() {
        List<String> flags = new ArrayList<>(
                List.of("-shared", "-Wl,-Bsymbolic", "-Wl,-z,defs", "-Wl,--exclude-libs,ALL", "-lpthread"));
        if (waves.filter(WaveFormat.FST::equals).isPresent()) {
            flags.add("-lz");
        }
        return flags;
    }
}
