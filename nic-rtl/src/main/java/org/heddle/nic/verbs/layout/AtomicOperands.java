package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Operands of an atomic, 16 bytes, between the control of its entry and its list; also in its packet. */
public final class AtomicOperands extends RecordLayout {
    /** The declaration. */
    public static final AtomicOperands LAYOUT = new AtomicOperands();

    /** Number that is added, or the new value. */
    public final LayoutField addOrSwap = field("addOrSwap", 64);

    /** Value that is compared with. */
    public final LayoutField compare = field("compare", 64);

    private AtomicOperands() {}
}
