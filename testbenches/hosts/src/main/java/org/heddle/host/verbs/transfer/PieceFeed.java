package org.heddle.host.verbs.transfer;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.ScatterGatherElement;

/** Takes a list of pieces from its beginning on, in parts. */
public final class PieceFeed {
    private final List<ScatterGatherElement> pieces;
    private int next;
    /** Bytes of the next piece that have been taken. */
    private long taken;

    /** Begins with the first piece. */
    public PieceFeed(List<ScatterGatherElement> pieces) {
        this.pieces = pieces;
    }

    /** Returns whether all pieces have been taken. */
    public boolean isAtEnd() {
        return next == pieces.size();
    }

    /** Returns the bytes of the next pieces, at most so many of them. */
    public long bytesOf(int most) {
        long bytes = -taken;
        for (int i = next; i < Math.min(pieces.size(), next + most); i++) {
            bytes += pieces.get(i).length();
        }
        return bytes;
    }

    /** Takes bytes; the last piece may be cut. */
    public List<ScatterGatherElement> take(long bytes) {
        List<ScatterGatherElement> part = new ArrayList<>();
        for (long left = bytes; left > 0; ) {
            ScatterGatherElement piece = pieces.get(next);
            long length = Math.min(left, piece.length() - taken);
            part.add(new ScatterGatherElement(piece.address() + taken, length, piece.lkey()));
            taken += length;
            left -= length;
            if (taken == piece.length()) {
                next++;
                taken = 0;
            }
        }
        return part;
    }
}
