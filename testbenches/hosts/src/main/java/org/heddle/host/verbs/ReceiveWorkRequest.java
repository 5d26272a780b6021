package org.heddle.host.verbs;

import java.util.List;
import org.heddle.host.verbs.device.PostedPiece;

/**
 * Request for a receive queue.
 *
 * @param id that its completion names (wr_id)
 * @param pieces where the bytes go, one piece behind the other
 */
public record ReceiveWorkRequest(long id, List<ScatterGatherElement> pieces) {
    /** Copies the list. */
    public ReceiveWorkRequest {
        pieces = List.copyOf(pieces);
    }

    /** Makes a request of single pieces. */
    public ReceiveWorkRequest(long id, ScatterGatherElement... pieces) {
        this(id, List.of(pieces));
    }

    List<PostedPiece> entries() {
        return pieces.stream().map(ScatterGatherElement::entry).toList();
    }
}
