package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.Nearest;
import org.heddle.report.TerminalProgress;
import org.heddle.report.TextTable;
import org.heddle.verify.equivalence.Equivalence;
import org.heddle.verify.equivalence.Examples;
import org.heddle.verify.equivalence.ModuleVerdict;
import org.heddle.verify.own.OwnDesign;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows that simplified Verilog means what was written. */
@Command(
        name = "equivalence",
        description = {
            "Proves with yosys that the emitted Verilog means the same as the circuit without any simplification;"
                    + " with --against, that it means the same as that of before.",
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Module by module: registers, memories and instances are matched by name, all",
            "else is compared. Modules that are not proven are listed by name; exit status",
            "1 if there are any.",
            "",
            "With --against, each module whose ports stayed is compared with what it was,",
            "the cheapest way first: by its words, comments and inner names aside; by one",
            "step, with old state mapped to new; by all runs from the reset on, for",
            "registers of other codes. What cannot be decided in time is \"bounded\" to so",
            "many cycles, which is no proof, or unknown. A difference comes with the inputs",
            "that show it, by name and cycle. Modules inside are taken as equal: each has a",
            "verdict of its own. Registers without a reset begin alike on both sides.",
            "",
            "With --beside, soaks drive the nodes, their messages on cables with faults;",
            "a top that has none gets random inputs, held until they are taken where they",
            "are streams. The first difference ends the run and is told by output, cycle",
            "and both values. A run in which no output moved is no success.",
            "",
            "Exit status: 0 nothing differs, 1 something is not proven, different or",
            "unknown, 2 not understood, 3 a tool is missing.",
            "",
            "Examples:",
            "  ./heddle equivalence",
            "  ./heddle equivalence queue --seconds 20",
            "  ./heddle equivalence --against ../before/generated-verilog",
            "  ./heddle equivalence link-switch-8 --against before/link-switch-8",
            "  ./heddle equivalence reduction --against before --beside 1000000",
        })
public final class EquivalenceCommand implements Callable<Integer>, Verb {
    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "Designs whose names begin so, or classes of yours, such as 'Fifo(16, true)'; nothing means"
                    + " all; in a project of yours, every class marked @TopLevel. With --against, tops.")
    private List<String> names = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Limit for one module; with --against, for each run of a tool. Default: ${DEFAULT-VALUE}.")
    private int seconds = 60;

    @Mixin
    private AgainstOptions against;

    @Mixin
    private OwnDesigns own;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        against.requireConsistent(spec);
        if (seconds < 1) {
            throw new ParameterException(spec.commandLine(), "a limit is at least 1 second: --seconds=" + seconds);
        }
        return against.isGiven() ? compareWithBefore() : proveSimplified();
    }

    private int compareWithBefore() throws IOException {
        List<String> known = Tops.all().stream().map(Top::folder).toList();
        requireKnown(known, name -> "no top is called '" + name + "'." + Nearest.questionOrAll(name, known, "tops"));
        List<Top> tops =
                Tops.all().stream().filter(top -> isMeant(top.folder())).toList();
        try {
            return against.beside().isPresent()
                    ? new BesideReport(against).run(tops, against.beside().getAsLong(), against.seed())
                    : new AgainstReport(against, Duration.ofSeconds(seconds)).run(tops);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }

    private List<Examples.Example> examples() {
        List<OwnDesign> owned = OwnDesigns.accepted(own.chosen(names), Heddle::elaborate);
        if (!owned.isEmpty()) {
            return owned.stream()
                    .map(design -> new Examples.Example(design.name(), design.constructor()))
                    .toList();
        }
        List<String> known = Examples.all().stream().map(Examples.Example::name).toList();
        requireKnown(known, name -> "no design is called '" + name + "'." + Nearest.question(name, known));
        return Examples.all().stream()
                .filter(example -> isMeant(example.name()))
                .toList();
    }

    private boolean isMeant(String design) {
        return names.isEmpty() || names.stream().anyMatch(design::startsWith);
    }

    /** Refuses names with which none of those that are known begins, all at once. */
    private void requireKnown(List<String> known, UnaryOperator<String> refusal) {
        List<String> unknown = names.stream()
                .filter(name -> known.stream().noneMatch(design -> design.startsWith(name)))
                .toList();
        if (!unknown.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    unknown.stream().map(refusal).collect(Collectors.joining(System.lineSeparator())));
        }
    }

    private int proveSimplified() throws IOException {
        List<Examples.Example> examples = examples();
        PrintWriter out = spec.commandLine().getOut();
        TextTable table = TextTable.builder()
                .words("design")
                .numbers("modules", "")
                .numbers("proven", "")
                .numbers("points", "compared")
                .numbers("time", "s")
                .build();
        Equivalence equivalence = Equivalence.thorough(Duration.ofSeconds(seconds));
        List<String> lines = new ArrayList<>();
        TerminalProgress progress = new TerminalProgress(System.out, TerminalProgress.onTerminal());
        int modules = 0;
        int number = 0;
        for (Examples.Example example : examples) {
            long begin = System.nanoTime();
            Design<?> design = Heddle.elaborate(example.constructor());
            progress.start(
                    "[%2d/%d] %s".formatted(++number, examples.size(), example.name()),
                    design.verilog().files().size());
            AtomicInteger compared = new AtomicInteger();
            List<ModuleVerdict> verdicts = equivalence.compare(
                    design.plainVerilog(), design.verilog(), verdict -> progress.done(compared.incrementAndGet()));
            modules += verdicts.size();
            List<ModuleVerdict> open =
                    verdicts.stream().filter(verdict -> !verdict.isProven()).toList();
            int proven = verdicts.size() - open.size();
            String names = open.stream().map(ModuleVerdict::module).collect(Collectors.joining(", "));
            progress.finish("%d of %d modules proven, %.1f s%s"
                    .formatted(
                            proven,
                            verdicts.size(),
                            (System.nanoTime() - begin) / 1e9,
                            open.isEmpty() ? "" : "; not " + names));
            table.add(
                    example.name(),
                    Integer.toString(verdicts.size()),
                    Integer.toString(proven),
                    Integer.toString(
                            verdicts.stream().mapToInt(ModuleVerdict::points).sum()),
                    String.format(Locale.ROOT, "%.1f", (System.nanoTime() - begin) / 1e9));
            open.forEach(verdict -> lines.add(
                    example.name() + ": " + verdict.module() + " " + verdict.result() + " (" + verdict.detail() + ")"));
        }
        out.println();
        out.print(table);
        lines.forEach(out::println);
        out.println("Modules: %d, Proven: %d, Not proven: %d".formatted(modules, modules - lines.size(), lines.size()));
        out.flush();
        return lines.isEmpty() ? 0 : 1;
    }
}
