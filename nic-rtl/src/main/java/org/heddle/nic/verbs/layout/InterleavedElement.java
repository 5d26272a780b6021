package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Element of an interleaved list, 32 bytes: round r of it begins (length + skip) r bytes behind its address. */
public final class InterleavedElement extends RecordLayout {
    /** The declaration. */
    public static final InterleavedElement LAYOUT = new InterleavedElement();

    /** Virtual address of the first round. */
    public final LayoutField address = field("address", 64);

    /** Bytes of a round. */
    public final LayoutField length = field("length", 32);

    /** Local key. */
    public final LayoutField key = field("key", 32);

    /** Bytes between two rounds. */
    public final LayoutField skip = wordField("skip", 32);

    private InterleavedElement() {}

    /** Number of bytes from one to the next. */
    public static final int STRIDE_BYTES = 32;
}
