package org.heddle.experiment.verbs.soak;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;

/** Episodes of random requests, each with a seed of its own. */
public final class VerbsSoak {
    /** Number of requests in an episode, about. */
    public static final int EPISODE_REQUESTS = 200;

    private final SoakSettings settings;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;
    private final LongConsumer progress;
    private final VerbsSoakTally tally = new VerbsSoakTally();

    /**
     * An episode that went wrong.
     *
     * @param seed that repeats it
     * @param requests of the episode
     * @param cause what was seen
     */
    public record Failure(long seed, int requests, Throwable cause) {}

    /**
     * Result: what was done and what failed.
     *
     * @param tally counts of what was done
     * @param failures those that were seen; the first one ends the run
     */
    public record Outcome(VerbsSoakTally tally, List<Failure> failures) {}

    /**
     * A soak.
     *
     * @param settings whose count is of requests
     * @param verilog of the nodes
     * @param progress hears how many requests are done
     */
    public VerbsSoak(
            SoakSettings settings, SimulationOptions simulation, VerilogSource verilog, LongConsumer progress) {
        this.settings = settings;
        this.simulation = simulation.cycleLimit(Long.MAX_VALUE);
        this.verilog = verilog;
        this.progress = progress;
    }

    /**
     * Runs everything.
     *
     * @throws ModelBuildException if a model cannot be built, which says nothing about the hardware
     */
    public Outcome run() {
        List<Failure> failures = new SoakEpisodes<>(settings, EPISODE_REQUESTS, this::run).run();
        return new Outcome(tally, failures);
    }

    private Optional<Failure> run(long index, int requests) {
        long seed = settings.seed() + index;
        try {
            new VerbsEpisode(seed, requests, simulation, verilog).run(tally);
        } catch (ModelBuildException | MissingToolException tool) {
            throw tool;
        } catch (AssertionError | RuntimeException wrong) {
            return Optional.of(new Failure(seed, requests, wrong));
        }
        progress.accept(Math.min(settings.count(), tally.requests()));
        return Optional.empty();
    }
}
