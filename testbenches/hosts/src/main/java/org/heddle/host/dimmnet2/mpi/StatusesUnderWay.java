package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Record of the statuses that will still be written into the ring of each rank. It is known to whoever started all ranks, not to
 * their hosts: it tells a job that waits for nothing any more from one that waits, keeps ranks from looking at rings into which
 * nobody writes, and says what it is that does not come when a link or a node is dead.
 */
final class StatusesUnderWay {
    private final List<List<Expected>> expected = new ArrayList<>();
    private int all;

    /**
     * How a status is told from others in its ring.
     *
     * @param writer rank whose command writes it
     * @param number address that it tells, of a notice; tag of a command of one's own
     */
    record Key(int writer, long number) {}

    /**
     * A status that will be written.
     *
     * @param key which
     * @param what it tells, in words
     * @param since the cycle at which it was asked for
     * @param limitCycles within which it comes while its rank looks at the ring
     */
    record Expected(Key key, Supplier<String> what, long since, long limitCycles) {}

    StatusesUnderWay(int ranks) {
        for (int rank = 0; rank < ranks; rank++) {
            expected.add(new ArrayList<>());
        }
    }

    void add(int rank, Expected status) {
        expected.get(rank).add(status);
        all++;
    }

    void remove(int rank, Key key) {
        List<Expected> open = expected.get(rank);
        for (int i = 0; i < open.size(); i++) {
            if (open.get(i).key.equals(key)) {
                open.remove(i);
                all--;
                return;
            }
        }
        throw new IllegalStateException("rank " + rank + " has a status that nobody asked for: " + key);
    }

    int count(int rank) {
        return expected.get(rank).size();
    }

    boolean isAnyFor(int rank) {
        return !expected.get(rank).isEmpty();
    }

    boolean isAny() {
        return all > 0;
    }

    /**
     * A status that should have come.
     *
     * @param lookingSince the cycle from which on the rank has looked at its ring
     */
    Optional<Expected> overdue(int rank, long cycle, long lookingSince) {
        for (Expected status : expected.get(rank)) {
            if (cycle - Math.max(status.since, lookingSince) > status.limitCycles) {
                return Optional.of(status);
            }
        }
        return Optional.empty();
    }
}
