package org.heddle.host.verbs.mpi;

import java.util.EnumMap;
import java.util.Map;

/** Messages of all ranks: how many of each kind, and whether any is on its way. */
final class Traffic {
    private final Map<WireKind, Long> counts = new EnumMap<>(WireKind.class);
    private long underWay;

    void posted(WireKind kind) {
        counts.merge(kind, 1L, Long::sum);
        underWay++;
    }

    /** Something of a message that was posted is awaited besides its arrival. */
    void alsoAwaited() {
        underWay++;
    }

    void ended() {
        underWay--;
    }

    boolean isAny() {
        return underWay > 0;
    }

    long count(WireKind kind) {
        return counts.getOrDefault(kind, 0L);
    }
}
