package org.heddle.mpi;

/** Told about each call that a rank's program makes; calls inside other calls are not told. */
public interface CallObserver {
    /** Ignores all calls. */
    CallObserver NONE = (rank, name, from, to) -> {};

    /**
     * A call begins; what this throws ends the call before it has had an effect.
     *
     * @param rank world rank of the caller
     * @param name name in the MPI standard, such as MPI_Send
     * @param cycle in which it begins
     */
    default void calls(int rank, String name, long cycle) {}

    /**
     * A call has returned or failed.
     *
     * @param rank world rank of the caller
     * @param name name in the MPI standard, such as MPI_Send
     * @param from cycle in which it began
     * @param to cycle in which it ended
     */
    void called(int rank, String name, long from, long to);

    /**
     * A message has been sent, by the program or inside a collective operation.
     *
     * @param rank world rank of the sender
     * @param destination world rank of the receiver
     * @param bytes of data
     * @param cycle in which its send was called
     */
    default void sent(int rank, int destination, long bytes, long cycle) {}

    /**
     * A matched message's last byte is in place.
     *
     * @param source world rank of the sender
     * @param rank world rank of the receiver
     * @param bytes of data that were received
     * @param posted cycle in which its receive was called
     * @param cycle in which it ended
     */
    default void received(int source, int rank, long bytes, long posted, long cycle) {}
}
