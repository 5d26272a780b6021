package org.heddle.host.dimmnet2.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * Where the ranks of a job run: rank after rank on the next node, and a second process on each when all nodes have one.
 *
 * @param ranks how many
 * @param nodes how many
 */
record RankPlaces(int ranks, int nodes) {
    /** Refuses more ranks than the nodes have processes. */
    RankPlaces {
        if (ranks < 1 || ranks > nodes * HostMap.PROCESSES) {
            throw new IllegalArgumentException(nodes + " nodes run 1 to " + nodes * HostMap.PROCESSES
                    + " ranks, one in each of their " + HostMap.PROCESSES + " processes: ranks=" + ranks);
        }
    }

    int node(int rank) {
        return rank % nodes;
    }

    int process(int rank) {
        return rank / nodes;
    }

    /** A message in words: its length, its tag, and where it goes from and to. */
    String inWords(Envelope envelope) {
        return "the message of " + envelope.bytes() + " bytes with tag=" + envelope.tag() + " from "
                + inWords(envelope.source()) + " to " + inWords(envelope.destination());
    }

    /** A rank in words. */
    String inWords(int rank) {
        return "rank " + rank + " on node " + node(rank);
    }

    /** The rank of a process, or -1 if no rank runs there. */
    int rank(int node, int process) {
        int rank = process * nodes + node;
        return node < nodes && rank < ranks ? rank : -1;
    }
}
