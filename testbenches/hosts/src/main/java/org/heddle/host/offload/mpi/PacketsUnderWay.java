package org.heddle.host.offload.mpi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Record of the packets between hosts that will still arrive at each rank. It is known to whoever started all ranks, not to their
 * hosts: it keeps ranks from looking at nodes to which nothing comes, and says what it is that does not come when a link or a node is
 * dead.
 */
final class PacketsUnderWay {
    /** Packets from one rank to another, which keep their order. */
    private static final class Pair {
        private final Deque<Supplier<String>> packets = new ArrayDeque<>();
        private long moved;
    }

    /** For each receiver the pairs that have sent anything, by sender: of many ranks few ever talk to each other. */
    private final List<SortedMap<Integer, Pair>> pairs = new ArrayList<>();

    private final int[] toRank;

    PacketsUnderWay(int ranks) {
        toRank = new int[ranks];
        for (int receiver = 0; receiver < ranks; receiver++) {
            pairs.add(new TreeMap<>());
        }
    }

    /**
     * Notes a packet that leaves.
     *
     * @param what it is, in words
     */
    void add(int sender, int receiver, long cycle, Supplier<String> what) {
        Pair pair = pairs.get(receiver).computeIfAbsent(sender, first -> new Pair());
        if (pair.packets.isEmpty()) {
            pair.moved = cycle;
        }
        pair.packets.add(what);
        toRank[receiver]++;
    }

    /** Notes that the oldest packet of a pair has arrived. */
    void remove(int sender, int receiver, long cycle) {
        Pair pair = pairs.get(receiver).get(sender);
        if (pair == null || pair.packets.poll() == null) {
            throw new IllegalStateException("rank " + receiver + " has a packet that rank " + sender + " never sent");
        }
        pair.moved = cycle;
        toRank[receiver]--;
    }

    boolean isAnyFor(int receiver) {
        return toRank[receiver] > 0;
    }

    /**
     * Returns what should have come.
     *
     * @param lookingSince the cycle from which on the rank has looked at its node
     * @param limitCycles within which one packet of a pair follows another while its receiver looks
     */
    Optional<Supplier<String>> overdue(int receiver, long cycle, long lookingSince, long limitCycles) {
        for (Pair pair : pairs.get(receiver).values()) {
            if (!pair.packets.isEmpty() && cycle - Math.max(pair.moved, lookingSince) > limitCycles) {
                return Optional.of(pair.packets.element());
            }
        }
        return Optional.empty();
    }
}
