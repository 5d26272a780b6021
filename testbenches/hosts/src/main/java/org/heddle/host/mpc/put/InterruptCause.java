package org.heddle.host.mpc.put;

/** Reason of an interrupt. */
public enum InterruptCause {
    /** A remote write with ns has left. */
    SENT,
    /** A remote write with nr has been received. */
    RECEIVED
}
