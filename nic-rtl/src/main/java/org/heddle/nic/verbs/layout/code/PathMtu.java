package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Most data bytes of a packet, with the codes of libibverbs. */
public enum PathMtu implements Coded {
    /** 256 bytes. */
    MTU_256(1),
    /** 512 bytes. */
    MTU_512(2),
    /** 1,024 bytes. */
    MTU_1024(3),
    /** 2,048 bytes. */
    MTU_2048(4),
    /** 4,096 bytes. */
    MTU_4096(5);

    /** Bits of a code. */
    public static final int WIDTH = 3;

    /** Binary logarithm of the bytes, less the code. */
    public static final int LOG_OFFSET = 7;

    private final int code;

    PathMtu(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
