package org.heddle.host.verbs.rows;

import java.util.List;

/** Nodes that rows are tested on, and the network between them. */
public interface VerbsBench extends AutoCloseable {
    /** Starts a process on a node. */
    VerbsHost start(int node);

    /** Returns the cycles so far. */
    long cycle();

    /** Returns the cycles after which a completion that has not come is given up. */
    default long limitCycles() {
        return 50_000_000;
    }

    /** Lets so many cycles pass. */
    void pass(long cycles);

    /** Lets time pass until packets have ceased; returns early when none has left for longer than an acknowledgement takes. */
    void settle();

    /** Returns the cycles that a code of min_rnr_timer stands for on this device. */
    long rnrCycles(int code);

    /** Returns the cycles that a code of the timeout stands for on this device, from 1 on. */
    long timeoutCycles(int code);

    /** Loses the i-th requests that leave from now on, from 0. */
    void loseRequests(int... indices);

    /** Loses the i-th responses that leave from now on, from 0. */
    void loseResponses(int... indices);

    /** Repeats the i-th requests that leave from now on, from 0. */
    void repeatRequests(int... indices);

    /** Delays the i-th requests that leave from now on by so many cycles, so that later ones overtake them. */
    void delayRequests(long cycles, int... indices);

    /** Returns the packets that have left, in their order. */
    List<SeenPacket> packets();

    @Override
    default void close() {}
}
