package org.heddle.host.verbs.type;

/** Operations that completions name, with libibverbs's codes, but for UMR's: bit 7 tells receives. */
public enum WcOpcode {
    /** A SEND, with or without immediate. */
    SEND(0),
    /** An RDMA WRITE, with or without immediate. */
    RDMA_WRITE(1),
    /** An RDMA READ. */
    RDMA_READ(2),
    /** A compare-and-swap. */
    COMP_SWAP(3),
    /** A fetch-and-add. */
    FETCH_ADD(4),
    /** An indirect key that is unbound. */
    LOCAL_INV(6),
    /** An indirect key that is bound. */
    UMR(10),
    /** A receive that a SEND has filled. */
    RECV(128),
    /** A receive that an RDMA WRITE with immediate has taken. */
    RECV_RDMA_WITH_IMM(129);

    private final int code;

    WcOpcode(int code) {
        this.code = code;
    }

    /** Returns the code. */
    public int code() {
        return code;
    }

    /** Returns whether a receive has completed. */
    public boolean isReceive() {
        return (code & 1 << 7) != 0;
    }
}
