package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.EventKind;

/** Entry of the event queue, 32 bytes. */
public final class EventEntry extends RecordLayout {
    /** The declaration. */
    public static final EventEntry LAYOUT = new EventEntry();

    /** Code of the {@link EventKind}. */
    public final LayoutField kind = field("kind", EventKind.WIDTH);

    /** Queue pair, completion queue or shared receive queue, as the kind says. */
    public final LayoutField number = field("number", 24);

    /** 1 in odd rounds of the queue, the first one included, 0 in even ones. */
    public final LayoutField phase = lastField("phase", 1, 4);

    private EventEntry() {}
}
