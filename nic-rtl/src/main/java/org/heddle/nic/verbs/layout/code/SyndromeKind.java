package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Kind of a syndrome, its bits 7 to 5, as in the AETH of InfiniBand; bits 4 to 0 are its value. */
public enum SyndromeKind implements Coded {
    /** All up to the PSN is done; the value is 0. */
    ACKNOWLEDGED(0),
    /** No receive; the value is the code of the timer. */
    RECEIVER_NOT_READY(1),
    /** The value is a code of NegativeCode. */
    REFUSED(3);

    /** Bits of a code. */
    public static final int WIDTH = 3;

    private final int code;

    SyndromeKind(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
