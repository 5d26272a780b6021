package org.heddle.host.verbs.disni;

import java.util.List;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.type.QueuePairAttributes;

/** A queue pair. */
public final class IbvQP {
    private final QueuePair pair;

    IbvQP(QueuePair pair) {
        this.pair = pair;
    }

    /** Returns the number. */
    public int getQp_num() {
        return pair.number();
    }

    /** Changes the state. */
    public void modifyQP(QueuePairAttributes attributes) {
        pair.modify(attributes);
    }

    /**
     * Prepares to post send requests.
     *
     * @param wrList requests, read at each execution
     * @param badwrList gets the first request that was refused
     */
    public SVCPostSend postSend(List<IbvSendWR> wrList, List<IbvSendWR> badwrList) {
        return new SVCPostSend(pair, wrList, badwrList);
    }

    /**
     * Prepares to post receive requests.
     *
     * @param wrList requests, read at each execution
     * @param badwrList gets the first request that was refused
     */
    public SVCPostRecv postRecv(List<IbvRecvWR> wrList, List<IbvRecvWR> badwrList) {
        return new SVCPostRecv(pair, wrList, badwrList);
    }

    /** Returns the queue pair that it stands for. */
    public QueuePair queuePair() {
        return pair;
    }

    /** Destroys the queue pair. */
    public void destroyQP() {
        pair.close();
    }
}
