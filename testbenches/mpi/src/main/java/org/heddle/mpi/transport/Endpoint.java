package org.heddle.mpi.transport;

import java.util.Optional;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.offload.CollectiveOffload;

/** One rank's door to a transport. All but {@link #hasNews} is called on the rank's thread and may wait through its baton. */
public interface Endpoint {
    /** Whether {@link #progress} would find something; called often, from the scheduler. */
    boolean hasNews();

    /** Handles all that has happened: announces messages in the order of their sends, for each sender, and tells completions. */
    void progress(Arrivals arrivals);

    /**
     * Starts to send. Never waits for the receiver; must be able to announce any number of messages, so that a receive which
     * matches the last of them is not held up by the first.
     */
    void send(Outgoing message);

    /**
     * Moves the data of an announced message to where its receive wants them; called exactly once for each.
     *
     * @param message which
     * @param target where to
     * @param bytes how many of its first bytes; fewer than it has if it is too long, or none of it is wanted
     * @param completion told when the last byte is in place
     */
    void receive(Incoming message, TypedBuffer target, long bytes, Completion completion);

    /** Returns whether {@link #expect} makes anything of receives. */
    default boolean wantsExpected() {
        return false;
    }

    /**
     * Hears of a receive that waits for a message of one sender, before that is there. A transport may tell the sender where its data can go.
     *
     * @return how to take it back, or empty if nothing was made of it
     */
    default Optional<Expected.Withdrawal> expect(Expected receive) {
        return Optional.empty();
    }

    /** Returns the network interface's support for collective operations, or empty if it has none. */
    default Optional<CollectiveOffload> collectives() {
        return Optional.empty();
    }

    /** Returns the network interface's one-sided operations, or empty if it has none. */
    default Optional<OneSided> oneSided() {
        return Optional.empty();
    }

    /** Returns whether hardware interrupts the rank's processor; cheap. It is asked while the rank's program works by itself. */
    default boolean isInterrupted() {
        return false;
    }

    /** Handles the interrupts, on the rank's thread; what that takes is taken from the program. */
    default void interrupt() {}

    /** Lets the host's own work take its time, where a transport knows what it takes. */
    default void work(HostWork kind, long amount) {}
}
