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
    /** Refuses a remote write that leaves the zone, and counts it. */
    void check(RemoteWrite write, MpcTally tally) {
        boolean isNode = write.ndst() >= 0 && write.ndst() < nodes;
        if (!isNode || write.prad() < start || write.prad() > end - write.len()) {
            tally.badAddress();
            throw new BadRemoteAddressException(
                    "a remote %s of %d bytes at physical address 0x%x of node %d leaves its zone, 0x%x to 0x%x on nodes 0 to %d: use the addresses that its host has told"
                            .formatted(
                                    write.reads() ? "read" : "write",
                                    write.len(),
                                    write.prad(),
                                    write.ndst(),
                                    start,
                                    end - 1,
                                    nodes - 1));
        }
    }
}
