package org.heddle.mpi.offload;

import java.util.Optional;

/** One rank's way to offload the reductions of one communicator. All ranks must start the same ones in the same order. */
public interface OffloadPort {
    /** Whether the network interface has said that it is open, or that it will not be. */
    boolean isSettled();

    /** Why it will not be. */
    Optional<OffloadRefusal> refusal();

    /** Why a call cannot be offloaded, if it cannot; the same at all ranks. */
    Optional<OffloadRefusal> refusal(OffloadCall call);

    /**
     * Starts a reduction.
     *
     * @param packed this rank's data, little-endian
     */
    OffloadedCall start(OffloadCall call, byte[] packed);

    /** Gives the port back; nothing may be under way. */
    void close();
}
