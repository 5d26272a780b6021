package org.heddle.mpi.transport;

/** The kinds of message that the transport in memory sends, and counts. */
public enum InMemoryMessage {
    /** Envelope and data. */
    EAGER,
    /** Envelope alone; the data are fetched when a receive has matched. */
    REQUEST,
    /** Fetches data. */
    READ,
    /** Fetched data, or those of one-sided operations. */
    DATA,
    /** Tells the sender that its data have been fetched, or are in place. */
    DONE,
    /** Gives an eager buffer back. */
    CREDIT,
    /** Asks for the lock of a window, or gives it back. */
    LOCK
}
