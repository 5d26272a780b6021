package org.heddle.device.verbs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Key of a list of memory, whose bytes are counted from 0. */
final class RcIndirectKey {
    private final int domain;
    private final int capacity;
    private final Set<RcRight> rights;
    private @Nullable RcBind bound;
    /** Bytes of a round before each entry, and those of a whole round. */
    private long[] starts = {0};

    RcIndirectKey(int domain, int capacity, Set<RcRight> rights) {
        this.domain = domain;
        this.capacity = capacity;
        this.rights = rights;
    }

    boolean isIn(int other) {
        return domain == other;
    }

    boolean isBound() {
        return bound != null;
    }

    /** Returns whether there is a place for each entry of each round. */
    boolean holds(int entries, long rounds) {
        return rounds <= capacity && entries * rounds <= capacity;
    }

    void unbind() {
        bound = null;
    }

    void bind(RcBind list) {
        bound = list;
        starts = new long[list.entries().size() + 1];
        for (int i = 0; i < list.entries().size(); i++) {
            starts[i + 1] = starts[i] + list.entries().get(i).length();
        }
    }

    /** Returns the pieces of some bytes of the list, or null if it has not got them all or does not allow the access. */
    @Nullable
    List<RcPiece> pieces(long offset, long length, @Nullable RcRight right) {
        RcBind list = bound;
        long round = starts[starts.length - 1];
        if (list == null
                || right != null && !rights.contains(right)
                || right == RcRight.REMOTE_ATOMIC
                || offset < 0
                || length > round * list.rounds() - offset) {
            return null;
        }
        List<RcPiece> pieces = new ArrayList<>();
        long at = offset;
        while (at < offset + length) {
            long inRound = at % round;
            int found = Arrays.binarySearch(starts, inRound);
            int entry = found >= 0 ? found : -found - 2;
            while (starts[entry + 1] == inRound) {
                entry++;
            }
            RcPiece piece = list.entries().get(entry);
            long inside = inRound - starts[entry];
            long bytes = Math.min(piece.length() - inside, offset + length - at);
            long pitch =
                    list.skips().isEmpty() ? 0 : piece.length() + list.skips().get(entry);
            pieces.add(new RcPiece(piece.address() + at / round * pitch + inside, bytes, piece.key()));
            at += bytes;
        }
        return pieces;
    }
}
