package org.heddle.device.verbs;

/** Kinds of events. */
public enum RcEventKind {
    /** A completion queue has the completion that was asked for. */
    COMPLETION,
    /** A completion queue has overrun. */
    CQ_ERR,
    /** A request of the peer was invalid. */
    QP_REQ_ERR,
    /** An access of the peer was refused. */
    QP_ACCESS_ERR,
    /** No more requests of the shared receive queue will be taken. */
    QP_LAST_WQE_REACHED,
    /** The shared receive queue has fewer requests than its limit. */
    SRQ_LIMIT_REACHED
}
