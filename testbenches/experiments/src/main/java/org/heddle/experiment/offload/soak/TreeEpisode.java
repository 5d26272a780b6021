package org.heddle.experiment.offload.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.offload.reduce.bench.ReductionUnits;

/**
 * Two communicators at once, each a tree of some of the nodes in any order, opened twice; messages that are slow, come twice, or are lost.
 */
final class TreeEpisode {
    /** Size of each unit: places for two nodes of 32 children. */
    static final ReductionSize SIZE = new ReductionSize(2, 4, 272, 64, true);

    private static final int COMMUNICATORS = 2;
    private static final int OPENINGS = 2;
    /** The time of {@link org.heddle.nic.offload.tree.TreeTimeouts} in a communicator with missing threads at least, in its units. */
    private static final int TIMEOUT = 60;
    /** And for each level: twice its step, which is what all threads begin apart, and a message's way. */
    private static final int TIMEOUT_OF_A_LEVEL = 24;
    /** So slow is no message but in cycles. */
    private static final int[] DELAYS = {1, 20, 60};

    private static final List<StallProfile> STALLS = List.of(
            StallProfile.NEVER,
            StallProfile.ONE_IN_EIGHT,
            StallProfile.RANDOM_HALF,
            StallProfile.EVERY_OTHER,
            StallProfile.BURSTS_OF_16);

    private final RandomGenerator random;
    private final MessageFabric fabric;
    private final ReductionTally tally;
    private final int slowest;
    private final boolean repeats;
    private List<SoakConversation> conversations = List.of();
    private long extra;
    private long lost;

    /**
     * An episode.
     *
     * @param simulation of the units, freshly opened
     */
    TreeEpisode(Simulation simulation, ReductionUnits units, long seed, ReductionTally tally) {
        this.random = new SplittableRandom(seed);
        this.tally = tally;
        StallProfile stalls = STALLS.get(random.nextInt(STALLS.size()));
        slowest = DELAYS[random.nextInt(DELAYS.length)];
        repeats = random.nextBoolean();
        fabric = new MessageFabric(simulation, units, stalls, message -> 1 + random.nextInt(slowest));
        fabric.copies(this::copies);
        tally.paused(stalls);
        simulation.reset(2);
    }

    /**
     * Runs it.
     *
     * @throws AssertionError if anybody is told anything wrong
     */
    void run(int reductions) {
        boolean mayStrike = random.nextBoolean();
        for (int opening = 0; opening < OPENINGS; opening++) {
            int each = reductions / OPENINGS + (opening < reductions % OPENINGS ? 1 : 0);
            converse(opening + 1, each, mayStrike);
        }
        fabric.simulation.step(2 * slowest + 2_000);
        long messages = 0;
        long dropped = 0;
        for (int node = 0; node < fabric.units.sent.size(); node++) {
            if (!fabric.told(node).isEmpty()) {
                throw new AssertionError("node " + node + " is told too much: "
                        + fabric.told(node).get(0).status());
            }
            messages += fabric.simulation.peek(fabric.units.messages.get(node));
            dropped += fabric.simulation.peek(fabric.units.dropped.get(node));
        }
        // Where all take part, everything is counted but what came a second time.
        if (!mayStrike && dropped != extra) {
            throw new AssertionError(
                    "messages that did not count: expected " + extra + ", one for each repetition, but was " + dropped);
        }
        tally.ended(fabric.simulation.cycle(), messages, extra, lost);
    }

    private void converse(int generation, int reductions, boolean mayStrike) {
        List<SoakConversation> opened = new ArrayList<>();
        for (int port = 0; port < COMMUNICATORS; port++) {
            int most = fabric.units.sent.size();
            int size = 2 + random.nextInt(most - 1);
            int arity = 2 + random.nextInt(random.nextBoolean() ? 4 : 31);
            Communicator communicator = new Communicator(port, generation, size, arity);
            int[] nodes = nodes(most, size);
            int timeout = Math.max(TIMEOUT, communicator.levels() * TIMEOUT_OF_A_LEVEL);
            fabric.open(communicator, mayStrike ? timeout : 0, nodes);
            int share = reductions / COMMUNICATORS + (port < reductions % COMMUNICATORS ? 1 : 0);
            opened.add(
                    new SoakConversation(fabric, communicator, nodes, share, SIZE.slots(), mayStrike, random, tally));
            tally.tree(size);
        }
        conversations = opened;
        while (!opened.stream().allMatch(SoakConversation::isOver)) {
            opened.forEach(SoakConversation::poll);
            fabric.simulation.step(1 + random.nextInt(12));
        }
    }

    /** Some of the nodes, in any order. */
    private int[] nodes(int most, int size) {
        List<Integer> all = new ArrayList<>();
        for (int node = 0; node < most; node++) {
            all.add(node);
        }
        Collections.shuffle(all, new Random(random.nextLong()));
        return all.subList(0, size).stream().mapToInt(Integer::intValue).toArray();
    }

    private int copies(long[] words) {
        long[] control = Arrays.copyOfRange(words, 1, 1 + DescriptorField.WORDS);
        if (conversations.stream().anyMatch(each -> each.loses(control))) {
            lost++;
            return 0;
        }
        int copies = repeats && random.nextInt(4) == 0 ? 2 + random.nextInt(2) : 1;
        extra += copies - 1;
        return copies;
    }
}
