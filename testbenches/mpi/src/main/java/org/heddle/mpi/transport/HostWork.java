package org.heddle.mpi.transport;

/** Kind of work that a host does by itself in collective operations, besides sending and receiving. */
public enum HostWork {
    /** Enters a collective operation. */
    COLLECTIVE_CALL,
    /** Reduces one element. */
    REDUCED_ELEMENT,
    /** Hands a reduction to its network interface. */
    OFFLOADED_START,
    /** Takes a reduction's result from it. */
    OFFLOADED_END
}
