package org.heddle.experiment.mpc.soak;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;

/** Episodes of random remote writes, each with a seed of its own. */
public final class MpcSoak {
    /** Number of remote writes in an episode. */
    public static final int EPISODE_WRITES = 100;

    private final SoakSettings settings;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;
    private final LongConsumer progress;
    private final MpcSoakTally tally = new MpcSoakTally();

    /**
     * An episode that went wrong.
     *
     * @param seed that repeats it
     * @param writes of the episode
     * @param cause what was seen
     */
    public record Failure(long seed, int writes, Throwable cause) {}

    /**
     * Result: what was done and what failed.
     *
     * @param tally counts of what was done
     * @param failures those that were seen; the first one ends the run
     */
    public record Outcome(MpcSoakTally tally, List<Failure> failures) {}

    /**
     * A soak.
     *
     * @param settings whose count is of remote writes
     * @param verilog of nodes and switches
     * @param progress hears how many remote writes are done
     */
    public MpcSoak(SoakSettings settings, SimulationOptions simulation, VerilogSource verilog, LongConsumer progress) {
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
        List<Failure> failures = new SoakEpisodes<>(settings, EPISODE_WRITES, this::run).run();
        return new Outcome(tally, failures);
    }

    private Optional<Failure> run(long index, int writes) {
        long seed = settings.seed() + index;
        try {
            new MpcEpisode(seed, writes, simulation, verilog).run(tally);
        } catch (ModelBuildException | MissingToolException tool) {
            throw tool;
        } catch (AssertionError | RuntimeException wrong) {
            return Optional.of(new Failure(seed, writes, wrong));
        }
        progress.accept(Math.min(settings.count(), tally.remoteWrites()));
        return Optional.empty();
    }
}
