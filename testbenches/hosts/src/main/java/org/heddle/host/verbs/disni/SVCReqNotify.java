package org.heddle.host.verbs.disni;

import org.heddle.host.verbs.CompletionQueue;

/** Request for a notification that is prepared. */
public final class SVCReqNotify {
    private final CompletionQueue queue;
    private final boolean solicited;

    SVCReqNotify(CompletionQueue queue, boolean solicited) {
        this.queue = queue;
        this.solicited = solicited;
    }

    /** Arms the notification. */
    public SVCReqNotify execute() {
        queue.requestNotification(solicited);
        return this;
    }
}
