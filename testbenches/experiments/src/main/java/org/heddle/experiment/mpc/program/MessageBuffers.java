package org.heddle.experiment.mpc.program;

import org.heddle.mpi.Place;

/** Memory that a program's messages lie in. */
@FunctionalInterface
public interface MessageBuffers {
    /**
     * Returns memory of a rank that nothing else uses.
     *
     * @param rank world rank, which calls
     * @param bytes at least 1
     */
    Place allocate(int rank, int bytes);
}
