package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.proof.Proof;
import org.heddle.report.Nearest;
import org.heddle.report.TerminalProgress;
import org.heddle.report.TextTable;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.prove.OwnProof;
import org.heddle.verify.prove.OwnProperties;
import org.heddle.verify.prove.Proofs;
import org.heddle.verify.prove.Prover;
import org.heddle.verify.prove.Verdict;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Proves components, and shows that each proof notices a mistake. */
@Command(
        name = "prove",
        description = "Proves the components of the library and of the network interfaces by k-induction.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Each proof is repeated on Verilog with a mistake in one line: \"fault found\"",
            "says that it was refuted. Counterexamples are waveforms (.vcd) with the names",
            "of the Java source; open them with gtkwave. Exit status 1 unless everything is",
            "proven and every fault is found.",
            "",
            "Examples:",
            "  ./heddle prove",
            "  ./heddle prove queue          every proof whose name begins so",
            "  ./heddle prove --list",
            "  ./heddle prove 'com.acme.Fifo(16, true)'    what a class of yours asserts",
        })
public final class ProveCommand implements Callable<Integer>, Verb {
    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "Proofs whose names begin so, or classes of yours, such as Uart or 'Fifo(16, true)'; nothing"
                    + " means all proofs; in a project of yours, every class marked @TopLevel.")
    private List<String> names = List.of();

    @Option(
            names = "--depth",
            paramLabel = "K",
            description = "For a class: steps of the induction. Default: as many as it takes, up to 20.")
    private @Nullable Integer depth;

    @Option(
            names = "--cycles",
            paramLabel = "N",
            description = "For a class: cycles from the reset within which what cover(..) names must be possible."
                    + " Default: " + OwnProperties.CYCLES + ".")
    private @Nullable Integer cycles;

    @Mixin
    private OwnDesigns own;

    @Option(names = "--list", description = "Only list the proofs.")
    private boolean list;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where counterexamples go. Default: out/prove in the repository, and target/heddle/prove for"
                    + " classes of yours.")
    private @Nullable Path folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        List<OwnDesign> designs = OwnDesigns.accepted(own.chosen(names), Heddle::elaborateForProof);
        if (!designs.isEmpty()) {
            return proveOwn(designs, out);
        }
        if (depth != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--depth belongs to a class of yours: the proofs here have depths of their own.");
        }
        if (cycles != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--cycles belongs to a class of yours: the proofs here have lengths of their own.");
        }
        List<Proof> proofs = select();
        if (list) {
            TextTable table =
                    TextTable.builder().words("proof").words("what is proven").build();
            proofs.forEach(proof -> table.add(proof.name(), proof.claim()));
            out.print(table);
            out.flush();
            return 0;
        }
        return prove(proofs, out);
    }

    private int proveOwn(List<OwnDesign> designs, PrintWriter out) throws IOException {
        int steps = atLeast1("--depth", depth);
        int reach = atLeast1("--cycles", cycles);
        int status = 0;
        List<String> silent = new ArrayList<>();
        for (OwnDesign design : designs) {
            OwnProperties properties = OwnProperties.of(Heddle.elaborateForProof(design.constructor()));
            if (properties.isEmpty()) {
                silent.add(design.name());
            } else {
                Path waveforms = waveforms(() -> OwnDesigns.results("prove"));
                OwnProperties.Outcome outcome =
                        properties.prove(new Prover(waveforms), design.fileName(), steps, reach);
                out.println(new OwnProof(design.name(), properties, outcome));
                out.flush();
                status = Math.max(status, outcome.verdict().result() == Verdict.Result.PROVEN ? 0 : 1);
            }
        }
        if (silent.size() == designs.size()) {
            throw new ParameterException(
                    spec.commandLine(),
                    String.join(", ", silent) + " asserts nothing, and neither does an instance in it: say what must"
                            + " hold by assertAlways(condition, text).");
        }
        silent.forEach(design -> out.println(design + " asserts nothing"));
        out.flush();
        return status;
    }

    private List<Proof> select() {
        List<Proof> all = Proofs.all();
        List<String> known = all.stream().map(Proof::name).toList();
        List<String> unknown = names.stream()
                .filter(name -> known.stream().noneMatch(proof -> proof.startsWith(name)))
                .toList();
        if (!unknown.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    unknown.stream()
                            .map(name ->
                                    "no proof is called '" + name + "'." + Nearest.questionOrAll(name, known, "proofs"))
                            .collect(Collectors.joining(System.lineSeparator())));
        }
        return all.stream()
                .filter(proof -> names.isEmpty() || names.stream().anyMatch(proof.name()::startsWith))
                .toList();
    }

    /** The value of an option; 0 if it was not given. */
    private int atLeast1(String option, @Nullable Integer value) {
        if (value != null && value < 1) {
            throw new ParameterException(spec.commandLine(), option + " must be 1 or more, and is " + value + ".");
        }
        return value == null ? 0 : value;
    }

    private Path waveforms(Supplier<Path> usual) {
        Path waveforms = folder == null ? usual.get() : folder;
        new OutputPlace(spec).requireFolder("--out", waveforms);
        return waveforms;
    }

    private int prove(List<Proof> proofs, PrintWriter out) throws IOException {
        Prover prover = new Prover(waveforms(() -> Home.find().out("prove")));
        TerminalProgress progress = new TerminalProgress(System.out, TerminalProgress.onTerminal());
        List<Verdict> verdicts = new ArrayList<>();
        for (Proof proof : proofs) {
            progress.start("[%2d/%d] %s".formatted(verdicts.size() + 1, proofs.size(), proof.name()), 1);
            Verdict verdict = prover.run(proof);
            verdicts.add(verdict);
            progress.finish("%s, fault %s, %s s"
                    .formatted(verdict.result(), verdict.faultFound() ? "found" : "NOT FOUND", seconds(verdict)));
        }
        out.println();
        out.print(table(proofs, verdicts));
        complain(proofs, verdicts, out);
        long refuted = count(verdicts, Verdict.Result.REFUTED);
        long open = proofs.size() - refuted - count(verdicts, Verdict.Result.PROVEN);
        long found = verdicts.stream().filter(Verdict::faultFound).count();
        out.println("Proven: %d, Refuted: %d, %sFaults found: %d of %d"
                .formatted(
                        count(verdicts, Verdict.Result.PROVEN),
                        refuted,
                        open == 0 ? "" : "Not proven: " + open + ", ",
                        found,
                        proofs.size()));
        out.flush();
        return verdicts.stream().allMatch(Verdict::holds) ? 0 : 1;
    }

    private static long count(List<Verdict> verdicts, Verdict.Result result) {
        return verdicts.stream().filter(verdict -> verdict.result() == result).count();
    }

    private static String seconds(Verdict verdict) {
        return String.format(Locale.ROOT, "%.1f", verdict.seconds());
    }

    private static TextTable table(List<Proof> proofs, List<Verdict> verdicts) {
        TextTable table = TextTable.builder()
                .words("proof")
                .words("what is proven")
                .numbers("k", "cycles")
                .words("result")
                .words("fault found")
                .numbers("time", "s")
                .build();
        for (int i = 0; i < proofs.size(); i++) {
            Proof proof = proofs.get(i);
            Verdict verdict = verdicts.get(i);
            table.add(
                    proof.name(),
                    proof.claim(),
                    Integer.toString(proof.depth()),
                    verdict.result().toString(),
                    verdict.faultFound() ? "yes" : "NO",
                    seconds(verdict));
        }
        return table;
    }

    private static void complain(List<Proof> proofs, List<Verdict> verdicts, PrintWriter out) {
        for (int i = 0; i < proofs.size(); i++) {
            Verdict verdict = verdicts.get(i);
            if (verdict.result() != Verdict.Result.PROVEN) {
                out.println(proofs.get(i).name() + ": " + verdict.detail()
                        + verdict.waveform().map(file -> ", see " + file).orElse(""));
            }
        }
    }
}
