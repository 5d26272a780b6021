package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.EngineOption;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.coverage.Coverage;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.verify.coverage.CoverageReport;
import org.heddle.verify.own.OwnClasses;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs tests on models that count, and shows on the Java sources what they reached. */
@Command(
        name = "coverage",
        description =
                "Shows on the Java sources of the designs what the tests reach: lines, branches, bits, cover points.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Writes DIR/index.html. The models are compiled for it and run several times as",
            "slow. Exit status: that of the tests; 1 also if they simulated nothing.",
            "How often a line of combinational logic was executed depends on the engine,",
            "and whether it was does not.",
            "",
            "In a project of yours, Maven runs its tests.",
            "",
            "Examples:",
            "  ./heddle coverage",
            "  ./heddle coverage testbenches",
            "  ./heddle coverage PacketStoreTest LinkTest --out /tmp/coverage",
            "  ./heddle coverage nic-rtl --engine jvm",
        })
public final class CoverageCommand implements Callable<Integer>, Verb {
    private static final Duration LIMIT = Duration.ofHours(2);

    @Parameters(
            arity = "0..*",
            paramLabel = "MODULE|CLASS[#METHOD]",
            description = "Which tests to run, as for ./heddle test; nothing means everything.")
    private List<String> tests = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Where the page goes. Default: out/coverage in the repository, and target/heddle/coverage in a"
                            + " project of yours.")
    private @Nullable Path folder;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description =
                    "What simulates where a test names nothing, like that of ./heddle test. The JVM counts the same lines,"
                            + " branches, bits and cover points, and compiles no models.")
    private @Nullable String engine;

    @Mixin
    private OwnDesigns own;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        engine = engine == null ? null : EngineOption.wordOf(spec, engine);
        Optional<Path> project = own.isOwnProject() ? OwnClasses.project(Path.of("")) : Optional.empty();
        Path place = folder == null
                ? project.map(any -> OwnDesigns.results("coverage"))
                        .orElseGet(() ->
                                Home.checkout(spec, "go to a project of yours.").out("coverage"))
                : folder;
        new OutputPlace(spec).requireFolder("--out", place, "index.html");
        Path counts = Files.createDirectories(place.toAbsolutePath().resolve("counts"));
        discard(counts);
        int status = project.isPresent() ? testOwn(project.get(), counts, out) : testHeddle(counts);
        if (status > 1) {
            return status;
        }
        Path sources = project.orElseGet(() -> Home.find().root());
        return report(CoverageReport.of(counts, sources), place, out) ? status : 1;
    }

    private int testHeddle(Path counts) {
        List<String> words = new ArrayList<>(List.of("test", "-D", Coverage.FOLDER + "=" + counts));
        if (engine != null) {
            words.addAll(List.of("--engine", engine));
        }
        words.addAll(tests);
        return spec.root().commandLine().execute(words.toArray(new String[0]));
    }

    /** In a project of the user's own, Maven runs the tests. */
    private int testOwn(Path project, Path counts, PrintWriter out) {
        List<String> command = new ArrayList<>(
                List.of("mvn", "-B", "-q", "-Dstyle.color=never", "-D" + Coverage.FOLDER + "=" + counts));
        if (engine != null) {
            command.add("-D" + SimulationEngine.PROPERTY + "=" + engine);
        }
        if (!tests.isEmpty()) {
            command.add("-Dtest=" + String.join(",", tests));
        }
        command.add("test");
        ToolRun run = ToolRun.of(project, LIMIT, command);
        out.print(run.output());
        return run.succeeded() ? 0 : 1;
    }

    private boolean report(CoverageReport report, Path place, PrintWriter out) throws IOException {
        if (report.isEmpty()) {
            out.println("Nothing was simulated, so there is no coverage to show.");
        } else {
            Path page = place.resolve("index.html");
            report.writeTo(page);
            out.println(report.summary());
            out.println("Open " + page + " in a browser.");
        }
        out.flush();
        return !report.isEmpty();
    }

    private static void discard(Path counts) throws IOException {
        try (Stream<Path> old = Files.list(counts)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
    }
}
