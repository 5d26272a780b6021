package org.heddle.verify.emission;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.Median;

/**
 * Measures elaboration with all checks and emission. Warm figures are the processor time of one thread, so that a busy machine
 * shows the same; a fresh process is measured by the clock on the wall.
 */
public final class EmissionBenchmark {
    private static final int QUEUES = 64;
    private static final int WARM_UPS = 40;
    private static final int ROUNDS = 9;
    private static final int LARGE_ROUNDS = 3;
    /** A quadratic step would show as 4. */
    private static final int TIMES = 4;

    private static final Duration PROCESS_LIMIT = Duration.ofMinutes(2);

    private final Consumer<String> progress;

    /**
     * @param progress hears what is being measured
     */
    public EmissionBenchmark(Consumer<String> progress) {
        this.progress = progress;
    }

    /** Run by a fresh process: the design of the first row, and nothing else. */
    public static void main(String[] arguments) {
        System.out.println(lines(Heddle.elaborate(() -> new Sizes.Queues(QUEUES))));
    }

    /** All figures with their goals. */
    public List<BenchmarkRow> run() {
        List<BenchmarkRow> rows = new ArrayList<>();
        progress.accept(QUEUES + " queues of 16 x 64 bits");
        Supplier<Component> queues = () -> new Sizes.Queues(QUEUES);
        rows.add(new BenchmarkRow("queues-64", "lines", lines(Heddle.elaborate(queues)), 500, "lines"));
        for (int i = 0; i < WARM_UPS; i++) {
            milliseconds(queues);
        }
        rows.add(new BenchmarkRow("queues-64", "warm", median(queues, ROUNDS), 30, "ms"));
        rows.add(new BenchmarkRow("queues-64", "fresh-process", freshProcess(), 600, "ms"));
        add(rows, "vector-10000", 10_000, Sizes.Entries::new);
        add(rows, "depth-4096", 4_096, Sizes.Depth::new);
        add(rows, "statements-100000", 100_000, Sizes.Statements::new);
        add(rows, "instances-2000", 2_000, Sizes.Queues::new);
        return rows;
    }

    /** The time of a size, and how much more each element costs there than in a quarter of it: 1 is linear. */
    private void add(List<BenchmarkRow> rows, String name, int size, IntFunction<Component> constructor) {
        progress.accept(name);
        Supplier<Component> quarter = () -> constructor.apply(size / TIMES);
        Supplier<Component> whole = () -> constructor.apply(size);
        milliseconds(whole);
        double small = median(quarter, LARGE_ROUNDS);
        double large = median(whole, LARGE_ROUNDS);
        rows.add(new BenchmarkRow(name, "warm", large, 3_000, "ms"));
        rows.add(new BenchmarkRow(name, "growth-per-element", large / small / TIMES, 2, "times"));
    }

    private static int lines(Design<?> design) {
        return design.verilog().files().stream()
                .mapToInt(file -> file.lineSites().size())
                .sum();
    }

    private static double milliseconds(Supplier<Component> constructor) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        lines(Heddle.elaborate(constructor));
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e6;
    }

    private static double median(Supplier<Component> constructor, int rounds) {
        double[] times = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            times[i] = milliseconds(constructor);
        }
        return Median.of(times);
    }

    private static double freshProcess() {
        double[] times = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            long begin = System.nanoTime();
            ToolRun run = ToolRun.of(
                    Path.of("."),
                    PROCESS_LIMIT,
                    List.of(
                            System.getProperty("java.home") + "/bin/java",
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-Xshare:auto",
                            "-cp",
                            System.getProperty("java.class.path"),
                            EmissionBenchmark.class.getName()));
            times[i] = (System.nanoTime() - begin) / 1e6;
            if (!run.succeeded()) {
                throw new IllegalStateException("a process that only elaborates ended with status " + run.status()
                        + ": " + run.output().strip());
            }
        }
        return Median.of(times);
    }
}
