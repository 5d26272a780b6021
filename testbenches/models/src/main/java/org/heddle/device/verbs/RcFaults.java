package org.heddle.device.verbs;

/** Faults of the network between the nodes. */
@FunctionalInterface
public interface RcFaults {
    /** No faults. */
    RcFaults NONE = (packet, index) -> new long[] {0};

    /**
     * Returns one extra delay, in cycles, for each copy of a packet that arrives: none loses it, two repeat it.
     *
     * @param packet that leaves
     * @param index of the packet among all requests, or among all responses, from 0
     */
    long[] delays(RcPacket packet, long index);
}
