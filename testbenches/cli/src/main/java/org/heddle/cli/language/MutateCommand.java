package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.project.CompiledTests;
import org.heddle.cli.project.OwnTests;
import org.heddle.cli.shared.CampaignOption;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.Json;
import org.heddle.report.Nearest;
import org.heddle.verify.mutate.Campaign;
import org.heddle.verify.mutate.MutantDocument;
import org.heddle.verify.mutate.MutantOutcome;
import org.heddle.verify.mutate.MutantResult;
import org.heddle.verify.mutate.Summary;
import org.heddle.verify.mutate.TestInstallation;
import org.heddle.verify.own.OwnClasses;
import org.heddle.verify.own.OwnDesign;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Small faults in the Verilog of a top, and who sees them. */
@Command(
        name = "mutate",
        description =
                "Plants small random faults in the emitted Verilog of a top or of a class of yours, and tells which"
                        + " check sees each.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A fault is another operator or constant, a number that is one off, a missing",
            "term, a swapped operand, a stuck bit or a lost enable, in any statement of any",
            "module of the top, in all its configurations. The faulty module stands in",
            "every model that a check builds. Its own tests look first, then its proofs,",
            "then the soaks, until one sees it: a test fails, or takes more than five times",
            "as long as over the right hardware. Where a check builds another size of the",
            "module, the same fault stands in that. What none sees goes to yosys and its",
            "model checker ABC, which may prove that it changes nothing.",
            "",
            "Mutant I of a seed is the same on every machine. The file of --json is written",
            "after each mutant: the same line again goes on with those not judged yet. The",
            "first run over new sources runs every check once over the right hardware, to",
            "learn which modules it reads; that takes some minutes more.",
            "",
            "Of a class of yours, in the Maven project that you stand in: the checks are that",
            "project's tests.",
            "",
            "Exit status: 0 all are seen or equivalent, 1 some survive, 2 not understood,",
            "3 a tool is missing.",
            "",
            "Examples:",
            "  ./heddle mutate dimmnet2-node --count 500 --seed 1 --json out/dimmnet2.json",
            "  ./heddle mutate reduction-node --from 100 --count 50",
            "  ./heddle mutate mpc-node --count 400 --campaign out/mpc.jsonl",
            "  heddle mutate 'Fifo(16, true)' --count 100",
        })
public final class MutateCommand implements Callable<Integer>, Verb {
    @Parameters(
            paramLabel = "TOP",
            description = "The top, as ./heddle generate --list names it, or a class of yours, such as Uart or"
                    + " 'Fifo(16, true)'.")
    private String top = "";

    @Mixin
    private OwnDesigns own;

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many mutants. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Option(
            names = "--from",
            paramLabel = "I",
            defaultValue = "0",
            description = "Index of the first. Default: ${DEFAULT-VALUE}.")
    private int from;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            converter = Seed.class,
            description = "Of the choice of faults. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Mixin
    private JsonOption json;

    @Mixin
    private CampaignOption campaign;

    @Option(names = "--survivors", description = "Judges those in the file again that survived.")
    private boolean survivors;

    @Option(names = "--threads", paramLabel = "N", description = "Checks at once. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        require(count >= 1, "a count is at least 1: --count=" + count);
        require(from >= 0, "an index is at least 0: --from=" + from);
        require(
                from <= Integer.MAX_VALUE - count,
                "the last index is at most 2147483646: --from=" + from + " --count=" + count);
        require(threads >= 1, "at least one check runs: --threads=" + threads);
        Optional<OwnDesign> ownDesign = isTop() ? Optional.empty() : own.find(top);
        List<VerilogDesign> designs = ownDesign
                .map(design -> List.of(Heddle.elaborate(design.constructor()).verilog()))
                .orElseGet(this::designs);
        if (campaign.isAsked(json)) {
            require(ownDesign.isEmpty(), "--campaign belongs to tops: jobs run the tests of this tree.");
            require(!survivors, "--survivors judges those of a file again, and parts have none: leave it out.");
            return split();
        }
        Optional<Path> file = json.kept();
        PrintWriter out = json.text();
        PrintWriter err = spec.commandLine().getErr();
        try {
            MutantDocument begun = file.isEmpty() ? new MutantDocument(top, seed, List.of()) : begun(file.get());
            Campaign campaign = new Campaign(tests(ownDesign), designs, seed, threads, new Lines(err));
            err.println("%s: %d statements, mutants %d to %d of seed %d"
                    .formatted(top, campaign.statements(), from, from + count - 1, seed));
            err.flush();
            MutantDocument document = campaign.run(begun, from, count, file);
            out.print(text(document));
            out.flush();
            if (json.isStandardOutput()) {
                try (JsonOption.Sink sink = json.open()) {
                    sink.write(Json.pretty(document));
                }
            }
            return exit(document);
        } catch (IllegalArgumentException foreign) {
            throw new ParameterException(spec.commandLine(), String.valueOf(foreign.getMessage()), foreign);
        }
    }

