package org.heddle.host.verbs.type;

import java.util.EnumSet;
import java.util.Set;
import org.heddle.hdl.option.Coded;

/** Operations of send requests, in libibverbs's order. */
public enum WrOpcode implements Coded {
    /** Writes into the peer's memory. */
    RDMA_WRITE(0),
    /** The same, and completes a receive with an immediate. */
    RDMA_WRITE_WITH_IMM(1),
    /** Fills a receive of the peer. */
    SEND(2),
    /** The same, with an immediate. */
    SEND_WITH_IMM(3),
    /** Reads the peer's memory. */
    RDMA_READ(4),
    /** Compares a word of the peer's memory, and swaps it if it is equal. */
    ATOMIC_CMP_AND_SWP(5),
    /** Adds to a word of the peer's memory. */
    ATOMIC_FETCH_AND_ADD(6),
    /** Unbinds an indirect key; other local keys are not invalidated. */
    LOCAL_INV(7),
    /** Binds a memory window; not supported. */
    BIND_MW(8),
    /** Sends and invalidates a remote key; not supported. */
    SEND_WITH_INV(9),
    /** Segmentation offload of datagrams; not supported. */
    TSO(10),
    /** Binds a list of memory to an indirect key; the code is the first of those that drivers have. */
    BIND_UMR(11);

    private final int code;

    WrOpcode(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    private static final Set<WrOpcode> SUPPORTED = EnumSet.of(
            RDMA_WRITE,
            RDMA_WRITE_WITH_IMM,
            SEND,
            SEND_WITH_IMM,
            RDMA_READ,
            ATOMIC_CMP_AND_SWP,
            ATOMIC_FETCH_AND_ADD,
            LOCAL_INV,
            BIND_UMR);

    /** Returns whether a reliable connection of this device executes it. */
    public boolean isSupported() {
        return SUPPORTED.contains(this);
    }

    /** Returns whether it is one of the two that change a word. */
    public boolean isAtomic() {
        return this == ATOMIC_CMP_AND_SWP || this == ATOMIC_FETCH_AND_ADD;
    }

    /** Returns whether data come back: READ and atomics. */
    public boolean isReadOrAtomic() {
        return this == RDMA_READ || isAtomic();
    }

    /** Returns whether it carries an immediate. */
    public boolean hasImmediate() {
        return this == RDMA_WRITE_WITH_IMM || this == SEND_WITH_IMM;
    }

    /** Returns whether it changes an indirect key, and sends nothing. */
    public boolean isKeyChange() {
        return this == BIND_UMR || this == LOCAL_INV;
    }

    /** Returns whether it takes a receive of the peer. */
    public boolean takesReceive() {
        return this == SEND || this == SEND_WITH_IMM || this == RDMA_WRITE_WITH_IMM;
    }

    /** Returns whether it names an address and a key of the peer. */
    public boolean isRemote() {
        return this == RDMA_WRITE || this == RDMA_WRITE_WITH_IMM || isReadOrAtomic();
    }

    /**
     * Returns the operation that its completion names.
     *
     * @throws IllegalStateException if it is not supported
     */
    public WcOpcode completion() {
        return switch (this) {
            case RDMA_WRITE, RDMA_WRITE_WITH_IMM -> WcOpcode.RDMA_WRITE;
            case SEND, SEND_WITH_IMM -> WcOpcode.SEND;
            case RDMA_READ -> WcOpcode.RDMA_READ;
            case ATOMIC_CMP_AND_SWP -> WcOpcode.COMP_SWAP;
            case ATOMIC_FETCH_AND_ADD -> WcOpcode.FETCH_ADD;
            case LOCAL_INV -> WcOpcode.LOCAL_INV;
            case BIND_UMR -> WcOpcode.UMR;
            default -> throw new IllegalStateException(this + " is not supported, and never completes");
        };
    }
}
