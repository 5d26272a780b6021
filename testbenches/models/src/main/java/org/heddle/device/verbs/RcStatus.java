package org.heddle.device.verbs;

/** Results of requests. */
public enum RcStatus {
    /** Done. */
    SUCCESS,
    /** Length that is not allowed here. */
    LOC_LEN_ERR,
    /** Operation that is not allowed here. */
    LOC_QP_OP_ERR,
    /** Memory that is not registered so here. */
    LOC_PROT_ERR,
    /** List that an indirect key does not take. */
    MW_BIND_ERR,
    /** Flushed. */
    WR_FLUSH_ERR,
    /** Refused by the peer as invalid. */
    REM_INV_REQ_ERR,
    /** Refused by the peer's keys. */
    REM_ACCESS_ERR,
    /** Failed at the peer. */
    REM_OP_ERR,
    /** No answer. */
    RETRY_EXC_ERR,
    /** No receive at the peer. */
    RNR_RETRY_EXC_ERR
}
