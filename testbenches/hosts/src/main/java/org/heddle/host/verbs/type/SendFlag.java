package org.heddle.host.verbs.type;

import org.heddle.hdl.option.Coded;

/** Flags of a send request; the code is the number of libibverbs's bit. */
public enum SendFlag implements Coded {
    /** Waits for all READs and atomics before it in its own send queue, and for nothing else. */
    FENCE(0),
    /** Completes with an entry in the completion queue when it succeeds; when it fails it always does. */
    SIGNALED(1),
    /** Asks the peer for an event; counts for SEND, SEND with immediate and WRITE with immediate, and is ignored otherwise. */
    SOLICITED(2),
    /** Takes the data when it is posted; the buffer needs no key, and may be overwritten at once. */
    INLINE(3);

    private final int code;

    SendFlag(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    /** Returns the bit. */
    public int bit() {
        return 1 << code;
    }
}
