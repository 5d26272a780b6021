package org.heddle.cli.nic;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakCounts;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.report.Interruption;
import org.heddle.testbench.VerilogSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How every soak of simulated nodes begins, tells how far it is, and ends. */
final class SoakRun {
    @Mixin
    private SoakOutput output;

    @Mixin
    private VerilogOption verilog;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Makes the episodes of a soak. */
    @FunctionalInterface
    interface Episodes {
        /** Returns what runs each of them, with these options and this Verilog. */
        SoakEpisodes.Episode with(SimulationOptions simulation, VerilogSource verilog);
    }

    /**
     * Runs a soak whose episodes note all they do in one tally, or splits it.
     *
     * @param unit of the count: "remote writes"
     * @param size of an episode
     * @return exit status
     */
    int run(long count, String unit, int size, SoakCounts tally, Episodes episodes) throws IOException {
        return run(count, unit, size, tally, "", episodes);
    }

    /**
     * Runs a soak like that, with an option of its own.
     *
     * @param option that repeats an episode besides seed and count, behind a space
     * @return exit status
     */
    int run(long count, String unit, int size, SoakCounts tally, String option, Episodes episodes) throws IOException {
        if (isSplit(count)) {
            return output.split(size, size, null);
        }
        SoakSettings settings = output.begin();
        SoakEpisodes.Episode episode = episodes.with(simulation(), verilog());
        return Interruption.delayedBy(() -> {
            List<SoakFailure> failures =
                    new SoakEpisodes(settings, size, episode, tally::done, output.progress(count, unit)).run();
            return end(size, tally, failures, failure -> "", failure -> option);
        });
    }

    /**
     * Checks the options.
     *
     * @return whether the soak is to be split in place of being run
     * @throws ParameterException if there is nothing to do, or options contradict each other
     */
    boolean isSplit(long count) {
        output.belongTo(spec);
        boolean isSplit = output.isSplit(count);
        if (isSplit && verilog.isGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "jobs of --campaign are of the Verilog that is made from Java, so --verilog has no place beside it:"
                            + " leave out one of the two.");
        }
        return isSplit;
    }

    /** Returns how it is counted, begun, split and told. */
    SoakOutput output() {
        return output;
    }

    /** Returns options for long runs. */
    SimulationOptions simulation() {
        return FastSimulation.options(output.notices());
    }

    /** Returns where the Verilog comes from. */
    VerilogSource verilog() throws IOException {
        return verilog.source(spec, output.notices());
    }

    /**
     * Ends a soak.
     *
     * @param where a failure was: " in configuration improved", or nothing
     * @param options that repeat it besides seed and count, each behind a space
     * @return exit status
     */
    int end(
            long episode,
            SoakCounts tally,
            List<SoakFailure> failures,
            Function<SoakFailure, String> where,
            Function<SoakFailure, String> options)
            throws IOException {
        return output.end(
                episode,
                tally,
                failures.stream()
                        .map(failure -> new SoakReport.Failure(
                                failure.seed(),
                                failure.size(),
                                where.apply(failure),
                                options.apply(failure),
                                String.valueOf(failure.cause().getMessage())))
                        .toList());
    }

    /** Ends a soak whose failures need nothing besides seed and count. */
    int end(long episode, SoakCounts tally, List<SoakFailure> failures) throws IOException {
        return end(episode, tally, failures, failure -> "", failure -> "");
    }
}
