package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.LineProgress;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.arithmetic.VectorCheck;
import org.heddle.experiment.arithmetic.VectorForm;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.report.FileTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Test vectors of others. */
@Command(
        name = "check-float",
        description = "Runs test vectors through the ALU of reductions in RTL, in the format of testfloat_gen.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A line is a vector: two operands, their sum, the exception flags, all in",
            "hexadecimal and without 0x: 3F800000 3F800000 40000000 00. The flags are 10",
            "invalid, 08 divide, 04 overflow, 02 underflow, 01 inexact. Sums are rounded to",
            "nearest even, which is testfloat_gen's default, and compared bit for bit: a",
            "NaN is the quiet 7FC00000 or 7FF8000000000000.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood or malformed.",
            "",
            "Example:",
            "  testfloat_gen -level 1 f64_add > f64_add.txt",
            "  ./heddle check-float --operation f64_add f64_add.txt",
        })
public final class CheckFloatCommand implements Callable<Integer>, Verb {
    @Option(names = "--operation", required = true, paramLabel = "NAME", description = "f32_add or f64_add.")
    private String operation = "";

    @Option(
            names = "--any-nan",
            description = "Takes any NaN where the file has any: for vectors of a machine with other NaNs.")
    private boolean anyNan;

    @Parameters(paramLabel = "FILE", description = "One vector in each line.")
    private Path file = Path.of("");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<String> names =
                Stream.of(VectorForm.values()).map(VectorForm::operation).toList();
        VectorForm form = new Choice(spec).of("operation", operation, names, VectorForm::named);
        VectorCheck check = new VectorCheck(file, form, anyNan);
        PrintWriter out = spec.commandLine().getOut();
        try {
            LineProgress progress = new LineProgress(out, operation + " " + file, count(check), "vectors");
            VectorCheck.Outcome outcome = check.run(AluBatch.verilog(), FastSimulation.options(out), progress::done);
            outcome.first().ifPresent(mismatch -> out.println("MISMATCH " + mismatch));
            out.println("Vectors: %d, Mismatches: %d".formatted(outcome.vectors(), outcome.mismatches()));
            out.flush();
            return outcome.mismatches() == 0 ? 0 : 1;
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + file + ": " + FileTrouble.because(e), e);
        }
    }

    private long count(VectorCheck check) throws IOException {
        try {
            return check.count();
        } catch (IllegalArgumentException malformed) {
            throw new ParameterException(spec.commandLine(), String.valueOf(malformed.getMessage()), malformed);
        }
    }
}