    /** Returns the tables, as standard output has them. */
    static String text(MutantDocument document) {
        return "\n" + Summary.of(document);
    }

    /** Returns the exit status. */
    static int exit(MutantDocument document) {
        return document.mutants().stream().anyMatch(MutantResult::survives) ? 1 : 0;
    }

    private int split() throws IOException {
        return campaign.write(
                Set.of("--from", "--count", "--seed", "--json"),
                campaign.slices(count, 1).stream()
                        .map(slice -> new CampaignOption.Part(
                                List.of(
                                        "--from",
                                        String.valueOf(from + slice.first()),
                                        "--count",
                                        String.valueOf(slice.size()),
                                        "--seed",
                                        String.valueOf(seed),
                                        "--json",
                                        "-"),
                                null,
                                seed))
                        .toList());
    }

    private MutantDocument begun(Path file) throws IOException {
        MutantDocument begun = MutantDocument.in(file, top, seed);
        return survivors ? begun.withoutSurvivors() : begun;
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private boolean isTop() {
        return Tops.all().stream().anyMatch(one -> one.name().equals(top));
    }

    private TestInstallation tests(Optional<OwnDesign> design) throws IOException, InterruptedException {
        if (design.isEmpty()) {
            return CompiledTests.of(Home.find());
        }
        Path project = OwnClasses.project(Path.of(""))
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "a class is judged by the tests of a Maven project: stand in the one that it is of."));
        return OwnTests.of(project, OwnDesigns.results("mutate"));
    }

    private List<VerilogDesign> designs() {
        List<Top> configurations =
                Tops.all().stream().filter(one -> one.name().equals(top)).toList();
        List<String> names = Tops.all().stream().map(Top::name).distinct().toList();
        require(!configurations.isEmpty(), "no top is called '" + top + "'." + Nearest.question(top, names));
        return configurations.stream()
                .map(one -> Heddle.elaborate(one.constructor()).verilog())
                .toList();
    }

    /** A line for each mutant. */
    private record Lines(PrintWriter out) implements Campaign.Listener {
        @Override
        public void checked(int done, int all) {
            out.println("  %d of %d checks have run over the right hardware".formatted(done, all));
            out.flush();
        }

        @Override
        public void blind(String check, String how) {
            out.println("  " + check + " " + how + " over the right hardware: it sees no fault");
            out.flush();
        }

        @Override
        public void schemata(int done, int all) {
            out.println("  %d of %d checks have run over all mutants at once".formatted(done, all));
            out.flush();
        }

        @Override
        public void judged(MutantOutcome outcome) {
            MutantResult result = outcome.result();
            String end = result.seenBy() != null
                    ? "seen by " + result.seenBy()
                    : result.equivalent() != null ? "equivalent, " + result.equivalent() : "SURVIVES";
            out.println("%4d  %5.1f s  %s:%d (%s) %s: %s"
                    .formatted(
                            result.index(),
                            outcome.seconds(),
                            result.module(),
                            result.verilogLine(),
                            result.javaLine(),
                            result.kind(),
                            end));
            if (result.seenBy() == null) {
                out.println("      was  " + outcome.mutant().was());
                out.println("      is   " + outcome.mutant().becomes());
                out.println("      key  " + outcome.key());
            }
            out.flush();
        }
    }
}
