package org.heddle.experiment.verbs.noncontiguous.soak;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;

/** Episodes of random transfers of blocks, each with a seed of its own. */
public final class BlockSoak {
    /** Number of messages in an episode. */
    public static final int EPISODE_MESSAGES = 40;

    private final SoakSettings settings;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;
    private final LongConsumer progress;
    private final BlockSoakTally tally = new BlockSoakTally();

    /**
     * An episode that went wrong.
     *
     * @param seed that repeats it
     * @param messages of the episode
     * @param cause what was seen
     */
    public record Failure(long seed, int messages, Throwable cause) {}

    /**
     * Result: what was done and what failed.
     *
     * @param tally counts of what was done
     * @param failures those that were seen; the first one ends the run
     */
    public record Outcome(BlockSoakTally tally, List<Failure> failures) {}

    /**
     * A soak.
     *
     * @param settings whose count is of messages
     * @param verilog of the nodes
     * @param progress hears how many messages are done
     */
    public BlockSoak(
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
        List<Failure> failures = new SoakEpisodes<>(settings, EPISODE_MESSAGES, this::run).run();
        return new Outcome(tally, failures);
    }

    private Optional<Failure> run(long index, int messages) {
        long seed = settings.seed() + index;
        try {
            new BlockEpisode(seed, messages, simulation, verilog).run(tally);
        } catch (ModelBuildException | MissingToolException tool) {
            throw tool;
        } catch (AssertionError | RuntimeException wrong) {
            return Optional.of(new Failure(seed, messages, wrong));
        }
        progress.accept(Math.min(settings.count(), tally.messages()));
        return Optional.empty();
    }
}
