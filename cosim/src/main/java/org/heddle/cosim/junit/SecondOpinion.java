package org.heddle.cosim.junit;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.Clock;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Port;
import org.heddle.cosim.Recording;
import org.heddle.cosim.Replay;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.build.IcarusRun;
import org.heddle.hdl.ir.Evaluation;

/**
 * Asks another simulator about a run that passed: repeats its recorded inputs in Icarus Verilog, where nothing has a value
 * before it is given one, and compares all outputs before each edge behind the first reset.
 */
final class SecondOpinion {
    private final Simulation finished;

    private SecondOpinion(Simulation finished) {
        this.finished = finished;
    }

    /**
     * Compares a finished run.
     *
     * @throws AssertionError at the first difference, with its cycle, output and both values
     */
    static void ask(Simulation finished) {
        new SecondOpinion(finished).ask();
    }

    private void ask() {
        Recording recording = finished.recording();
        String printed;
        try (Replay replay = recording.replay(options -> options)) {
            Simulation run = replay.simulation();
            StreamPayloads payloads = new StreamPayloads(run);
            printed = IcarusRun.run(recording.design(), IcarusBench.of(run), out -> write(replay, payloads, out));
        }
        Optional<String> difference = printed.lines()
                .filter(line -> line.startsWith(IcarusBench.DIFFERENT))
                .findFirst();
        if (difference.isPresent()) {
            throw new AssertionError(describe(difference.get().split(" ")));
        }
        if (printed.lines().noneMatch(IcarusBench.AGREES::equals)) {
            throw new AssertionError("Icarus Verilog did not come to the end of \""
                    + recording.design().top() + "\":\n" + printed.strip());
        }
    }

    private String describe(String[] words) {
        String actual = words[3];
        String start = "output \"" + words[2] + "\" of \"" + finished.design().top() + "\" ";
        return actual.contains("x") || actual.contains("z")
                ? start + "is unknown in cycle " + words[1]
                        + ": Icarus Verilog, where state has no value before it is given"
                        + " one, has " + actual + ", Verilator has " + words[4]
                        + ": reset what it comes from, or keep it"
                        + " from the output until it is written"
                : start + "differs between simulators in cycle " + words[1] + ": Icarus Verilog has " + actual
                        + ", Verilator has " + words[4];
    }

    private static void write(Replay replay, StreamPayloads payloads, Writer out) throws IOException {
        Simulation run = replay.simulation();
        boolean wasReset = !run.hasReset();
        for (long edge = 0; edge < replay.edges(); edge++) {
            replay.to(edge);
            if (replay.isDone()) {
                return; // the design ended the run there
            }
            wasReset |= run.inReset();
            StringBuilder row = new StringBuilder(Long.toHexString(run.cycle()));
            List<Clock> clocks = run.clocks();
            long rise = clocks.stream()
                    .mapToLong(clock -> nextRise(clock, run.options().clocks()))
                    .min()
                    .orElse(0);
            row.append(' ').append(levels(run, rise - 1)).append(' ').append(levels(run, rise));
            row.append(' ').append(wasReset && !run.inReset() ? 1 : 0);
            run.ports().stream().filter(Port::isInput).forEach(port -> add(row, run.peekInteger(port)));
            run.ports().stream().filter(port -> !port.isInput()).forEach(port -> {
                add(row, run.peekInteger(port));
                add(row, payloads.count(port) ? Evaluation.ones(port.width()) : BigInteger.ZERO);
            });
            out.write(row.append('\n').toString());
        }
    }

    private static void add(StringBuilder row, BigInteger value) {
        row.append(' ').append(value.toString(16));
    }

    private static long nextRise(Clock clock, Map<String, ClockTiming> timings) {
        ClockTiming timing = timings.getOrDefault(clock.name(), ClockTiming.DEFAULT);
        return timing.firstRisePs() + clock.cycles() * timing.periodPs();
    }

    /** One bit for each clock: whether it is high at a time. */
    private static String levels(Simulation run, long timePs) {
        long levels = 0;
        List<Clock> clocks = run.clocks();
        for (int i = 0; i < clocks.size(); i++) {
            ClockTiming timing =
                    run.options().clocks().getOrDefault(clocks.get(i).name(), ClockTiming.DEFAULT);
            long since = timePs - timing.firstRisePs();
            boolean high = since >= 0 && since % timing.periodPs() < timing.periodPs() / 2;
            levels |= high ? 1L << i : 0;
        }
        return Long.toHexString(levels);
    }
}
