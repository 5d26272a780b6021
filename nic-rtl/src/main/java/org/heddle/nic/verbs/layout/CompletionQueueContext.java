package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Completion queue: the argument of SET_COMPLETION_QUEUE. */
public final class CompletionQueueContext extends RecordLayout {
    /** The declaration. */
    public static final CompletionQueueContext LAYOUT = new CompletionQueueContext();

    /** 1 if there is one. */
    public final LayoutField isValid = field("isValid", 1);

    /** Binary logarithm of its entries, at most 15. */
    public final LayoutField logEntries = field("logEntries", 5);

    /** Process whose page has the doorbells. */
    public final LayoutField process = field("process", 4);

    /** Physical address. */
    public final LayoutField base = wordField("base", 48);

    private CompletionQueueContext() {}
}
