package org.heddle.mpi.offload;

import java.util.List;

/** One rank's network interface, where it computes reductions. */
public interface CollectiveOffload {
    /** Ports that are free here: bit i for port i. */
    long freePorts();

    /** A generation that this interface has not used for a port lately; any higher one is as good. */
    long nextGeneration(int port);

    /**
     * Asks for a port; it may be used when all ranks know that theirs are open.
     *
     * @param port free at all ranks
     * @param generation the highest of all ranks' next ones
     * @param rank in the communicator
     * @param worldRanks of all its ranks
     */
    OffloadPort open(int port, long generation, int rank, List<Integer> worldRanks, OffloadSettings settings);
}
