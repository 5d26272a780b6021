package org.heddle.testbench;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Plan of faults on the cables between two nodes: the packets that are struck, and the fault of each. Packets are counted as they are put
 * on the cable, retransmitted ones too; a plan gives the same answer to the same question.
 *
 * <p>For a run with faults, {@link NodePair#NodePair(org.heddle.hdl.Design, org.heddle.cosim.SimulationOptions, FaultPlan)} takes a
 * plan, such as {@code FaultPlan.placed(LinkFault.DROP, 3, packets, seed)}; {@link NodePair#faults} says what was done.
 */
@FunctionalInterface
public interface FaultPlan {
    /** Single words from the beginning of one burst's room to the next one's. */
    int BURSTS_APART = 24;
    /** Single words of the longest burst. */
    int LONGEST_BURST = 12;

    /** Nothing happens. */
    FaultPlan NONE = (from, isPacket, number) -> Optional.empty();

    /**
     * Returns the fault that strikes a packet; empty if none does.
     *
     * @param from node that sends it, 0 or 1
     * @param isPacket false for a single word, which carries credits and acknowledgements
     * @param number its number among the packets, or the single words, that this node has sent, from 0
     */
    Optional<LinkFault> strike(int from, boolean isPacket, long number);

    /**
     * Faults of one kind that strike different packets on their way from node 0 to node 1, which is where data flow: in a write
     * from node 0 and in a read of node 1.
     *
     * @param count how many
     * @param packets the first so many packets are candidates: as many as the transfer has, for all faults to happen
     * @param seed places them
     * @throws IllegalArgumentException if there are fewer packets than faults
     */
    static FaultPlan placed(LinkFault kind, int count, long packets, long seed) {
        if (count < 0 || count > packets) {
            throw new IllegalArgumentException(
                    "faults must be between 0 and the number of packets: count=" + count + ", packets=" + packets);
        }
        SplittableRandom random = new SplittableRandom(seed);
        Set<Long> struck = new HashSet<>();
        while (struck.size() < count) {
            struck.add(random.nextLong(packets));
        }
        return (from, isPacket, number) ->
                from == 0 && isPacket && struck.contains(number) ? Optional.of(kind) : Optional.empty();
    }

    /**
     * Bursts of faults of all kinds on the single words between packets, which carry credits and acknowledgements: of every
     * {@value #BURSTS_APART} of them up to {@value #LONGEST_BURST} one behind the other, in both directions; and now and then one on
     * a packet, so that there is something to ask for again.
     */
    static FaultPlan bursts(long seed) {
        LinkFault[] kinds = LinkFault.values();
        return (from, isPacket, number) -> {
            SplittableRandom random = new SplittableRandom(seed + 2 * number + from);
            if (isPacket) {
                return random.nextInt(BURSTS_APART) == 0
                        ? Optional.of(kinds[random.nextInt(kinds.length)])
                        : Optional.empty();
            }
            SplittableRandom burst = new SplittableRandom(~seed + 2 * (number / BURSTS_APART) + from);
            int begin = burst.nextInt(BURSTS_APART - LONGEST_BURST);
            long at = number % BURSTS_APART - begin;
            return at >= 0 && at < 1 + burst.nextInt(LONGEST_BURST)
                    ? Optional.of(kinds[random.nextInt(kinds.length)])
                    : Optional.empty();
        };
    }

    /**
     * Faults of all kinds in both directions, on credits and acknowledgements too.
     *
     * @param oneIn one packet in so many is struck
     */
    static FaultPlan random(int oneIn, long seed) {
        LinkFault[] kinds = LinkFault.values();
        return (from, isPacket, number) -> {
            SplittableRandom random = new SplittableRandom(seed + 4 * number + 2 * from + (isPacket ? 1 : 0));
            return random.nextInt(oneIn) == 0 ? Optional.of(kinds[random.nextInt(kinds.length)]) : Optional.empty();
        };
    }
}
