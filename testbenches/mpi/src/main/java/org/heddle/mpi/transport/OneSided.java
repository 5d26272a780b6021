package org.heddle.mpi.transport;

import org.heddle.mpi.datatype.MessageMemory;

/**
 * One-sided operations of one rank, which its network interface carries out: the host of the rank whose memory they reach does nothing. All
 * methods are called on the rank's thread and may wait through its baton.
 */
public interface OneSided {
    /**
     * Lets other ranks reach memory of this one, until {@link #withdraw}.
     *
     * @param memory of this rank
     * @param address of the first byte
     * @param bytes 0 or more, all of which lie in the memory
     * @return how to reach it, for {@link #reach} of any rank: bytes that only this kind of transport understands
     * @throws org.heddle.mpi.error.MpiException ERR_BUFFER if the network interface cannot reach such memory; then nothing is exposed
     */
    byte[] expose(MessageMemory memory, long address, long bytes);

    /**
     * Returns a door to memory that a rank has exposed.
     *
     * @param rank world rank whose memory it is, possibly this one
     * @param description as that rank's {@link #expose} has returned it
     */
    RemoteMemory reach(int rank, byte[] description);

    /**
     * Makes memory that is exposed and what others reach agree, where they are not one: called wherever MPI synchronises them, by the rank
     * whose memory it is.
     *
     * @param description as {@link #expose} has returned it
     */
    default void agree(byte[] description) {}

    /** Ends what {@link #expose} has begun; nobody reaches the memory any more. */
    void withdraw(byte[] description);
}
