package org.heddle.host.verbs.type;

import org.heddle.hdl.option.Coded;

/** Statuses of completions, in libibverbs's order and with its codes. */
public enum WcStatus implements Coded {
    /** All is done. */
    SUCCESS(0),
    /** The message does not fit its buffers. */
    LOC_LEN_ERR(1),
    /** The queue pair does not allow the operation. */
    LOC_QP_OP_ERR(2),
    /** Error of an end-to-end context; not used. */
    LOC_EEC_OP_ERR(3),
    /** A local buffer is not registered so. */
    LOC_PROT_ERR(4),
    /** Flushed because the queue pair is in error. */
    WR_FLUSH_ERR(5),
    /** The list does not fit the indirect key that it was to be bound to. */
    MW_BIND_ERR(6),
    /** The peer sent a response that fits no request. */
    BAD_RESP_ERR(7),
    /** Error of a local access of the responder; not used. */
    LOC_ACCESS_ERR(8),
    /** The peer found the request invalid. */
    REM_INV_REQ_ERR(9),
    /** The peer's keys do not allow the access. */
    REM_ACCESS_ERR(10),
    /** The peer could not carry the request out. */
    REM_OP_ERR(11),
    /** The peer has not answered, whatever the retries. */
    RETRY_EXC_ERR(12),
    /** The peer had no receive, whatever the retries. */
    RNR_RETRY_EXC_ERR(13),
    /** Error of reliable datagrams; not used. */
    LOC_RDD_VIOL_ERR(14),
    /** Error of reliable datagrams; not used. */
    REM_INV_RD_REQ_ERR(15),
    /** The peer has aborted; not used. */
    REM_ABORT_ERR(16),
    /** Error of an end-to-end context; not used. */
    INV_EECN_ERR(17),
    /** Error of an end-to-end context; not used. */
    INV_EEC_STATE_ERR(18),
    /** The device has failed. */
    FATAL_ERR(19),
    /** Timeout of a response; not used. */
    RESP_TIMEOUT_ERR(20),
    /** Any other error. */
    GENERAL_ERR(21);

    private final int code;

    WcStatus(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
