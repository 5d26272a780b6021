package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.WorkOpcode;

/**
 * Control of an entry of a queue of sends, 32 bytes. Behind it stand, for an atomic, {@link AtomicOperands}, then the list of
 * {@link ListElement}s, or the data if INLINE.
 *
 * <p>BIND_UMR and LOCAL_INV have nothing behind it, and name the indirect key as {@link #remoteKey}. A BIND_UMR has the entries of its list as
 * {@link #length}, its physical address, a multiple of 32, as {@link #remoteAddress}, and as {@link #immediate} the rounds of a list of
 * {@link InterleavedElement}s, or 0 for one of {@link ListElement}s.
 */
public final class SendEntry extends RecordLayout {
    /** The declaration. */
    public static final SendEntry LAYOUT = new SendEntry();

    /** Code of the {@link WorkOpcode}. */
    public final LayoutField opcode = field("opcode", WorkOpcode.WIDTH);

    /** 1 to wait for earlier reads and atomics of the queue pair. */
    public final LayoutField isFenced = field("isFenced", 1);

    /** 1 for a completion in any case; an error gives one without it. */
    public final LayoutField isSignaled = field("isSignaled", 1);

    /** 1 to let the receiver's completion raise a solicited event. */
    public final LayoutField isSolicited = field("isSolicited", 1);

    /** 1 if data stand in the place of the list. */
    public final LayoutField isInline = field("isInline", 1);

    /** Elements of the list, 0 to 255; of inline data 0. */
    public final LayoutField elements = field("elements", 9);

    /** Bytes of all elements together, or of the inline data; 2^32 - 1 if they are more. */
    public final LayoutField length = wordField("length", 32);

    /** Immediate: its four bytes as they travel, the first one lowest. */
    public final LayoutField immediate = field("immediate", 32);

    /** Remote virtual address. */
    public final LayoutField remoteAddress = field("remoteAddress", 64);

    /** Remote key. */
    public final LayoutField remoteKey = field("remoteKey", 32);

    private SendEntry() {}

    /** Number of bytes in which the list, or the operands of an atomic, begin. */
    public static final int LIST_OFFSET = 32;

    /** Number of most bytes of inline data. */
    public static final int MOST_INLINE = 64;
}
