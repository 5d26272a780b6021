package org.heddle.testbench;

import java.util.Map;

/** Two DIMMnet-2 nodes joined by a link. */
public interface TwoNodes extends AutoCloseable {
    /** Node 0 or 1. */
    SimulatedNode node(int number);

    /** The host port of node 0 or 1; while a driver waits on it, both nodes run. */
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
