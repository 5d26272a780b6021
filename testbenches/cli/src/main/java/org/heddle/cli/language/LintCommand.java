package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.own.ChosenDesigns;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.report.FileTrouble;
import org.heddle.report.OutputFile;
import org.heddle.verify.lint.CompilerLines;
import org.heddle.verify.lint.Finding;
import org.heddle.verify.lint.Sarif;
import org.heddle.verify.lint.SourceFiles;
import org.heddle.verify.lint.ToolLint;
import org.heddle.verify.own.OwnClasses;
import org.heddle.verify.own.OwnDesign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Asks the language and other tools about a class. */
@Command(
        name = "lint",
        description =
                "Asks the language, and then Verilator, Icarus Verilog and yosys, with all their warnings, about a class.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A line for each finding, as compilers print them, so that editors and IDEs link",
            "it: path, Java line, error for a broken rule of the language, warning for what a",
            "tool says, note for what a component allows, with its reason. Exit status 1 if",
            "there is an error or a warning.",
            "",
            "Examples:",
            "  heddle lint 'com.acme.Fifo(16, true)'",
            "  heddle lint --sarif target/heddle.sarif",
        })
public final class LintCommand implements Callable<Integer>, Verb {
    @Mixin
    private ChosenDesigns own;

    @Option(
            names = "--sarif",
            paramLabel = "FILE",
            description = "Also writes the findings into this file, in SARIF 2.1.0.")
    private @Nullable Path sarif;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Path here = Path.of("");
        SourceFiles sources = SourceFiles.of(OwnClasses.project(here).orElse(here));
        if (sarif == null) {
            return exit(findings(sources));
        }
        try (OutputFile file = opened(sarif)) {
            List<Finding> findings = findings(sources);
            file.write(Sarif.of(findings, sources, Version.number()));
            return exit(findings);
        }
    }

    private OutputFile opened(Path named) {
        try {
            return OutputFile.open(named);
        } catch (IOException e) {
            throw new ParameterException(
                    spec.commandLine(), "cannot write " + named + ": " + FileTrouble.because(e) + " (--sarif)", e);
        }
    }

    private List<Finding> findings(SourceFiles sources) throws IOException {
        List<Finding> all = new ArrayList<>();
        for (OwnDesign design : own.all()) {
            all.addAll(findings(design, sources));
        }
        return all;
    }

    private List<Finding> findings(OwnDesign own, SourceFiles sources) throws IOException {
        List<Finding> findings = new ArrayList<>();
        Design<?> design;
        try {
            design = Heddle.elaborate(own.constructor());
        } catch (ElaborationException refused) {
            refused.diagnostics().forEach(diagnostic -> findings.add(Finding.of(diagnostic)));
            print(own.name() + ": the language refuses it", findings, sources);
            return findings;
        }
        List<Finding> allowed = design.waivers().stream().map(Finding::of).toList();
        if (!allowed.isEmpty()) {
            print(own.name() + ": allowed", allowed, sources);
            findings.addAll(allowed);
        }
        for (ToolLint.Judgement judgement : ToolLint.of(design.verilog())) {
            List<Finding> said = judgement.lines().stream()
                    .map(line -> Finding.of(judgement.tool(), line))
                    .toList();
            print(
                    own.name() + ": " + judgement.tool() + (said.isEmpty() ? " is content" : " complains"),
                    said,
                    sources);
            findings.addAll(said);
        }
        return findings;
    }

    private void print(String head, List<Finding> findings, SourceFiles sources) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(head);
        findings.forEach(finding -> CompilerLines.of(finding, sources).forEach(out::println));
        out.flush();
    }

    private static int exit(List<Finding> findings) {
        return findings.stream().allMatch(finding -> finding.level() == Finding.Level.NOTE) ? 0 : 1;
    }
}
