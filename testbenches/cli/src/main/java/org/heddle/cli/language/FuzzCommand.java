package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.CampaignOption;
import org.heddle.cli.shared.FirstSeed;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.report.Json;
import org.heddle.verify.fuzz.Engines;
import org.heddle.verify.fuzz.Fuzzer;
import org.heddle.verify.fuzz.Report;
import org.heddle.verify.fuzz.engine.Difference;
import org.heddle.verify.fuzz.engine.Differential;
import org.heddle.verify.fuzz.engine.Engine;
import org.heddle.verify.fuzz.shrink.Shrinker;
import org.heddle.verify.own.OwnDesign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks for circuits that engines do not agree about. */
@Command(
        name = "fuzz",
        description = "Draws random circuits over the whole language and runs each on every engine.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The engines: the interpreter, bytecode inside the JVM, Icarus Verilog,",
            "Verilator, and what yosys makes of the Verilog (words of most, gates of some);",
            "\"lanes\" is the bytecode in several runs at once, each compared with a run",
            "alone.",
            "Every circuit runs 64 cycles; a tool that refuses or warns counts as a",
            "difference too. A difference is shrunk, printed with the line that shows it",
            "again, and kept in DIR with its Verilog. One seed and one count always give the",
            "same circuits. Exit status 1 if there is a difference.",
            "",
            "Examples:",
            "  ./heddle fuzz --minutes 5",
            "  ./heddle fuzz --circuits 1000 --seed 42",
            "  ./heddle fuzz --circuits 100000 --engines jvm,interpreter",
            "  ./heddle fuzz --circuits 100000 --seed 1 --campaign out/fuzz.jsonl",
            "  ./heddle fuzz 'com.acme.Fifo(16, true)'    a class of yours",
            "",
            "For a class, inputs are drawn that keep what it assumes of them. What breaks an",
            "assertion or divides the engines is shrunk to the fewest rows and bits.",
        })
public final class FuzzCommand implements Callable<Integer>, Verb {
    private static final int BATCH = 96;
    private static final int OWN_RUNS = 20;
    private static final int MOST_RUNS = 100_000;
    private static final int MOST_MINUTES = 100_000; // some ten weeks
    private static final Duration SHRINKING = Duration.ofMinutes(3);

    @Parameters(
            arity = "0..*",
            paramLabel = "CLASS",
            description =
                    "Classes of yours, such as Uart or 'Fifo(16, true)': random inputs for them, in place of random circuits; in a"
                            + " project of yours, nothing means every class marked @TopLevel, unless --circuits or"
                            + " --minutes asks for circuits.")
    private List<String> names = List.of();

    @Option(names = "--runs", paramLabel = "N", description = "For a class: runs of 256 cycles. Default: 20.")
    private @Nullable Integer runs;

