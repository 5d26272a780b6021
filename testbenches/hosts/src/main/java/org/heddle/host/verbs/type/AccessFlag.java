package org.heddle.host.verbs.type;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.heddle.hdl.option.Coded;

/** Rights to memory, with libibverbs's bits; reading locally is always allowed. */
public enum AccessFlag implements Coded {
    /** The process's own requests may write. */
    LOCAL_WRITE(0),
    /** Peers may write. */
    REMOTE_WRITE(1),
    /** Peers may read. */
    REMOTE_READ(2),
    /** Peers may do atomics. */
    REMOTE_ATOMIC(3);

    private final int code;

    AccessFlag(int code) {
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

    /** Returns the bits of several. */
    public static int bits(Collection<AccessFlag> flags) {
        return flags.stream().mapToInt(AccessFlag::bit).reduce(0, (a, b) -> a | b);
    }

    /** Returns the flags of bits. */
    public static Set<AccessFlag> of(long bits) {
        Set<AccessFlag> flags = EnumSet.noneOf(AccessFlag.class);
        for (AccessFlag flag : values()) {
            if ((bits & flag.bit()) != 0) {
                flags.add(flag);
            }
        }
        return flags;
    }
}
