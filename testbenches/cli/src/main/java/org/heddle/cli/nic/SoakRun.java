package org.heddle.cli.nic;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.heddle.cli.shared.FirstSeed;
import org.heddle.cli.shared.LineProgress;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How every soak begins, tells how far it is, and ends. */
final class SoakRun {
    @Mixin
    private FirstSeed seed;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private long first;

    /**
     * Prints the seed, at once.
     *
     * @param count of the soak's unit, or of each of its parts
     * @throws ParameterException if there is nothing to do
     */
    SoakSettings begin(long count) {
        if (count < 1) {
            throw new ParameterException(spec.commandLine(), "a count is at least 1: --count=" + count);
        }
        first = seed.announced(out());
        return new SoakSettings(first, count, Runtime.getRuntime().availableProcessors());
    }

    /** Returns what hears how many of so many are done. */
    LongConsumer progress(long count, String unit) {
        return new LineProgress(out(), spec.qualifiedName(" ").replace("heddle ", ""), count, unit)::done;
    }

    /**
     * Prints the tables, each failure with the line that repeats it alone, and the last line.
     *
     * @param where a failure was: " in configuration improved", or nothing
     * @param options that the line needs besides seed and count, each behind a space
     * @param counts of the last line, ended by none
     * @return exit status
     */
    int end(
            String tables,
            List<SoakFailure> failures,
            Function<SoakFailure, String> where,
            Function<SoakFailure, String> options,
            String counts) {
        PrintWriter out = out();
        out.println();
        out.print(tables);
        for (SoakFailure failure : failures) {
            out.println();
            out.println(
                    "MISMATCH" + where.apply(failure) + ": " + failure.cause().getMessage());
            out.println("Again: ./%s%s --seed %d --count %d"
                    .formatted(spec.qualifiedName(" "), options.apply(failure), failure.seed(), failure.size()));
        }
        out.println("%s, Mismatches: %d, Seed: %d".formatted(counts, failures.size(), first));
        out.flush();
        return failures.isEmpty() ? 0 : 1;
    }

    /** Ends a soak whose failures need nothing besides seed and count. */
    int end(String tables, List<SoakFailure> failures, String counts) {
        return end(tables, failures, failure -> "", failure -> "", counts);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
