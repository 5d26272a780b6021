package org.heddle.host.verbs.type;

/** Flags of a send request. */
public enum SendFlag {
    /** Waits for all READs and atomics before it in its own send queue, and for nothing else. */
    FENCE,
    /** Completes with an entry in the completion queue when it succeeds; when it fails it always does. */
    SIGNALED,
    /** Asks the peer for an event; counts for SEND, SEND with immediate and WRITE with immediate, and is ignored otherwise. */
    SOLICITED,
    /** Takes the data when it is posted; the buffer needs no key, and may be overwritten at once. */
    INLINE
}
