package org.heddle.cli.nic;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.arithmetic.FloatSoak;
import org.heddle.experiment.arithmetic.FloatTally;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.report.Interruption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Random pairs of floats at length. */
@Command(
        name = "float",
        description =
                "Streams random pairs of floats through the ALU of reductions in RTL, and compares with Java's arithmetic.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Every operation that floats have, in binary32 and binary64: sum, minimum and",
            "maximum, alone and with a location, logic. Results bit for bit, flags too. One",
            "word goes in and one comes out in every cycle; binary32 in both lanes of it.",
            "Numbers are drawn with near exponents, nearly opposite, subnormal, of few",
            "bits, at the ends of the range, infinite, NaN of both kinds, and as any bits.",
            "",
            "One seed and one count always give the same pairs. A mismatch ends the run: it",
            "is printed with the line that repeats its episode alone.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak float",
            "  ./heddle soak float --count 100000000 --seed 1",
        })
final class SoakFloatCommand implements Callable<Integer> {
    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "How many pairs for each operation and format. Default: ${DEFAULT-VALUE}.")
    private long count;

    @Mixin
    private SoakOutput output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        output.belongTo(spec);
        List<FloatSoak.Job> jobs = FloatSoak.jobs();
        if (count > Long.MAX_VALUE / jobs.size()) {
            throw new ParameterException(
                    spec.commandLine(), "a count is at most " + Long.MAX_VALUE / jobs.size() + ": --count=" + count);
        }
        if (output.isSplit(count)) {
            return output.split(FloatSoak.EPISODE_PAIRS, FloatSoak.EPISODE_PAIRS, null);
        }
        return Interruption.delayedBy(() -> {
            FloatSoak.Outcome outcome = new FloatSoak(
                            AluBatch.verilog(),
                            FastSimulation.options(output.notices()),
                            output.begin(),
                            output.progress(count * jobs.size(), "pairs"))
                    .run();
            FloatTally tally = new FloatTally();
            tally.add(outcome.pairs(), count);
            return output.end(
                    FloatSoak.EPISODE_PAIRS,
                    tally,
                    outcome.mismatches().stream()
                            .map(mismatch -> new SoakReport.Failure(
                                    mismatch.seed(), mismatch.pairs(), " in " + mismatch.job(), "", mismatch.what()))
                            .toList());
        });
    }
}
