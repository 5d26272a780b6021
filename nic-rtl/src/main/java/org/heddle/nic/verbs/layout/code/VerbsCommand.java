package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Order of the operating system; its arguments stand in the argument registers, a record each. */
public enum VerbsCommand implements Coded {
    /** Replaces the context of a queue pair: QueuePairContext. Towards RESET forgets all work; towards RTR and RTS takes the PSNs. */
    SET_QUEUE_PAIR(0),
    /** Shows a queue pair: QueuePairShown. */
    GET_QUEUE_PAIR(1),
    /** Replaces a key: KeyContext; the index is the upper part of the key. */
    SET_KEY(2),
    /** Makes an empty completion queue: CompletionQueueContext. */
    SET_COMPLETION_QUEUE(3),
    /** Makes an empty shared receive queue: SharedReceiveContext. */
    SET_SHARED_RECEIVE(4),
    /** Arms the limit of a shared receive queue: the argument is the limit. */
    SET_LIMIT(5),
    /** Makes the event queue empty: EventQueueContext. */
    SET_EVENT_QUEUE(6),
    /** Forgets all translations that are kept. */
    FORGET_TRANSLATIONS(7);

    /** Bits of a code. */
    public static final int WIDTH = 3;

    private final int code;

    VerbsCommand(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
