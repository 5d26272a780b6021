package org.heddle.host.verbs.disni;

import java.util.List;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.type.VerbsException;

/** Post of send requests that is prepared. */
public final class SVCPostSend {
    private final QueuePair pair;
    private final List<IbvSendWR> requests;
    private final List<IbvSendWR> bad;

    SVCPostSend(QueuePair pair, List<IbvSendWR> requests, List<IbvSendWR> bad) {
        this.pair = pair;
        this.requests = requests;
        this.bad = bad;
    }

    /**
     * Posts the requests as they are now.
     *
     * @throws VerbsException if one is refused; it is added to the list of bad ones
     */
    public SVCPostSend execute() {
        try {
            pair.postSend(requests.stream().map(IbvSendWR::request).toList());
        } catch (VerbsException refused) {
            if (refused.index() != VerbsException.NO_INDEX) {
                bad.add(requests.get(refused.index()));
            }
            throw refused;
        }
        return this;
    }
}
