package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.report.Nearest;
import org.heddle.report.TerminalProgress;
import org.heddle.report.TextTable;
import org.heddle.verify.equivalence.Equivalence;
import org.heddle.verify.equivalence.Examples;
import org.heddle.verify.equivalence.ModuleVerdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows that simplified Verilog means what was written. */
@Command(
        name = "equivalence",
        description =
                "Proves with yosys that the emitted Verilog means the same as the circuit without any simplification.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Module by module: registers, memories and instances are matched by name, all",
            "else is compared. Modules that are not proven are listed by name; exit status",
            "1 if there are any.",
            "",
            "Examples:",
            "  ./heddle equivalence",
            "  ./heddle equivalence queue --seconds 20",
        })
public final class EquivalenceCommand implements Callable<Integer>, Verb {
    @Parameters(arity = "0..1", paramLabel = "NAME", description = "Designs whose names begin so; nothing means all.")
    private String name = "";

    @Option(names = "--seconds", paramLabel = "N", description = "Limit for one module. Default: ${DEFAULT-VALUE}.")
    private int seconds = 60;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (seconds < 1) {
            throw new ParameterException(spec.commandLine(), "a limit is at least 1 second: --seconds=" + seconds);
        }
        List<Examples.Example> examples = Examples.all().stream()
                .filter(example -> example.name().startsWith(name))
                .toList();
        if (examples.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "no design is called '" + name + "'."
                            + Nearest.question(
                                    name,
                                    Examples.all().stream()
                                            .map(Examples.Example::name)
                                            .toList()));
        }
        PrintWriter out = spec.commandLine().getOut();
        TextTable table = TextTable.builder()
                .words("design")
                .numbers("modules", "")
                .numbers("proven", "")
                .numbers("points", "compared")
                .numbers("time", "s")
                .build();
        Equivalence equivalence = new Equivalence(Duration.ofSeconds(seconds));
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
            long proven = verdicts.stream().filter(ModuleVerdict::isProven).count();
            progress.finish("%d of %d modules proven, %.1f s"
                    .formatted(proven, verdicts.size(), (System.nanoTime() - begin) / 1e9));
            table.add(
                    example.name(),
                    Integer.toString(verdicts.size()),
                    Long.toString(proven),
                    Integer.toString(
                            verdicts.stream().mapToInt(ModuleVerdict::points).sum()),
                    String.format(Locale.ROOT, "%.1f", (System.nanoTime() - begin) / 1e9));
            verdicts.stream()
                    .filter(verdict -> !verdict.isProven())
                    .forEach(verdict -> lines.add(example.name() + ": " + verdict.module() + " " + verdict.result()
                            + " (" + verdict.detail() + ")"));
        }
        out.println();
        out.print(table);
        lines.forEach(out::println);
        out.println("Modules: %d, Proven: %d, Not proven: %d".formatted(modules, modules - lines.size(), lines.size()));
        out.flush();
        return lines.isEmpty() ? 0 : 1;
    }
}
