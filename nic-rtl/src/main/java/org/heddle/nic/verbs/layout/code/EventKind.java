package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Kind of an asynchronous event; those of libibverbs have its codes. */
public enum EventKind implements Coded {
    /** A completion queue was full; number: the completion queue. */
    CQ_ERR(0),
    /** A queue pair is in error for a reason of its own; number: the queue pair, as below. */
    QP_FATAL(1),
    /** An invalid request has come to a queue pair. */
    QP_REQ_ERR(2),
    /** A request without the right has come to a queue pair. */
    QP_ACCESS_ERR(3),
    /** A shared receive queue cannot be read; number: it. */
    SRQ_ERR(14),
    /** A shared receive queue has fewer receives than its limit; number: it. */
    SRQ_LIMIT_REACHED(15),
    /** A queue pair in error takes no more receives from its shared receive queue. */
    QP_LAST_WQE_REACHED(16),
    /** A completion was written into a queue whose notification was requested; number: the completion queue. */
    COMPLETION(32);

    /** Bits of a code. */
    public static final int WIDTH = 8;

    private final int code;

    EventKind(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
