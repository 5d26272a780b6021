package org.heddle.cosim.agent;

/**
 * Behaviour of a link of the test bench, in cycles of the first clock; probabilities are between 0 and 1.
 *
 * @param latencyCycles latency from a packet's last beat in to its first beat out, at least 1
 * @param cyclesPerBeat cycles from one beat in to the next at the earliest, at least 1: the inverse of its bandwidth
 * @param depthBeats number of beats of whole packets it holds before it takes no more, at least 1
 * @param drop probability that a packet is lost
 * @param duplicate probability that a packet comes twice
 * @param reorder probability that a packet comes {@code reorderCycles} late, behind its followers
 * @param corrupt probability that one bit of a packet is flipped
 * @param truncate probability that a packet of several beats ends early
 * @param reorderCycles the delay of a reordered packet
 * @param downPeriodCycles number of cycles after which the link goes down again; 0 for never
 * @param downCycles time for which it stays down; packets that end in that time are lost
 */
public record LinkModel(
        int latencyCycles,
        int cyclesPerBeat,
        int depthBeats,
        double drop,
        double duplicate,
        double reorder,
        double corrupt,
        double truncate,
        int reorderCycles,
        int downPeriodCycles,
        int downCycles) {
    public LinkModel {
        if (latencyCycles < 1 || cyclesPerBeat < 1 || depthBeats < 1) {
            throw new IllegalArgumentException("must be >= 1: latencyCycles=" + latencyCycles + ", cyclesPerBeat="
                    + cyclesPerBeat + ", depthBeats=" + depthBeats);
        }
        if (reorderCycles < 0 || downPeriodCycles < 0 || downCycles < 0) {
            throw new IllegalArgumentException("must be >= 0: reorderCycles=" + reorderCycles + ", downPeriodCycles="
                    + downPeriodCycles + ", downCycles=" + downCycles);
        }
        for (double chance : new double[] {drop, duplicate, reorder, corrupt, truncate}) {
            if (!(chance >= 0 && chance <= 1)) {
                throw new IllegalArgumentException("a probability lies between 0 and 1: " + chance);
            }
        }
    }

    /** A link without faults. */
    public static LinkModel reliable(int latencyCycles, int cyclesPerBeat, int depthBeats) {
        return new LinkModel(latencyCycles, cyclesPerBeat, depthBeats, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** The same link with these faults, each as often as the other. */
    public LinkModel with(double each, FaultyLink.Fault... faults) {
        double[] chances = {drop, duplicate, reorder, corrupt, truncate};
        int period = downPeriodCycles;
        int down = downCycles;
        for (FaultyLink.Fault fault : faults) {
            if (fault == FaultyLink.Fault.DOWN) {
                period = 100 * latencyCycles;
                down = (int) Math.round(each * period);
            } else {
                chances[fault.ordinal()] = each;
            }
        }
        return new LinkModel(
                latencyCycles,
                cyclesPerBeat,
                depthBeats,
                chances[0],
                chances[1],
                chances[2],
                chances[3],
                chances[4],
                reorderCycles == 0 ? 2 * latencyCycles : reorderCycles,
                period,
                down);
    }

    /** Out of 65,536, as both twins compare it. */
    static long per64Ki(double chance) {
        return Math.round(chance * 0x10000);
    }
}
