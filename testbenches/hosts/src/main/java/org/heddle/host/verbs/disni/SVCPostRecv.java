package org.heddle.host.verbs.disni;

import java.util.List;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.type.VerbsException;

/** Post of receive requests that is prepared. */
public final class SVCPostRecv {
    private final QueuePair pair;
    private final List<IbvRecvWR> requests;
    private final List<IbvRecvWR> bad;

    SVCPostRecv(QueuePair pair, List<IbvRecvWR> requests, List<IbvRecvWR> bad) {
        this.pair = pair;
        this.requests = requests;
        this.bad = bad;
    }

    /**
     * Posts the requests as they are now.
     *
     * @throws VerbsException if one is refused; it is added to the list of bad ones
     */
    public SVCPostRecv execute() {
        try {
            pair.postReceive(requests.stream().map(IbvRecvWR::request).toList());
        } catch (VerbsException refused) {
            if (refused.index() != VerbsException.NO_INDEX) {
                bad.add(requests.get(refused.index()));
            }
            throw refused;
        }
        return this;
    }
}
