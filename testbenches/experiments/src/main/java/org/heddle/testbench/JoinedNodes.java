package org.heddle.testbench;

import java.util.Map;

/** DIMMnet-2 nodes joined by a link or a switch. */
public interface JoinedNodes extends AutoCloseable {
    /** How many. */
    int nodes();

    /** A node by its number, from 0. */
    SimulatedNode node(int number);

    /** The host port of a node; while a driver waits on it, all nodes run. */
    SimulatedHostPort hostPort(int number);

    /** Cycles of the core since reset. */
    long cycle();

    /** The faults that have happened on the cables, of each kind. */
    default Map<LinkFault, Integer> faults() {
        return Map.of();
    }

    @Override
    void close();
}
