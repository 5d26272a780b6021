package org.heddle.experiment.study.path;

import java.util.EnumMap;
import java.util.Map;

/**
 * Cycles of a path by part, which together are all of them.
 *
 * @param cycles of every part
 */
public record PathParts(Map<PathPart, Long> cycles) {
    /** Copies the map, and gives parts without a cycle 0. */
    public PathParts {
        Map<PathPart, Long> all = new EnumMap<>(PathPart.class);
        for (PathPart part : PathPart.values()) {
            all.put(part, cycles.getOrDefault(part, 0L));
        }
        cycles = Map.copyOf(all);
    }

    /** Returns the cycles of a part. */
    public long of(PathPart part) {
        return cycles.get(part);
    }

    /** Returns all cycles. */
    public long sum() {
        return cycles.values().stream().mapToLong(Long::longValue).sum();
    }
}
