package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.TransportOperation;

/** Words 1 to 3 of a packet, behind the link's. */
public final class TransportHeader extends RecordLayout {
    /** The declaration. */
    public static final TransportHeader LAYOUT = new TransportHeader();

    /** Code of the {@link TransportOperation}. */
    public final LayoutField operation = field("operation", TransportOperation.WIDTH);

    /** 1 in the first packet of a message. */
    public final LayoutField isFirst = field("isFirst", 1);

    /** 1 in the last one. */
    public final LayoutField isLast = field("isLast", 1);

    /** 1 with an immediate in the extension. */
    public final LayoutField hasImmediate = field("hasImmediate", 1);

    /** 1 for a solicited event. */
    public final LayoutField isSolicited = field("isSolicited", 1);

    /** 1 if an acknowledgement is wanted at once. */
    public final LayoutField asksAcknowledge = field("asksAcknowledge", 1);

    /** 1 if there are no data: then the packet has 8 bytes of padding, or the extension alone. */
    public final LayoutField isEmpty = field("isEmpty", 1);

    /** 0. */
    public final LayoutField reserved = field("reserved", 6);

    /** Queue pair of the receiving end. */
    public final LayoutField queuePair = field("queuePair", 24);

    /** Number of the packet in its queue pair. */
    public final LayoutField psn = field("psn", 24);

    /** Remote virtual address of the message; in responses the {@link ResponseFields}. */
    public final LayoutField address = field("address", 64);

    /** Remote key. */
    public final LayoutField key = field("key", 32);

    /** Bytes of the message. */
    public final LayoutField length = field("length", 32);

    private TransportHeader() {}
}
