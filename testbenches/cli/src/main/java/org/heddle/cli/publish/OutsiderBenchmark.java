package org.heddle.cli.publish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.Median;

/**
 * Time that a user waits in a project of their own, outside this repository: medians of five, against a warm Maven repository without a network.
 *
 * <p>Each round edits the component, so that its model is built anew. An empty test beside it, in the same project and by the same command, takes
 * what Maven and javac take by themselves.
 */
public final class OutsiderBenchmark {
    private static final int ROUNDS = 5;
    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final String PROJECT = "template";
    private static final String SECONDS = "s";
    private static final String EMPTY_TEST = """
            package com.example.demo;

            import org.junit.jupiter.api.Test;

            class EmptyTest {
                @Test
                void nothing() {}
            }
            """;

    private final Path checkout;
    private final Consumer<String> progress;

    /**
     * @param checkout that is installed from
     * @param progress told of each round
     */
    public OutsiderBenchmark(Path checkout, Consumer<String> progress) {
        this.checkout = checkout;
        this.progress = progress;
    }

    /**
     * Measures, in a folder of its own that is gone behind it.
     *
     * @throws IllegalStateException if a step fails, with its output
     */
    public List<BenchmarkRow> run() throws IOException {
        try (ScratchFolder place = ScratchFolder.inTemporary();
                TrialRepository repository = new TrialRepository(place.path().resolve("repository"))) {
            return new Trial(place.path(), repository.folder()).run();
        }
    }

    /** Rounds in one folder. */
    private final class Trial {
        private final Path place;
        private final Path repository;
        private final double[] fresh = new double[ROUNDS];
        private final double[] proof = new double[ROUNDS];
        private final double[] edited = new double[ROUNDS];
        private final double[] own = new double[ROUNDS];

        Trial(Path place, Path repository) {
            this.place = place;
            this.repository = repository;
        }

        List<BenchmarkRow> run() throws IOException {
            step(
                    checkout,
                    checkout.resolve("heddle").toString(),
                    "install",
                    "--no-javadoc",
                    "--repository",
                    repository.toString(),
                    "--prefix",
                    place.resolve("local").toString());
            for (int round = 0; round < ROUNDS; round++) {
                round(round);
            }
            return List.of(
                    row("new-project-green-seconds", fresh, 60),
                    row("prove-class-seconds", proof, 5),
                    row("edit-to-green-seconds", edited, 8),
                    row("edit-to-green-own-seconds", own, 3));
        }

        private BenchmarkRow row(String measure, double[] values, double goal) {
            return new BenchmarkRow(PROJECT, measure, Median.of(values), goal, SECONDS);
        }

        private void round(int round) throws IOException {
            String heddle = place.resolve("local/bin/heddle").toString();
            Path home = Files.createDirectories(place.resolve("round" + round));
            Path demo = home.resolve("demo");
            fresh[round] = step(home, heddle, "new", "demo") + maven(demo, "test");
            proof[round] = step(demo, heddle, "prove", "Blinker(10)");
            Path source = demo.resolve("src/main/java/com/example/demo/Blinker.java");
            Path tests = demo.resolve("src/test/java/com/example/demo");
            Files.writeString(tests.resolve("EmptyTest.java"), EMPTY_TEST);
            maven(demo, "test", "-Dtest=EmptyTest");
            edit(source, "first" + round);
            edited[round] = maven(demo, "test", "-Dtest=BlinkerTest");
            edit(source, "second" + round);
            own[round] = edited[round] - maven(demo, "test", "-Dtest=EmptyTest");
            progress.accept(String.format(
                    Locale.ROOT,
                    "[%d/%d] new project green %.1f s, proof %.1f s, edit to green %.1f s, of which %.1f s are not Maven's",
                    round + 1,
                    ROUNDS,
                    fresh[round],
                    proof[round],
                    edited[round],
                    own[round]));
        }

        /** Changes the hardware, as an edit does: a register more, under a name that no model was built with. */
        private static void edit(Path source, String name) throws IOException {
            String text = Files.readString(source);
            String mark = "        lamp.set(";
            if (!text.contains(mark)) {
                throw new IllegalStateException(source + " has no line that begins with \"" + mark.strip() + "\"");
            }
            String register = "        Bool " + name + " = unused(reg(bool()).init(false));\n" + "        " + name
                    + ".set(enable);\n";
            Files.writeString(source, text.replace(mark, register + mark));
        }

        private double maven(Path folder, String... words) {
            List<String> command =
                    new ArrayList<>(List.of("mvn", "-o", "-q", "-B", "-Dmaven.repo.local=" + repository));
            command.addAll(List.of(words));
            return step(folder, command.toArray(String[]::new));
        }

        private double step(Path folder, String... command) {
            long begin = System.nanoTime();
            ToolRun run = ToolRun.of(folder, LIMIT, List.of(command));
            if (!run.succeeded()) {
                throw new IllegalStateException(
                        String.join(" ", command) + " failed in " + folder + ":\n" + run.output());
            }
            return (System.nanoTime() - begin) / 1e9;
        }
    }
}
