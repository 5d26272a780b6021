package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Parts of a local or remote key; the bits above them are 0. */
public final class MemoryKey extends RecordLayout {
    /** The declaration. */
    public static final MemoryKey LAYOUT = new MemoryKey();

    /** Number of the region that has the index now; a key of another one is refused. */
    public final LayoutField generation = field("generation", 8);

    /** Index of the key, for SET_KEY. */
    public final LayoutField index = field("index", 10);

    /** 1 for an indirect key. */
    public final LayoutField isIndirect = field("isIndirect", 1);

    private MemoryKey() {}
}
