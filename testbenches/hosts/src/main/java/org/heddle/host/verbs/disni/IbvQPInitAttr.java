package org.heddle.host.verbs.disni;

import java.util.Objects;
import org.heddle.host.verbs.QueuePairSettings;
import org.jspecify.annotations.Nullable;

/** Properties that a queue pair is created with. */
public final class IbvQPInitAttr {
    private @Nullable IbvCQ sends;
    private @Nullable IbvCQ receives;
    private int maxSends = 128;
    private int maxReceives = 128;
    private int maxSendSge = 4;
    private int maxReceiveSge = 4;
    private boolean signalsAll;

    /** Sets the completion queue of sends. */
    public void setSend_cq(IbvCQ queue) {
        sends = queue;
    }

    /** Sets the completion queue of receives. */
    public void setRecv_cq(IbvCQ queue) {
        receives = queue;
    }

    /** Sets the number of send requests. */
    public void setMax_send_wr(int requests) {
        maxSends = requests;
    }

    /** Sets the number of receive requests. */
    public void setMax_recv_wr(int requests) {
        maxReceives = requests;
    }

    /** Sets the number of elements of a send request. */
    public void setMax_send_sge(int elements) {
        maxSendSge = elements;
    }

    /** Sets the number of elements of a receive request. */
    public void setMax_recv_sge(int elements) {
        maxReceiveSge = elements;
    }

    /** Sets whether all send requests complete with an entry. */
    public void setSq_sig_all(boolean all) {
        signalsAll = all;
    }

    QueuePairSettings settings() {
        IbvCQ first = Objects.requireNonNull(sends, "a queue pair needs a completion queue: call setSend_cq");
        IbvCQ second = Objects.requireNonNull(receives, "a queue pair needs a completion queue: call setRecv_cq");
        return QueuePairSettings.of(first.queue())
                .with(first.queue(), second.queue())
                .withDepths(maxSends, maxReceives)
                .withSge(maxSendSge, maxReceiveSge)
                .withSignalAll(signalsAll);
    }
}
