package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** State of a queue pair, with the codes of libibverbs; SQD is not there. */
public enum QueuePairState implements Coded {
    /** Nothing is taken. */
    RESET(0),
    /** Receives may be posted. */
    INIT(1),
    /** Requests are answered. */
    RTR(2),
    /** Requests are sent too. */
    RTS(3),
    /** All work is flushed. */
    ERR(6);

    /** Bits of a code. */
    public static final int WIDTH = 3;

    private final int code;

    QueuePairState(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
