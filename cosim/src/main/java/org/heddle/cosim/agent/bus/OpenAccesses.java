package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Accesses that a master has begun, the oldest first, as long as they are not over. */
final class OpenAccesses<A extends BegunAccess> {
    private final Deque<A> accesses = new ArrayDeque<>();

    void add(A access) {
        oldest();
        accesses.add(access);
    }

    /** The oldest one that is not over. */
    Optional<A> oldest() {
        while (!accesses.isEmpty() && accesses.element().isOver()) {
            accesses.remove();
        }
        return Optional.ofNullable(accesses.peek());
    }

    /** Loses all of them. */
    void lose() {
        accesses.stream().filter(access -> !access.isOver()).forEach(BegunAccess::lost);
        accesses.clear();
    }

    /** How many there are, in words; empty if there is none. */
    String waiting() {
        long open = accesses.stream().filter(access -> !access.isOver()).count();
        return open == 0 ? "" : open + " answers";
    }
}
