package org.heddle.device.verbs;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Completion queue. An overrun is told and breaks it and its queue pairs; what was in it stays. */
public final class RcCompletionQueue {
    private final RcNode node;
    private final int process;
    private final int number;
    private final int capacity;
    private final Deque<RcCompletion> entries = new ArrayDeque<>();
    private boolean broken;
    private boolean armed;
    private boolean solicitedOnly;

    RcCompletionQueue(RcNode node, int process, int number, int capacity) {
        this.node = node;
        this.process = process;
        this.number = number;
        this.capacity = capacity;
    }

    /** Takes the oldest completion, or returns null. */
    public @Nullable RcCompletion take() {
        return entries.poll();
    }

    /** Returns whether it is empty. */
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Arms one event for the next completion, or for the next one that is solicited or an error. */
    public void arm(boolean onlySolicited) {
        armed = true;
        solicitedOnly = onlySolicited;
    }

    void add(RcCompletion completion, boolean solicited) {
        if (broken) {
            return;
        }
        if (entries.size() == capacity) {
            broken = true;
            node.tell(process, RcEventKind.CQ_ERR, number);
            node.breakUsersOf(this);
            return;
        }
        entries.add(completion);
        if (armed && (!solicitedOnly || solicited || completion.status() != RcStatus.SUCCESS)) {
            armed = false;
            node.tell(process, RcEventKind.COMPLETION, number);
        }
    }
}
