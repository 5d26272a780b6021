package org.heddle.host.verbs.disni;

import java.util.List;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.WorkCompletion;

/** Poll that is prepared. */
public final class SVCPollCq {
    private final CompletionQueue queue;
    private final IbvWC[] completions;
    private final int most;
    private int polls;

    SVCPollCq(CompletionQueue queue, IbvWC[] completions, int most) {
        this.queue = queue;
        this.completions = completions;
        this.most = Math.min(most, completions.length);
    }

    /** Polls; fills as many of the list's completions as there are. */
    public SVCPollCq execute() {
        List<WorkCompletion> found = queue.poll(most);
        for (int i = 0; i < found.size(); i++) {
            completions[i].set(found.get(i));
        }
        polls = found.size();
        return this;
    }

    /** Returns the number of completions that the last poll found. */
    public int getPolls() {
        return polls;
    }
}
