package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.own.ChosenDesigns;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Heddle;
import org.heddle.verify.lint.ToolLint;
import org.heddle.verify.own.OwnDesign;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Asks other tools about the Verilog of a class. */
@Command(
        name = "lint",
        description =
                "Asks Verilator, Icarus Verilog and yosys, with all their warnings, about the Verilog of a class.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Places in what they say are those of the Java source. Exit status 1 if one of",
            "them has a complaint.",
            "",
            "Example:",
            "  heddle lint 'com.acme.Fifo(16, true)'",
        })
public final class LintCommand implements Callable<Integer>, Verb {
    @Mixin
    private ChosenDesigns own;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        int complaints = 0;
        for (OwnDesign design : own.all()) {
            for (ToolLint.Judgement judgement :
                    ToolLint.of(Heddle.elaborate(design.constructor()).verilog())) {
                out.println(design.name() + ": " + judgement.tool()
                        + (judgement.lines().isEmpty() ? " is content" : " complains"));
                judgement.lines().forEach(line -> out.println("  " + line));
                complaints += judgement.lines().size();
            }
        }
        out.flush();
        return complaints == 0 ? 0 : 1;
    }
}
