package org.heddle.experiment.dimmnet2.soak;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.testbench.JoinedNodes;

/**
 * Some hundred commands on nodes of their own. The seed alone says which kinds they are, how many lists have a wrong entry, and how
 * the hosts pause.
 *
 * @param seed that repeats it
 * @param commands how many
 */
record Episode(long seed, int commands) {
    private static final VectorOperation[] ALL = Arrays.copyOf(VectorOperation.values(), VectorOperation.OF_HOSTS);
    private static final List<StallProfile> PAUSES = Arrays.stream(StallProfile.values())
            .filter(profile -> profile != StallProfile.ALWAYS)
            .toList();
    /** Mean number of commands of which one is for nobody, three are refused, and one is a fence whatever else is queued. */
    private static final int ODD_ONE_IN = 24;

    private static final int[] WRONG_ONE_IN = {0, 0, 2, 10};

    /**
     * Runs it and notes what was done.
     *
     * @throws AssertionError if anything came out wrong
     */
    void run(JoinedNodes system, SoakTally tally) {
        SplittableRandom random = new SplittableRandom(seed);
        int wrongOneIn = WRONG_ONE_IN[random.nextInt(WRONG_ONE_IN.length)];
        VectorOperation[] kinds = random.nextInt(3) == 0 ? some(random) : ALL;
        for (int node = 0; node < system.nodes(); node++) {
            StallProfile profile = PAUSES.get(random.nextInt(PAUSES.size()));
            system.node(node).stallHost(profile, seed + node);
            tally.paused(profile);
        }
        MixedCommands mix = new MixedCommands(system, random, wrongOneIn);
        for (int i = 0; i < commands; i++) {
            int node = random.nextInt(system.nodes());
            int odd = random.nextInt(ODD_ONE_IN);
            if (odd == 0 && mix.submitToNobody(node)) {
                tally.toNobody();
            } else if (odd <= 3) {
                tally.refused(mix.submitRefused(node));
            } else {
                VectorOperation kind = odd == 4 ? VectorOperation.FENCE : kinds[random.nextInt(kinds.length)];
                tally.command(kind, mix.submit(node, kind));
            }
        }
        mix.finish();
        for (int node = 0; node < system.nodes(); node++) {
            tally.told(mix.told(node));
        }
        tally.struck(system.faults());
        tally.ended(system.cycle(), mix.packets());
    }

    /** One or two kinds only: queues fill up with them. */
    private static VectorOperation[] some(SplittableRandom random) {
        return new VectorOperation[] {ALL[random.nextInt(ALL.length)], ALL[random.nextInt(ALL.length)]};
    }
}
