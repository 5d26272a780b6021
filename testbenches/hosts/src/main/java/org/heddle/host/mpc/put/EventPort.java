package org.heddle.host.mpc.put;

import java.util.Optional;
import org.heddle.host.mpc.memory.FrameOwner;

/**
 * Door of one process to a node that has lists for it alone: remote writes are ordered by one posted write to a register, and all events
 * are seen in memory. Looks at memory cost nothing beside the software's own work. Remote writes and reads reach those frames alone that the process has been given.
 */
public interface EventPort extends FrameOwner {
    /** Returns the number of the node. */
    int node();

    /** Returns the number of nodes that it reaches, itself included. */
    int nodes();

    /** Returns the number of entries of each list, a power of two up to 32,768. */
    int entries();

    /**
     * Writes an entry of the LME; the interface reads it once the doorbell has passed it.
     *
     * @param more whether the next entry belongs to the same message and writes
     */
    void writeLme(int index, RemoteWrite entry, boolean more);

    /** Rings the doorbell: all entries before a pointer are there. Returns before the node knows. */
    void ring(int pointer);

    /** Reads how many entries have left, a register; modulo {@link PutPort#POINTER_MODULUS}. */
    int readLmeCurrent();

    /** Reads how many cycles without an answer make another node a lost one, a register; 0 for never. */
    long readTimeoutCycles();

    /** Takes the next event, if it is there. */
    Optional<PutEvent> takeEvent();

    /** Tells the node that all events that were taken may be overwritten. Returns before the node knows. */
    void release();
}
