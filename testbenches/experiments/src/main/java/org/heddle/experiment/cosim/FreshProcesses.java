package org.heddle.experiment.cosim;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.Median;

/** The time from the start of a process to a component's first cycle on the engine inside its JVM. */
public final class FreshProcesses {
    private static final int ROUNDS = 7;
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final double SMALL_GOAL = 0.4;

    private FreshProcesses() {}

    /** Run by a fresh process: one component's first cycle, and the milliseconds of its elaboration and of the rest. */
    public static void main(String[] names) {
        long start = System.nanoTime();
        Design<?> design = Heddle.elaborate(constructor(names[0])::get);
        long elaborated = System.nanoTime();
        try (Simulation simulation = Simulation.open(
                design, SimulationOptions.defaults().coverage(false).engine(SimulationEngine.JVM))) {
            simulation.reset(1);
        }
        System.out.println((elaborated - start) / 1_000_000 + " " + (System.nanoTime() - elaborated) / 1_000_000);
    }

    private static Supplier<? extends Component> constructor(String name) {
        return name.equals("small") ? () -> new QueueRow(4) : () -> new Dimmnet2Node(Dimmnet2Configuration.improved());
    }

    static List<BenchmarkRow> measure(Consumer<String> progress) {
        return List.of(row(progress, "small", SMALL_GOAL), row(progress, "dimmnet2-node", BenchmarkRow.NO_GOAL));
    }

    private static BenchmarkRow row(Consumer<String> progress, String name, double goal) {
        double[] seconds = new double[ROUNDS];
        double[] elaborations = new double[ROUNDS];
        double[] runs = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            long begin = System.nanoTime();
            String[] parts = process(name).split(" ");
            seconds[i] = (System.nanoTime() - begin) / 1e9;
            elaborations[i] = Long.parseLong(parts[0]) / 1e3;
            runs[i] = Long.parseLong(parts[1]) / 1e3;
        }
        progress.accept(String.format(
                Locale.ROOT,
                "  %s in a fresh process: %.3f s, of which %.3f s elaborate and emit, %.3f s compile and run, the rest starts and"
                        + " ends the JVM",
                name,
                Median.of(seconds),
                Median.of(elaborations),
                Median.of(runs)));
        return new BenchmarkRow(name, "fresh-process-seconds", Median.of(seconds), goal, "s");
    }

    private static String process(String name) {
        ToolRun run = ToolRun.of(
                Path.of("."),
                LIMIT,
                List.of(
                        System.getProperty("java.home") + "/bin/java",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FreshProcesses.class.getName(),
                        name));
        if (!run.succeeded()) {
            throw new IllegalStateException("a process that only opens \"" + name + "\" ended with status "
                    + run.status() + ": " + run.output().strip());
        }
        return run.output().strip();
    }
}
