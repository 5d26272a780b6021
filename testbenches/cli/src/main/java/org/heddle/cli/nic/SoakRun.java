package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FirstSeed;
import org.heddle.cli.shared.LineProgress;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How every soak begins, tells how far it is, and ends. */
final class SoakRun {
    @Mixin
    private FirstSeed seed;

    @Mixin
    private VerilogOption verilog;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private long first;

    /** Makes the episodes of a soak. */
    @FunctionalInterface
    interface Episodes {
        /** Returns what runs each of them, with these options and this Verilog. */
        SoakEpisodes.Episode with(SimulationOptions simulation, VerilogSource verilog);
    }

    /**
     * Runs a soak whose episodes note all they do in one tally.
     *
     * @param unit of the count: "remote writes"
     * @param size of an episode
     * @param done tells how much the tally has
     * @param tables of the tally, when all is done
     * @param counts of the last line, ended by none
     * @return exit status
     */
    int run(
            long count,
            String unit,
            int size,
            Episodes episodes,
            LongSupplier done,
            Supplier<String> tables,
            Supplier<String> counts)
            throws IOException {
        SoakSettings settings = begin(count);
        SoakEpisodes.Episode episode = episodes.with(simulation(), verilog());
        List<SoakFailure> failures = new SoakEpisodes(settings, size, episode, done, progress(count, unit)).run();
        return end(tables.get(), failures, counts.get());
    }

    /** Returns options for long runs. */
    SimulationOptions simulation() {
        return FastSimulation.options(out());
    }

    /** Returns where the Verilog comes from. */
    VerilogSource verilog() throws IOException {
        return verilog.source(spec, out());
    }

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
