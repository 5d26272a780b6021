package org.heddle.testbench;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Which packets are struck on the cables between two nodes, and by what. Packets are counted as they are put on the cable, those that
 * are sent again too; a plan gives the same answer to the same question.
 *
 * <p>For a run with faults, {@link NodePair#NodePair(org.heddle.hdl.Design, org.heddle.cosim.SimulationOptions, FaultPlan)} takes a
 * plan, such as {@code FaultPlan.placed(LinkFault.DROP, 3, packets, seed)}; {@link NodePair#faults} says what was done.
 */
@FunctionalInterface
public interface FaultPlan {
    /** Nothing happens. */
    FaultPlan NONE = (from, isPacket, number) -> Optional.empty();

    /**
     * What happens to a packet.
     *
     * @param from node 0 or 1: who sends it
     * @param isPacket false for a single word, which carries credits and acknowledgements
     * @param number of it among the packets, or the single words, that this node has sent, from 0
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
