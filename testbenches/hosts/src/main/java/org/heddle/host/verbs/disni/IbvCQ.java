package org.heddle.host.verbs.disni;

import org.heddle.host.verbs.CompletionQueue;

/** A completion queue. */
public final class IbvCQ {
    private final CompletionQueue queue;

    IbvCQ(CompletionQueue queue) {
        this.queue = queue;
    }

    CompletionQueue queue() {
        return queue;
    }

    /**
     * Prepares to poll.
     *
     * @param wcList gets the completions
     * @param ne most of them, at most the list's length
     */
    public SVCPollCq poll(IbvWC[] wcList, int ne) {
        return new SVCPollCq(queue, wcList, ne);
    }

    /** Prepares to arm one notification; with {@code solicited}, for solicited completions and errors alone. */
    public SVCReqNotify reqNotification(boolean solicited) {
        return new SVCReqNotify(queue, solicited);
    }

    /** Destroys the queue. */
    public void destroyCQ() {
        queue.close();
    }
}
