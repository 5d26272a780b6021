package org.heddle.host.verbs.type;

/** States of a queue pair. SQD and SQE are not supported: the second is for unreliable transports alone. */
public enum QpState {
    /** Nothing is accepted. */
    RESET,
    /** Receives are accepted, packets are dropped. */
    INIT,
    /** Ready to receive: requests of the peer are served. */
    RTR,
    /** Ready to send as well. */
    RTS,
    /** Requests are accepted and flushed, packets are dropped. */
    ERR
}
