package org.heddle.host.verbs.type;

import org.heddle.hdl.option.Coded;

/** Most bytes of data in a packet; headers are not counted. */
public enum Mtu implements Coded {
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

    private final int code;

    Mtu(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    /** Returns the bytes. */
    public int bytes() {
        return 128 << code();
    }

    /**
     * Returns the path MTU of so many bytes.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Mtu of(int bytes) {
        for (Mtu mtu : values()) {
            if (mtu.bytes() == bytes) {
                return mtu;
            }
        }
        throw new IllegalArgumentException("a path MTU is 256, 512, 1024, 2048 or 4096 bytes: mtu=" + bytes);
    }
}
