package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Control of an entry of a queue of receives, 16 bytes, with the list of {@link ListElement}s behind it. */
public final class ReceiveEntry extends RecordLayout {
    /** The declaration. */
    public static final ReceiveEntry LAYOUT = new ReceiveEntry();

    /** Elements of the list, 0 to 255. */
    public final LayoutField elements = field("elements", 9);

    /** Bytes of all elements together; 2^32 - 1 if they are more. */
    public final LayoutField length = wordField("length", 32);

    private ReceiveEntry() {}

    /** Number of bytes in which the list begins. */
    public static final int LIST_OFFSET = 16;
}
