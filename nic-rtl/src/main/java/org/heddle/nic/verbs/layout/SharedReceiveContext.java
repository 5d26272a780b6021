package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Shared receive queue: the argument of SET_SHARED_RECEIVE. */
public final class SharedReceiveContext extends RecordLayout {
    /** The declaration. */
    public static final SharedReceiveContext LAYOUT = new SharedReceiveContext();

    /** 1 if there is one. */
    public final LayoutField isValid = field("isValid", 1);

    /** Protection domain. */
    public final LayoutField domain = field("domain", 16);

    /** Process whose page has the doorbells. */
    public final LayoutField process = field("process", 4);

    /** Binary logarithm of its entries, at most 15. */
    public final LayoutField logEntries = field("logEntries", 4);

    /** Binary logarithm of the bytes of its entries, 6 to 13. */
    public final LayoutField logStride = field("logStride", 4);

    /** Physical address. */
    public final LayoutField base = wordField("base", 48);

    private SharedReceiveContext() {}
}
