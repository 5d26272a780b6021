package org.heddle.mpi.transport;

/** When a send completes. */
public enum SendMode {
    /** When its buffer may be used again. */
    STANDARD,
    /** When moreover a receive has matched it. */
    SYNCHRONOUS,
    /** As standard; a receive must be waiting when it arrives. */
    READY
}
