package org.heddle.device.verbs;

/** States of a queue pair. */
public enum RcState {
    /** Nothing works. */
    RESET,
    /** Receives are kept. */
    INIT,
    /** The peer is served. */
    RTR,
    /** Own requests are sent as well. */
    RTS,
    /** All is flushed. */
    ERR
}
