package org.heddle.host.mpc.ch;

import org.heddle.host.mpc.put.ControlField;

/**
 * Places of ranks: rank r is process r / nodes of node r % nodes, so that every node has its first one before any has its second.
 *
 * @param ranks how many, at most 256 and 16 for each node
 * @param nodes how many
 */
public record MpcPlaces(int ranks, int nodes) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are more ranks than places
     */
    public MpcPlaces {
        if (nodes < 1 || ranks < 1 || ranks > ControlFormat.MOST_RANKS || ranks > nodes * ControlField.PROCESSES) {
            throw new IllegalArgumentException("ranks must be from 1 to " + ControlFormat.MOST_RANKS
                    + ", and no more than " + ControlField.PROCESSES + " on a node: ranks=" + ranks + ", nodes="
                    + nodes);
        }
    }

    /** Returns the node of a rank. */
    public int node(int rank) {
        return rank % nodes;
    }

    /** Returns the number of a rank's process on its node. */
    public int process(int rank) {
        return rank / nodes;
    }

    /** Returns the rank of a process. */
    int rank(int node, int process) {
        return process * nodes + node;
    }

    /** Returns the number of processes of the fullest node. */
    public int processes() {
        return (ranks + nodes - 1) / nodes;
    }
}
