package org.heddle.mpi.offload;

/** A reduction that the network interface has. */
public interface OffloadedCall {
    /** Whether it is over. */
    boolean isDone();

    /**
     * The result, packed and little-endian.
     *
     * @throws org.heddle.mpi.error.MpiException if there is none: ranks do not agree, which names two of them, or one is missing
     */
    byte[] result();
}
