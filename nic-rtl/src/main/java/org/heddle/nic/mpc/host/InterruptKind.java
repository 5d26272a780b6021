package org.heddle.nic.mpc.host;

import org.heddle.hdl.option.Coded;

/** Kind of notification that an interrupt tells of. */
public enum InterruptKind implements Coded {
    /** A remote write that asked for it has left. */
    SENT(0),
    /** A message that asked for it has been received. */
    RECEIVED(1);

    private final int code;

    InterruptKind(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
