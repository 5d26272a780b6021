package org.heddle.mpi.transport;

/** Told once, on the thread of the rank concerned, that an operation has ended. */
@FunctionalInterface
public interface Completion {
    /** The operation has ended: a buffer may be used again, or its data are there. */
    void completed();
}
