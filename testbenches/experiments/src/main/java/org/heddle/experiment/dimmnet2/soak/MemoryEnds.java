package org.heddle.experiment.dimmnet2.soak;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Allocation of the last bytes of each node's memory: to one command at a time, until its status has come. */
final class MemoryEnds {
    private final boolean[] taken;
    private final Map<LandingRegion, Integer> held = new IdentityHashMap<>();

    MemoryEnds(int nodes) {
        taken = new boolean[nodes];
    }

    /** Takes a node's; false if somebody has them. */
    boolean take(int node) {
        boolean isFree = !taken[node];
        taken[node] = true;
        return isFree;
    }

    /** Until a landing has been told, a node's stay taken; those of a command that nobody is told of stay taken for good. */
    void hold(LandingRegion landing, int node) {
        held.put(landing, node);
    }

    /** Gives back what is held by landings that nobody awaits any more. */
    void giveBack(Predicate<LandingRegion> isAwaited) {
        held.entrySet().removeIf(entry -> {
            if (isAwaited.test(entry.getKey())) {
                return false;
            }
            taken[entry.getValue()] = false;
            return true;
        });
    }
}
