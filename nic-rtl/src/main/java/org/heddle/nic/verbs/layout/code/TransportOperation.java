package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Operation of a packet. */
public enum TransportOperation implements Coded {
    /** Data for a receive. */
    SEND(0),
    /** Data for an address. */
    WRITE(1),
    /** Asks for data. */
    READ(2),
    /** Asks for an atomic compare-and-swap. */
    COMPARE_SWAP(3),
    /** Asks for an atomic addition. */
    FETCH_ADD(4),
    /** Tells a syndrome. */
    ACKNOWLEDGE(8),
    /** Data that were asked for. */
    READ_RESPONSE(9),
    /** The original value. */
    ATOMIC_RESPONSE(10);

    /** Bits of a code; bit 3 tells responses. */
    public static final int WIDTH = 4;

    private final int code;

    TransportOperation(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
