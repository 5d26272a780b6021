package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Kind of a doorbell. */
public enum DoorbellKind implements Coded {
    /** Entries of a queue of sends were written; number: the queue pair, index: behind the last one. */
    SEND(0),
    /** Entries of a queue of receives were written; number: the queue pair, index: behind the last one. */
    RECEIVE(1),
    /** Entries of a shared receive queue were written; number: it, index: behind the last one. */
    SHARED_RECEIVE(2),
    /** Completions were taken; number: the completion queue, index: behind the last one. */
    CONSUMED(3),
    /** The next completion is to raise an event; number: the completion queue. */
    NOTIFY(4),
    /** The next solicited completion, or one with an error, is to raise an event; number: the completion queue. */
    NOTIFY_SOLICITED(5);

    /** Bits of a code. */
    public static final int WIDTH = 3;

    private final int code;

    DoorbellKind(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
