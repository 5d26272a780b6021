package org.heddle.experiment.cosim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.Median;

/** The time from a component's constructor to its first simulated cycle, for a new component and for a known one. */
final class StartTimes {
    private static final int ROUNDS = 7;

    private StartTimes() {}

    /** A counter that differs from all others by where it starts. */
    private static final class Counter extends Component {
        private final UInt count = out(uint(32));

        Counter(long start) {
            UInt value = reg(uint(32)).init(start);
            value.set(value.addWrap(1));
            count.set(value);
        }
    }

    static List<BenchmarkRow> measure(Consumer<String> progress) {
        List<double[]> parts = new ArrayList<>();
        double[] fresh = new double[ROUNDS];
        double[] unchanged = new double[ROUNDS];
        for (int round = -1; round < ROUNDS; round++) {
            // Not repeatable on purpose: the model must not be in the cache.
            long start = System.nanoTime() & 0x7fff_ffff;
            double[] steps = fresh(start);
            double again = unchanged(start ^ 0x4000_0000);
            if (round >= 0) {
                parts.add(steps);
                fresh[round] = Arrays.stream(steps).sum();
                unchanged[round] = again;
            }
        }
        progress.accept(String.format(
                Locale.ROOT,
                "  first cycle of a new counter: elaborate and emit %.3f s, verilate %.3f s, compile and link %.3f s,"
                        + " load %.3f s, run %.3f s",
                median(parts, 0),
                median(parts, 1),
                median(parts, 2),
                median(parts, 3),
                median(parts, 4)));
        return List.of(
                new BenchmarkRow("counter", "first-cycle-seconds", Median.of(fresh), 2, "s"),
                new BenchmarkRow("counter", "unchanged-seconds", Median.of(unchanged), 0.3, "s"));
    }

    /** Seconds of elaboration, Verilator, compiler and linker, loading, and the first cycle. */
    private static double[] fresh(long start) {
        List<Long> times = new ArrayList<>(List.of(System.nanoTime()));
        Design<Counter> design = Heddle.elaborate(() -> new Counter(start));
        times.add(System.nanoTime());
        SimulationOptions options =
                SimulationOptions.defaults().listener((kind, message) -> times.add(System.nanoTime()));
        try (Simulation sim = Simulation.open(design, options)) {
            times.add(System.nanoTime());
            sim.step();
            times.add(System.nanoTime());
        }
        if (times.size() != 6) {
            throw new IllegalStateException("a new model should be verilated and built: " + times.size() + " times");
        }
        double[] seconds = new double[times.size() - 1];
        for (int i = 0; i < seconds.length; i++) {
            seconds[i] = (times.get(i + 1) - times.get(i)) / 1e9;
        }
        return seconds;
    }

    /** Seconds for a component whose model is in the cache, but was not loaded yet. */
    private static double unchanged(long start) {
        SimulationOptions options = SimulationOptions.defaults().listener((kind, message) -> {});
        new ModelBuilder(options.cache(), options.listener())
                .build(Heddle.elaborate(() -> new Counter(start)).verilog(), options.build())
                .close();
        long begin = System.nanoTime();
        Design<Counter> design = Heddle.elaborate(() -> new Counter(start));
        try (Simulation sim = Simulation.open(design, options)) {
            sim.step();
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    private static double median(List<double[]> rounds, int part) {
        return Median.of(rounds.stream().mapToDouble(round -> round[part]).toArray());
    }
}
