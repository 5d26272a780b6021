package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Operation of an entry of a queue of sends, with the codes of libibverbs. */
public enum WorkOpcode implements Coded {
    /** Writes remote memory. */
    RDMA_WRITE(0),
    /** Writes remote memory and uses a receive there. */
    RDMA_WRITE_WITH_IMM(1),
    /** Fills a receive. */
    SEND(2),
    /** Fills a receive, with an immediate. */
    SEND_WITH_IMM(3),
    /** Reads remote memory. */
    RDMA_READ(4),
    /** Compares a remote word of 8 bytes, and replaces it if it is equal. */
    ATOMIC_CMP_AND_SWP(5),
    /** Adds to a remote word of 8 bytes. */
    ATOMIC_FETCH_AND_ADD(6),
    /** Takes an indirect key's list away. */
    LOCAL_INV(7),
    /** Binds a list to an indirect key; the code is the first of those that drivers have. */
    BIND_UMR(11);

    /** Bits of a code. */
    public static final int WIDTH = 4;

    private final int code;

    WorkOpcode(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
