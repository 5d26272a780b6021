package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Kind of work that a completion tells of, with the codes of libibverbs, but for UMR's: bit 7 tells receives. */
public enum CompletionOpcode implements Coded {
    /** A SEND or SEND_WITH_IMM. */
    SEND(0),
    /** A write, with an immediate or without. */
    RDMA_WRITE(1),
    /** A read. */
    RDMA_READ(2),
    /** A compare-and-swap. */
    COMP_SWAP(3),
    /** A fetch-and-add. */
    FETCH_ADD(4),
    /** An indirect key that has lost its list. */
    LOCAL_INV(6),
    /** An indirect key that has got its list. */
    UMR(10),
    /** A receive that a SEND has filled. */
    RECV(128),
    /** A receive that an RDMA_WRITE_WITH_IMM has used. */
    RECV_RDMA_WITH_IMM(129);

    /** Bits of a code. */
    public static final int WIDTH = 8;

    private final int code;

    CompletionOpcode(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
