package org.heddle.experiment.dimmnet2.soak;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.LongConsumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.JoinedNodes;
import org.heddle.testbench.PairFactory;

/** Runs episode after episode, some at once, until the commands are done or one goes wrong. */
public final class Soak {
    /** Commands of an episode. */
    public static final int EPISODE_COMMANDS = 200;

    /** One episode in so many has faults on the link, and as many have bursts of them on what stands between packets. */
    private static final int FAULTY_ONE_IN = 4;
    /** And there one packet in so many is struck, credits and acknowledgements not spared. */
    private static final int STRUCK_ONE_IN = 8;

    /**
     * Result of a soak: what was done and what failed.
     *
     * @param tally counts of what was done
     * @param failures those that were seen; the first one ends the run
     */
    public record Outcome(SoakTally tally, List<SoakFailure> failures) {}

    private final SoakSettings settings;
    private final BiFunction<Long, Long, JoinedNodes> nodes;
    private final LongConsumer progress;
    private final SoakTally tally = new SoakTally();

    /**
     * A soak.
     *
     * @param nodes made for an episode from its index and seed; closed behind it
     * @param progress hears after each episode how many commands are done
     */
    public Soak(SoakSettings settings, BiFunction<Long, Long, JoinedNodes> nodes, LongConsumer progress) {
        this.settings = settings;
        this.nodes = nodes;
        this.progress = progress;
    }

    /** Opens the nodes of an episode, on cables with faults if its seed says so. */
    public static JoinedNodes open(PairFactory pairs, SimulationOptions options, long seed) {
        SimulationOptions own = options.seed(seed);
        long kind = Math.floorMod(seed, FAULTY_ONE_IN);
        if (kind == 0) {
            return pairs.open(own, FaultPlan.random(STRUCK_ONE_IN, seed));
        }
        return kind == FAULTY_ONE_IN / 2 ? pairs.open(own, FaultPlan.bursts(seed)) : pairs.open(own);
    }

    /**
     * Runs everything.
     *
     * @throws IllegalStateException if a model cannot be built, which says nothing about the hardware
     */
    public Outcome run() {
        List<SoakFailure> failures =
                new SoakEpisodes(settings, EPISODE_COMMANDS, this::run, tally::commands, progress).run();
        return new Outcome(tally, failures);
    }

    private void run(long seed, int commands) {
        SoakTally own = new SoakTally();
        try (JoinedNodes system = nodes.apply(seed - settings.seed(), seed)) {
            new Episode(seed, commands).run(system, own);
        } finally {
            tally.add(own);
        }
    }
}
