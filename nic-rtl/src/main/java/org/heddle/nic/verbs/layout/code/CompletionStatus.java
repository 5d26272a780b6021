package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Status of a completion, with the codes of libibverbs. */
public enum CompletionStatus implements Coded {
    /** Done. */
    SUCCESS(0),
    /** A length is wrong at this end. */
    LOC_LEN_ERR(1),
    /** This end cannot do it. */
    LOC_QP_OP_ERR(2),
    /** A local key does not allow it. */
    LOC_PROT_ERR(4),
    /** The queue pair is in error. */
    WR_FLUSH_ERR(5),
    /** A list cannot be bound to this key. */
    MW_BIND_ERR(6),
    /** A response made no sense. */
    BAD_RESP_ERR(7),
    /** The other end calls the request invalid. */
    REM_INV_REQ_ERR(9),
    /** The remote key does not allow it. */
    REM_ACCESS_ERR(10),
    /** The other end could not do it. */
    REM_OP_ERR(11),
    /** The other end is silent. */
    RETRY_EXC_ERR(12),
    /** The other end had no receive too often. */
    RNR_RETRY_EXC_ERR(13);

    /** Bits of a code. */
    public static final int WIDTH = 8;

    private final int code;

    CompletionStatus(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
