package org.heddle.host.ranks;

import org.heddle.host.HostPort;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.Time;

/** Nodes whose hosts run ranks, simulated or not, and the time that passes while all ranks wait. */
public interface NodeSystem extends Time {
    /** How many nodes. */
    int nodes();

    /**
     * A node's host port for a rank that runs there. A node takes one access at a time; ranks of one node wait for each other.
     *
     * @param baton with which the rank waits
     */
    HostPort port(int node, Baton baton);
}
