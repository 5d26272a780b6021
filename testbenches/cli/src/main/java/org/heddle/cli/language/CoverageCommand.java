package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.coverage.Coverage;
import org.heddle.verify.coverage.CoverageReport;
import picocli.CommandLine.Command;
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
            "",
            "Examples:",
            "  ./heddle coverage",
            "  ./heddle coverage testbenches",
            "  ./heddle coverage PacketStoreTest LinkTest --out /tmp/coverage",
        })
public final class CoverageCommand implements Callable<Integer>, Verb {
    @Parameters(
            arity = "0..*",
            paramLabel = "MODULE|CLASS[#METHOD]",
            description = "Which tests to run, as for ./heddle test; nothing means everything.")
    private List<String> tests = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the page goes. Default: out/coverage in the repository.")
    private Path folder = Home.find().out("coverage");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        new OutputPlace(spec).requireFolder("--out", folder, "index.html");
        Path counts = Files.createDirectories(folder.toAbsolutePath().resolve("counts"));
        discard(counts);
        List<String> words = new ArrayList<>(List.of("test", "-D", Coverage.FOLDER + "=" + counts));
        words.addAll(tests);
        int status = spec.root().commandLine().execute(words.toArray(new String[0]));
        if (status > 1) {
            return status;
        }
        return report(CoverageReport.of(counts, Home.find().root()), out) ? status : 1;
    }

    private boolean report(CoverageReport report, PrintWriter out) throws IOException {
        if (report.isEmpty()) {
            out.println("Nothing was simulated, so there is no coverage to show.");
        } else {
            Path page = folder.resolve("index.html");
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
