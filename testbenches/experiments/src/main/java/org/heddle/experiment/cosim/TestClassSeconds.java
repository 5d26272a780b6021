package org.heddle.experiment.cosim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.Median;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The time of a fresh process that runs a class of small tests, each of a component that no cache has a model of. */
public final class TestClassSeconds {
    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final double JVM_GOAL = 2;
    private static final int JVM_ROUNDS = 3;

    private TestClassSeconds() {}

    /** Run by a fresh process: the tests, by JUnit's launcher; its last line is how many passed. */
    public static void main(String[] arguments) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectClass(SmallTests.class))
                                .build(),
                        listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.getFailures().forEach(failure -> System.out.println(failure.getException()));
        System.out.println(summary.getTestsSucceededCount());
        System.exit(summary.getTotalFailureCount() == 0 ? 0 : 1);
    }

    static List<BenchmarkRow> measure(Consumer<String> progress) throws IOException {
        return List.of(
                row(progress, SimulationEngine.VERILATOR, 1, BenchmarkRow.NO_GOAL),
                row(progress, SimulationEngine.JVM, JVM_ROUNDS, JVM_GOAL));
    }

    static BenchmarkRow row(Consumer<String> progress, SimulationEngine engine, int rounds, double goal)
            throws IOException {
        double[] seconds = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            seconds[i] = seconds(engine);
        }
        double median = Median.of(seconds);
        progress.accept(String.format(
                Locale.ROOT,
                "  a class of %d small tests in a fresh process, %s: %.2f s",
                SmallTests.COUNT,
                engine.word(),
                median));
        return new BenchmarkRow("tests-" + engine.word(), "test-class-seconds", median, goal, "s");
    }

    private static double seconds(SimulationEngine engine) throws IOException {
        Path cache = Files.createTempDirectory("heddle-empty-cache");
        try {
            long begin = System.nanoTime();
            ToolRun run = ToolRun.of(
                    Path.of("."),
                    LIMIT,
                    List.of(
                            System.getProperty("java.home") + "/bin/java",
                            "-D" + ContentCache.PROPERTY + "=" + cache,
                            "-D" + SimulationEngine.PROPERTY + "=" + engine.word(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            TestClassSeconds.class.getName()));
            double seconds = (System.nanoTime() - begin) / 1e9;
            if (!run.succeeded() || !run.output().strip().endsWith(Integer.toString(SmallTests.COUNT))) {
                throw new IllegalStateException("a process that only runs " + SmallTests.COUNT
                        + " small tests ended with status " + run.status() + ": "
                        + run.output().strip());
            }
            return seconds;
        } finally {
            remove(cache);
        }
    }

    private static void remove(Path folder) throws IOException {
        List<Path> inside;
        try (Stream<Path> all = Files.walk(folder)) {
            inside = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : inside) {
            Files.delete(each);
        }
    }
}
