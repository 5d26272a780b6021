package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Reason of a negative acknowledgement, as in InfiniBand. */
public enum NegativeCode implements Coded {
    /** A packet is missing before this one. */
    SEQUENCE(0),
    /** The request is invalid. */
    INVALID_REQUEST(1),
    /** The key does not allow it. */
    REMOTE_ACCESS(2),
    /** The responder could not do it. */
    REMOTE_OPERATION(3);

    /** Bits of a code. */
    public static final int WIDTH = 5;

    private final int code;

    NegativeCode(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
