package org.heddle.experiment.cosim;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.report.BenchmarkRow;

/** The time from a component's constructor to its first cycle on the engine inside the JVM, in a JVM that has done it before. */
final class FirstCycles {
    private static final int ROUNDS = 7;
    private static final int WARM_UP = 5;

    private FirstCycles() {}

    static List<BenchmarkRow> measure(Consumer<String> progress) {
        progress.accept("first cycles");
        return List.of(
                row(progress, "small", () -> new QueueRow(4), 0.05),
                row(progress, "dimmnet2-node", () -> new Dimmnet2Node(Dimmnet2Configuration.improved()), 1.5));
    }

    private static BenchmarkRow row(
            Consumer<String> progress, String name, Supplier<? extends Component> constructor, double goal) {
        double[] seconds = new double[ROUNDS];
        double[] elaborations = new double[ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            long start = System.nanoTime();
            Design<?> design = Heddle.elaborate(constructor::get);
            long elaborated = System.nanoTime();
            try (Simulation simulation = Simulation.open(
                    design, SimulationOptions.defaults().coverage(false).engine(SimulationEngine.JVM))) {
                simulation.reset(1);
            }
            if (round >= 0) {
                elaborations[round] = (elaborated - start) / 1e9;
                seconds[round] = (System.nanoTime() - start) / 1e9;
            }
        }
        Arrays.sort(seconds);
        Arrays.sort(elaborations);
        progress.accept(String.format(
                Locale.ROOT,
                "  %s: %.3f s, of which %.3f s elaborate and emit",
                name,
                seconds[ROUNDS / 2],
                elaborations[ROUNDS / 2]));
        return new BenchmarkRow(name, "first-cycle-seconds", seconds[ROUNDS / 2], goal, "s");
    }
}
