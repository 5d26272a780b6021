package org.heddle.host.verbs.disni;

import java.util.Objects;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.WcStatus;
import org.jspecify.annotations.Nullable;

/** Completion of a request; empty until a poll has filled it. */
public final class IbvWC {
    private @Nullable WorkCompletion completion;

    /** Status codes that completions have. */
    public enum IbvWcStatus {
        /** The request is done. */
        IBV_WC_SUCCESS(WcStatus.SUCCESS),
        /** A length is wrong. */
        IBV_WC_LOC_LEN_ERR(WcStatus.LOC_LEN_ERR),
        /** The operation is not allowed. */
        IBV_WC_LOC_QP_OP_ERR(WcStatus.LOC_QP_OP_ERR),
        /** Local memory is not registered so. */
        IBV_WC_LOC_PROT_ERR(WcStatus.LOC_PROT_ERR),
        /** The request was flushed. */
        IBV_WC_WR_FLUSH_ERR(WcStatus.WR_FLUSH_ERR),
        /** The peer found it invalid. */
        IBV_WC_REM_INV_REQ_ERR(WcStatus.REM_INV_REQ_ERR),
        /** The peer's keys do not allow it. */
        IBV_WC_REM_ACCESS_ERR(WcStatus.REM_ACCESS_ERR),
        /** The peer could not carry it out. */
        IBV_WC_REM_OP_ERR(WcStatus.REM_OP_ERR),
        /** The peer did not answer. */
        IBV_WC_RETRY_EXC_ERR(WcStatus.RETRY_EXC_ERR),
        /** The peer had no receive. */
        IBV_WC_RNR_RETRY_EXC_ERR(WcStatus.RNR_RETRY_EXC_ERR);

        private final WcStatus status;

        IbvWcStatus(WcStatus status) {
            this.status = status;
        }

        /** Returns libibverbs's code. */
        public int getNum() {
            return status.code();
        }
    }

    void set(WorkCompletion found) {
        completion = found;
    }

    private WorkCompletion filled() {
        return Objects.requireNonNull(completion, "the completion is empty: poll first");
    }

    /** Returns the id of the request. */
    public long getWr_id() {
        return filled().id();
    }

    /** Returns libibverbs's code of the status. */
    public int getStatus() {
        return filled().status().code();
    }

    /** Returns libibverbs's code of the operation. */
    public int getOpcode() {
        return filled().opcode().code();
    }

    /** Returns the bytes. */
    public int getByte_len() {
        return (int) filled().bytes();
    }

    /** Returns the immediate. */
    public int getImm_data() {
        return filled().immediate().orElse(0);
    }

    /** Returns the number of the queue pair. */
    public int getQp_num() {
        return filled().queuePair();
    }
}
