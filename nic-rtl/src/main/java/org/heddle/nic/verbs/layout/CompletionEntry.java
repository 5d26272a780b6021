package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;

/** Entry of a completion queue, 32 bytes. Of an entry with an error only index, isReceive, isShared, queuePair, status and vendor count. */
public final class CompletionEntry extends RecordLayout {
    /** The declaration. */
    public static final CompletionEntry LAYOUT = new CompletionEntry();

    /** Index of the work's entry in its queue. */
    public final LayoutField index = field("index", 16);

    /** 1 if that is a queue of receives. */
    public final LayoutField isReceive = field("isReceive", 1);

    /** 1 if that is the shared receive queue. */
    public final LayoutField isShared = field("isShared", 1);

    /** 1 if there is an immediate. */
    public final LayoutField hasImmediate = field("hasImmediate", 1);

    /** Queue pair. */
    public final LayoutField queuePair = wordField("queuePair", 24);

    /** Queue pair of the other end. */
    public final LayoutField sourceQueuePair = field("sourceQueuePair", 24);

    /** Code of the {@link CompletionOpcode}. */
    public final LayoutField opcode = field("opcode", CompletionOpcode.WIDTH);

    /** Code of the {@link CompletionStatus}. */
    public final LayoutField status = field("status", CompletionStatus.WIDTH);

    /** Bytes that were received, read or, by a write with immediate, written. */
    public final LayoutField length = field("length", 32);

    /** Immediate: its four bytes as they have travelled, the first one lowest. */
    public final LayoutField immediate = field("immediate", 32);

    /** Reason beyond the status, for people. */
    public final LayoutField vendor = field("vendor", 8);

    /** 1 in odd rounds of the queue, the first one included, 0 in even ones. */
    public final LayoutField phase = lastField("phase", 1, 4);

    private CompletionEntry() {}
}
