package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Event queue of the node: the argument of SET_EVENT_QUEUE. */
public final class EventQueueContext extends RecordLayout {
    /** The declaration. */
    public static final EventQueueContext LAYOUT = new EventQueueContext();

    /** 1 if there is one. */
    public final LayoutField isValid = field("isValid", 1);

    /** Binary logarithm of its entries, at most 15. */
    public final LayoutField logEntries = field("logEntries", 5);

    /** Physical address. */
    public final LayoutField base = wordField("base", 48);

    private EventQueueContext() {}
}
