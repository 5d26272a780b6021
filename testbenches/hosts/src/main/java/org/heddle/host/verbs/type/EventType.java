package org.heddle.host.verbs.type;

/** Asynchronous events. */
public enum EventType {
    /** A completion queue has overrun. */
    CQ_ERR,
    /** A queue pair has failed by itself. */
    QP_FATAL,
    /** A queue pair has refused an invalid request of its peer. */
    QP_REQ_ERR,
    /** A queue pair has refused an access of its peer. */
    QP_ACCESS_ERR,
    /** A queue pair in error will take no more requests of its shared receive queue. */
    QP_LAST_WQE_REACHED,
    /** A shared receive queue cannot be read. */
    SRQ_ERR,
    /** A shared receive queue has fewer requests than its limit. */
    SRQ_LIMIT_REACHED
}
