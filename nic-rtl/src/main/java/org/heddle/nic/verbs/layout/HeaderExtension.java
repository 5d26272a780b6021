package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** First 16 bytes of payload of a packet with an immediate; an atomic has {@link AtomicOperands} there; its answer has the original value as 8 bytes of data. */
public final class HeaderExtension extends RecordLayout {
    /** The declaration. */
    public static final HeaderExtension LAYOUT = new HeaderExtension();

    /** Immediate: its four bytes, the first one lowest. */
    public final LayoutField immediate = field("immediate", 32);

    private HeaderExtension() {}

    /** Number of bytes. */
    public static final int EXTENSION_BYTES = 16;
}
