package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Rights of a memory region, and of remote ends on a queue pair; the code is the number of the bit in a mask. */
public enum AccessRight implements Coded {
    /** The own end may write. */
    LOCAL_WRITE(0),
    /** Remote ends may write. */
    REMOTE_WRITE(1),
    /** Remote ends may read. */
    REMOTE_READ(2),
    /** Remote ends may use atomics. */
    REMOTE_ATOMIC(3);

    /** Bits of a mask. */
    public static final int WIDTH = 4;

    /** Returns the mask with this right alone. */
    public int mask() {
        return 1 << code;
    }

    private final int code;

    AccessRight(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
