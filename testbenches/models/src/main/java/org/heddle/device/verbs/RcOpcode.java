package org.heddle.device.verbs;

/** Operations of a reliable connection. */
public enum RcOpcode {
    /** Writes. */
    RDMA_WRITE,
    /** Writes, and takes a receive. */
    RDMA_WRITE_WITH_IMM,
    /** Fills a receive. */
    SEND,
    /** Fills a receive, with an immediate. */
    SEND_WITH_IMM,
    /** Reads. */
    RDMA_READ,
    /** Compares and swaps. */
    ATOMIC_CMP_AND_SWP,
    /** Fetches and adds. */
    ATOMIC_FETCH_AND_ADD,
    /** Unbinds an indirect key. */
    LOCAL_INV,
    /** Binds a list to an indirect key. */
    BIND_UMR;

    boolean isKeyChange() {
        return this == LOCAL_INV || this == BIND_UMR;
    }

    boolean isSend() {
        return this == SEND || this == SEND_WITH_IMM;
    }

    boolean isWrite() {
        return this == RDMA_WRITE || this == RDMA_WRITE_WITH_IMM;
    }

    boolean isAtomic() {
        return this == ATOMIC_CMP_AND_SWP || this == ATOMIC_FETCH_AND_ADD;
    }

    boolean isReadOrAtomic() {
        return this == RDMA_READ || isAtomic();
    }

    boolean hasImmediate() {
        return this == RDMA_WRITE_WITH_IMM || this == SEND_WITH_IMM;
    }
}
