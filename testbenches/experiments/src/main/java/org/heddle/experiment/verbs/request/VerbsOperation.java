package org.heddle.experiment.verbs.request;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.heddle.host.verbs.type.WrOpcode;

/** Operation of the requests of node 0. */
public enum VerbsOperation {
    /** RDMA WRITE. */
    WRITE("write", WrOpcode.RDMA_WRITE),
    /** RDMA WRITE with immediate. */
    WRITE_IMM("write-imm", WrOpcode.RDMA_WRITE_WITH_IMM),
    /** RDMA READ. */
    READ("read", WrOpcode.RDMA_READ),
    /** SEND. */
    SEND("send", WrOpcode.SEND),
    /** SEND with immediate. */
    SEND_IMM("send-imm", WrOpcode.SEND_WITH_IMM),
    /** Fetch-and-add. */
    FETCH_ADD("fetch-add", WrOpcode.ATOMIC_FETCH_AND_ADD),
    /** Compare-and-swap. */
    CAS("cas", WrOpcode.ATOMIC_CMP_AND_SWP);

    private final String text;
    private final WrOpcode opcode;

    VerbsOperation(String text, WrOpcode opcode) {
        this.text = text;
        this.opcode = opcode;
    }

    /** Returns its name as users type it. */
    public String text() {
        return text;
    }

    /** Returns the opcode. */
    public WrOpcode opcode() {
        return opcode;
    }

    /** Returns whether the data go into a receive. */
    public boolean isSend() {
        return this == SEND || this == SEND_IMM;
    }

    /** Returns whether the data go to an address at the peer, or come from one: one run for each message. */
    public boolean isRun() {
        return this == WRITE || this == WRITE_IMM || this == READ;
    }

    /** Returns the operation of a name. */
    public static Optional<VerbsOperation> named(String text) {
        return Arrays.stream(values()).filter(each -> each.text.equals(text)).findFirst();
    }

    /** Returns all names. */
    public static List<String> names() {
        return Arrays.stream(values()).map(VerbsOperation::text).toList();
    }
}