    @Mixin
    private OwnDesigns own;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "How long to draw. Default: 1, unless --circuits says.")
    private @Nullable Double minutes;

    @Option(names = "--circuits", paramLabel = "N", description = "How many circuits to draw at most.")
    private @Nullable Long circuits;

    @Option(
            names = "--seed",
            paramLabel = "S",
            converter = Seed.class,
            description = "Seed of the first circuit. Default: another each time.")
    private @Nullable Long seed;

    @Option(
            names = "--engines",
            paramLabel = "LIST",
            split = ",",
            description = "Engines beside the interpreter: some of jvm, verilator, icarus, yosys, lanes. Default: all.")
    private List<String> engineWords = Engines.WORDS;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where differences go. Default: out/fuzz in the repository.")
    private Path folder = Home.find().out("fuzz");

    @Mixin
    private JsonOption json;

    @Mixin
    private CampaignOption campaign;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        long first = seed != null ? seed : FirstSeed.another();
        if (first < 0
                || circuits != null && circuits < 1
                || minutes != null && !(minutes > 0 && minutes <= MOST_MINUTES)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a seed is at least 0, a count at least 1, and minutes are more than 0 and at most " + MOST_MINUTES
                            + ".");
        }
        boolean isSplit = campaign.isAsked(json);
        if (!names.isEmpty()) {
            return fuzzOwn(own.requireAll(names), first, isSplit);
        }
        if (own.isOwnProject() && minutes == null && circuits == null) {
            return fuzzOwn(own.marked(), first, isSplit);
        }
        if (runs != null) {
            throw new ParameterException(
                    spec.commandLine(), "--runs belongs to a class: of circuits, give --circuits.");
        }
        if (isSplit) {
            return split(first);
        }
        new OutputPlace(spec).requireFolder("--out", folder);
        json.kept(); // known before the work begins whether the file takes it
        Duration limit = minutes != null
                ? Duration.ofMillis(Math.round(minutes * 60_000))
                : circuits != null ? Duration.ofDays(1) : Duration.ofMinutes(1);
        long count = circuits != null ? circuits : Long.MAX_VALUE;
        Engines engines = engines();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors());
        Fuzzer.Settings settings = new Fuzzer.Settings(
                first, count, limit, (int) Math.min(BATCH, Math.max(1, count / threads)), threads, false);
        PrintWriter out = json.text();
        PrintWriter err = spec.commandLine().getErr();
        out.println("Seed: " + first);
        out.flush();
        Fuzzer.Outcome outcome =
                new Fuzzer(settings, engines::ofBatch, UnaryOperator.identity(), FlushedLines.on(err)).run();
        FuzzReport report =
                FuzzReport.of(first, outcome.circuits(), outcome.census(), found(outcome.differences(), engines));
        out.print(report.text());
        out.flush();
        try (JsonOption.Sink sink = json.open()) {
            sink.write(Json.pretty(report));
        }
        return report.exit();
    }

    private int split(long first) throws IOException {
        if (circuits == null || minutes != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--campaign splits a number of circuits, and a time has no parts: give --circuits, and no"
                            + " --minutes.");
        }
        return campaign.write(
                Set.of("--seed", "--circuits", "--json"),
                campaign.slices(circuits, 1).stream()
                        .map(slice -> new CampaignOption.Part(
                                List.of(
                                        "--seed",
                                        String.valueOf(first + slice.first()),
                                        "--circuits",
                                        String.valueOf(slice.size()),
                                        "--json",
                                        "-"),
                                null,
                                first + slice.first()))
                        .toList());
    }

    private int fuzzOwn(List<OwnDesign> designs, long first, boolean isSplit) throws IOException {
        if (isSplit || json.isAsked()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--campaign and --json belong to random circuits: for a class, leave them out.");
        }
        if (minutes != null || circuits != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--minutes and --circuits belong to random circuits: for a class, give --runs.");
        }
        int count = runs == null ? OWN_RUNS : runs;
        if (count < 1 || count > MOST_RUNS) {
            throw new ParameterException(spec.commandLine(), "--runs must be 1 to 100,000, and is " + count + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        int status = 0;
        List<String> refusals = new ArrayList<>();
        List<OwnDesign> suitable = new ArrayList<>();
        OwnDesigns.accepted(designs, Heddle::elaborate);
        for (OwnDesign design : designs) {
            OwnFuzz.refusal(design).ifPresentOrElse(refusals::add, () -> suitable.add(design));
        }
        boolean isRefused = names.isEmpty() ? suitable.isEmpty() : !refusals.isEmpty();
        if (isRefused) {
            throw new ParameterException(spec.commandLine(), String.join("; ", refusals) + ".");
        }
        for (OwnDesign design : suitable) {
            status = Math.max(status, OwnFuzz.run(design, first, count, out));
        }
        refusals.forEach(out::println);
        out.flush();
        return status;
    }

    private Engines engines() {
        try {
            return new Engines(ContentCache.at(folder.resolve("models")), engineWords);
        } catch (IllegalArgumentException unknown) {
            throw new ParameterException(spec.commandLine(), "--engines: " + unknown.getMessage() + ".");
        }
    }

    private List<FuzzReport.Found> found(List<Difference> differences, Engines engines) throws IOException {
        UnaryOperator<VerilogDesign> unchanged = UnaryOperator.identity();
        List<Engine> all = List.copyOf(engines.ofBatch(0));
        List<FuzzReport.Found> found = new ArrayList<>();
        for (Difference difference : differences) {
            boolean shrinks = found.size() < FuzzReport.SHOWN;
            Difference shown =
                    shrinks ? new Shrinker(new Differential(unchanged), all, SHRINKING).shrink(difference) : difference;
            found.add(new FuzzReport.Found(
                    shown.plan().seed(),
                    shrinks ? Report.text(shown) : null,
                    shown.engine() + ": " + Report.again(shown.plan().seed()),
                    Report.write(folder, shown, unchanged).toString()));
        }
        return found;
    }
}
