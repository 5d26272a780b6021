package org.heddle.device.verbs;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Receive queue of one queue pair, or a shared one. */
public final class RcReceiveQueue {
    private final RcNode node;
    private final int process;
    private final int number;
    private final int domain;
    private final boolean shared;
    private final Deque<RcReceive> requests = new ArrayDeque<>();
    private int limit;

    RcReceiveQueue(RcNode node, int process, int number, int domain, boolean shared) {
        this.node = node;
        this.process = process;
        this.number = number;
        this.domain = domain;
        this.shared = shared;
    }

    boolean isShared() {
        return shared;
    }

    int domain() {
        return domain;
    }

    boolean isEmpty() {
        return requests.isEmpty();
    }

    /** Adds a request. */
    public void post(RcReceive request) {
        requests.add(request);
    }

    /** Arms the event of fewer requests than a limit; 0 disarms it. */
    public void armLimit(int requestsLeft) {
        limit = requestsLeft;
        watch();
    }

    private void watch() {
        if (requests.size() < limit) {
            limit = 0;
            node.tell(process, RcEventKind.SRQ_LIMIT_REACHED, number);
        }
    }

    @Nullable
    RcReceive take() {
        RcReceive request = requests.poll();
        if (request != null) {
            watch();
        }
        return request;
    }

    void clear() {
        requests.clear();
    }
}
