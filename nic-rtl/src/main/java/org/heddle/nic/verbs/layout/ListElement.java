package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Element of a list, 16 bytes: a run of bytes in virtual memory. One of no bytes is skipped, whatever its key. */
public final class ListElement extends RecordLayout {
    /** The declaration. */
    public static final ListElement LAYOUT = new ListElement();

    /** Virtual address. */
    public final LayoutField address = field("address", 64);

    /** Bytes. */
    public final LayoutField length = field("length", 32);

    /** Local key. */
    public final LayoutField key = field("key", 32);

    private ListElement() {}
}
