package org.heddle.device.verbs;

/** Rights of a region, or of the peer of a queue pair. */
public enum RcRight {
    /** Own requests may write. */
    LOCAL_WRITE,
    /** Peers may write. */
    REMOTE_WRITE,
    /** Peers may read. */
    REMOTE_READ,
    /** Peers may do atomics. */
    REMOTE_ATOMIC
}
