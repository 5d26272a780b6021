package org.heddle.cosim.junit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.heddle.cosim.Port;
import org.heddle.cosim.Recording;
import org.heddle.cosim.Replay;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.wave.GtkWave;
import org.heddle.cosim.wave.TextWave;

/**
 * Repeats one simulation of a failed test on a model that traces: gives the last cycles as text, a waveform, and whether
 * the repetition ended as the run did. The test itself is not run again.
 */
final class FailureReplay {
    private static final int TEXT_CYCLES = 16;

    private final String failure;
    private final Path waveFile;
    private final long waveCycles;

    /**
     * Prepares one.
     *
     * @param failure the failure's message: ports that it names are shown first
     * @param waveFile where the waveform goes, an FST file
     * @param waveCycles how many cycles before the failure it shows
     */
    FailureReplay(String failure, Path waveFile, long waveCycles) {
        this.failure = failure;
        this.waveFile = waveFile;
        this.waveCycles = waveCycles;
    }

    /** The lines for a report. */
    String of(Simulation failed) {
        try {
            return of(failed.recording());
        } catch (RuntimeException | IOException problem) {
            // The test's own failure matters more than a replay that did not work.
            return "no replay: " + problem.getMessage() + "\n";
        }
    }

    private String of(Recording recording) throws IOException {
        try (Replay replay = recording.replay(FailureReplay::observed)) {
            // With several clocks, a cycle of the first takes several edges.
            long cycles = Math.max(1, recording.cycles());
            long edgesPerCycle = Math.max(1, (replay.edges() + cycles - 1) / cycles);
            replay.to(Math.max(0, replay.edges() - waveCycles * edgesPerCycle));
            long from = replay.simulation().cycle();
            replay.startWaves(waveFile);
            writeNames(replay.simulation());
            replay.to(Math.max(0, replay.edges() - TEXT_CYCLES * edgesPerCycle));
            TextWave wave = TextWave.ofLast(TEXT_CYCLES + 1, replay.simulation(), ports(replay.simulation()));
            while (!replay.isDone()) {
                wave.sample();
                replay.to(replay.edge() + 1);
            }
            replay.toEnd();
            wave.sample();
            return text(wave) + "waveform of cycles " + from + " to " + recording.cycles()
                    + ", replayed from the recorded inputs: " + waveFile.toAbsolutePath() + "\n"
                    + replay.difference()
                            .map(difference ->
                                    "THE REPLAY DOES NOT END AS THE RUN DID, so text and waveform may mislead: "
                                            + difference
                                            + "; the design depends on something beside its inputs and its seed\n")
                            .orElse("");
        }
    }

    /** Beside the waveform, what makes GTKWave show enums by their constants' names. */
    private void writeNames(Simulation simulation) throws IOException {
        if (simulation.elaborated().isPresent()) {
            GtkWave.writeFor(simulation.elaborated().get(), waveFile);
        }
    }

    private List<Port> ports(Simulation simulation) {
        return simulation.ports().stream()
                .sorted(Comparator.comparing(port -> !isNamed(port)))
                .toList();
    }

    private boolean isNamed(Port port) {
        return Pattern.compile("\\b" + Pattern.quote(port.name()) + "\\b")
                .matcher(failure)
                .find();
    }

    private static String text(TextWave wave) {
        String constants = wave.ports().stream()
                .filter(port -> !wave.changes(port))
                .map(port -> port.name() + "=" + wave.last(port).toString(16))
                .collect(Collectors.joining(" "));
        return "the last cycles, each column just before the rising edge, the last one at the end; hexadecimal:\n"
                + wave.text(wave::changes).indent(2)
                + (constants.isEmpty() ? "" : "  unchanged: " + constants + "\n");
    }

    /** Options for who wants to see all; unknown bits are tracked by one engine alone. */
    private static SimulationOptions observed(SimulationOptions options) {
        SimulationOptions debugged = options.profile(Profile.DEBUG);
        return options.build().unknown() ? debugged : debugged.engine(SimulationEngine.VERILATOR);
    }
}
