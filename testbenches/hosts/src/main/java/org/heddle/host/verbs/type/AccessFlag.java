package org.heddle.host.verbs.type;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/** Rights to memory, with libibverbs's bits; reading locally is always allowed. */
public enum AccessFlag {
    /** The process's own requests may write. */
    LOCAL_WRITE,
    /** Peers may write. */
    REMOTE_WRITE,
    /** Peers may read. */
    REMOTE_READ,
    /** Peers may do atomics. */
    REMOTE_ATOMIC;

    /** Returns the bit. */
    public int bit() {
        return 1 << ordinal();
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
