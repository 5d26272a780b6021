package org.heddle.host.verbs.type;

/** Statuses of completions, in libibverbs's order and with its codes. */
public enum WcStatus {
    /** All is done. */
    SUCCESS,
    /** The message does not fit its buffers. */
    LOC_LEN_ERR,
    /** The queue pair does not allow the operation. */
    LOC_QP_OP_ERR,
    /** Error of an end-to-end context; not used. */
    LOC_EEC_OP_ERR,
    /** A local buffer is not registered so. */
    LOC_PROT_ERR,
    /** Flushed because the queue pair is in error. */
    WR_FLUSH_ERR,
    /** Error of a memory window; not used. */
    MW_BIND_ERR,
    /** The peer sent a response that fits no request. */
    BAD_RESP_ERR,
    /** Error of a local access of the responder; not used. */
    LOC_ACCESS_ERR,
    /** The peer found the request invalid. */
    REM_INV_REQ_ERR,
    /** The peer's keys do not allow the access. */
    REM_ACCESS_ERR,
    /** The peer could not carry the request out. */
    REM_OP_ERR,
    /** The peer has not answered, whatever the retries. */
    RETRY_EXC_ERR,
    /** The peer had no receive, whatever the retries. */
    RNR_RETRY_EXC_ERR,
    /** Error of reliable datagrams; not used. */
    LOC_RDD_VIOL_ERR,
    /** Error of reliable datagrams; not used. */
    REM_INV_RD_REQ_ERR,
    /** The peer has aborted; not used. */
    REM_ABORT_ERR,
    /** Error of an end-to-end context; not used. */
    INV_EECN_ERR,
    /** Error of an end-to-end context; not used. */
    INV_EEC_STATE_ERR,
    /** The device has failed. */
    FATAL_ERR,
    /** Timeout of a response; not used. */
    RESP_TIMEOUT_ERR,
    /** Any other error. */
    GENERAL_ERR
}
