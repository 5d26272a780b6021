package org.heddle.host.mpc.rdma;

import org.heddle.host.mpc.cost.MpcTally;
import org.heddle.host.mpc.put.RemoteWrite;

/**
 * Zone of physical memory that other nodes may write, the same on each node. The network interface of the paper protects nothing, so that
 * the driver looks at each remote write before it is ordered.
 *
 * @param nodes number of nodes
 * @param start first address; what lies below is the system's
 * @param end address behind the zone
 */
public record RemoteZones(int nodes, long start, long end) {
    /** Refuses a remote write that leaves the zone, or a remote read that begins or ends outside of it, and counts it. */
    void check(RemoteWrite write, MpcTally tally) {
        boolean isNode = write.ndst() >= 0 && write.ndst() < nodes;
        if (!isNode || !holds(write.prad(), write.len())) {
            refuse(write, write.prad(), write.ndst(), tally);
        }
        if (write.reads() && !holds(write.plad(), write.len())) {
            refuse(write, write.plad(), write.nsrc(), tally);
        }
    }

    private boolean holds(long address, int bytes) {
        return address >= start && address <= end - bytes;
    }

    private void refuse(RemoteWrite write, long address, int node, MpcTally tally) {
        tally.badAddress();
        throw new BadRemoteAddressException(
                "a remote %s of %d bytes at physical address 0x%x of node %d leaves its zone, 0x%x to 0x%x on nodes 0 to %d: use the addresses that its host has told"
                        .formatted(
                                write.reads() ? "read" : "write",
                                write.len(),
                                address,
                                node,
                                start,
                                end - 1,
                                nodes - 1));
    }
}
