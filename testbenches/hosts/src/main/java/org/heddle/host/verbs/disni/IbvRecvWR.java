package org.heddle.host.verbs.disni;

import java.util.List;
import org.heddle.host.verbs.ReceiveWorkRequest;

/** Request for a receive queue; may be set again between two posts. */
public final class IbvRecvWR {
    private long wrId;
    private List<IbvSge> pieces = List.of();

    /** Sets the id that the completion names. */
    public void setWr_id(long id) {
        wrId = id;
    }

    /** Sets the pieces of local memory; the list is read when it is posted. */
    public void setSg_list(List<IbvSge> list) {
        pieces = list;
    }

    ReceiveWorkRequest request() {
        return new ReceiveWorkRequest(wrId, pieces.stream().map(IbvSge::piece).toList());
    }
}
