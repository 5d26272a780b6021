package org.heddle.host.verbs.transfer;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.SendWorkRequest;

/**
 * One transfer from a process to another one. Its time goes, if the receiver posts receives, from that call to its last poll, and the sender's call
 * follows; else from the sender's call to its poll; and to the end of unpacking, where there is any.
 */
public final class PlannedTransfer {
    private final TransferEnd from;
    private final TransferEnd to;
    private final TransferPlan plan;
    private final int depth;

    /** Prepares buffers and keys, which is not part of the transfer's time. */
    public PlannedTransfer(TransferMethod method, TransferEnd from, TransferEnd to) {
        if (from.blocks().total() != to.blocks().total()) {
            throw new IllegalArgumentException("both ends have as many bytes: sent="
                    + from.blocks().total() + ", received=" + to.blocks().total());
        }
        this.from = from;
        this.to = to;
        plan = method.plan(from, to);
        depth = from.pair().settings().maxSends();
    }

    /** Returns the requests that the sender posts. */
    public int workRequests() {
        return plan.sends().size();
    }

    /** Executes it, and returns the cycles that it took. */
    public long run() {
        long begin = from.context().cycle();
        if (!plan.receives().isEmpty()) {
            to.pair().postReceive(plan.receives());
        }
        plan.before().run();
        int posted = post();
        if (plan.receives().isEmpty()) {
            from.awaited(posted);
        } else {
            to.awaited(plan.receives().size());
        }
        plan.after().run();
        long cycles = from.context().cycle() - begin;
        if (!plan.receives().isEmpty()) {
            from.awaited(posted);
        }
        plan.behind().run();
        return cycles;
    }

    /** Posts as many requests at a time as the queue holds; returns the completions that are still to come. */
    private int post() {
        List<SendWorkRequest> sends = plan.sends();
        for (int first = 0; first < sends.size(); first += depth) {
            int last = Math.min(first + depth, sends.size()) - 1;
            List<SendWorkRequest> chain = new ArrayList<>(sends.subList(first, last));
            chain.add(sends.get(last).signaled());
            if (first > 0) {
                from.awaited(1);
            }
            from.pair().postSend(chain);
        }
        return 1;
    }
}
