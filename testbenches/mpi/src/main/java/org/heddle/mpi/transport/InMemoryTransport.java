package org.heddle.mpi.transport;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import org.heddle.mpi.rank.Baton;

/**
 * A transport without hardware: messages move between Java memories in virtual cycles. It is the reference for the MPI core's tests
 * and a model of an ideal network, in which each directed pair of ranks has a link of its own.
 */
public final class InMemoryTransport implements Transport {
    private final InMemorySettings settings;
    private final List<InMemoryEndpoint> endpoints = new ArrayList<>();
    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::cycle).thenComparingLong(Event::number));
    private final Map<InMemoryMessage, Long> counts = new EnumMap<>(InMemoryMessage.class);
    /** The cycle from which the link from one rank to another is free. */
    private final long[][] free;

    private final Map<Integer, InMemoryExposure> exposures = new HashMap<>();
    private int exposed;

    private long cycle;
    private long eventNumber;
    private long copiedBytes;

    private record Event(long cycle, long number, Runnable action) {}

    /**
     * A transport with default settings.
     *
     * @param ranks how many, at least 1
     * @throws IllegalArgumentException for less
     */
    public InMemoryTransport(int ranks) {
        this(ranks, InMemorySettings.DEFAULT);
    }

    /**
     * @param ranks how many, at least 1
     * @param settings how it behaves
     * @throws IllegalArgumentException for less
     */
    public InMemoryTransport(int ranks, InMemorySettings settings) {
        if (ranks < 1) {
            throw new IllegalArgumentException("ranks must be >= 1: ranks=" + ranks);
        }
        this.settings = settings;
        this.free = new long[ranks][ranks];
        for (int rank = 0; rank < ranks; rank++) {
            endpoints.add(new InMemoryEndpoint(this, rank, ranks));
        }
    }

    @Override
    public int ranks() {
        return endpoints.size();
    }

    @Override
    public Endpoint open(Baton baton) {
        return endpoints.get(baton.rank());
    }

    @Override
    public long cycle() {
        return cycle;
    }

    @Override
    public void advance(long limit) {
        Event first = events.peek();
        if (first == null || first.cycle > limit) {
            cycle = limit;
            return;
        }
        cycle = first.cycle;
        while (!events.isEmpty() && events.element().cycle == cycle) {
            events.remove().action.run();
        }
    }

    @Override
    public boolean isQuiet() {
        return events.isEmpty();
    }

    /** How many messages of a kind have been sent so far. */
    public long count(InMemoryMessage kind) {
        return counts.getOrDefault(kind, 0L);
    }

    /** Bytes of short messages that were copied so far, into their messages and out of them. */
    public long copiedBytes() {
        return copiedBytes;
    }

    void copied(long bytes) {
        copiedBytes += bytes;
    }

    InMemorySettings settings() {
        return settings;
    }

    InMemoryEndpoint endpoint(int rank) {
        return endpoints.get(rank);
    }

    /** Keeps an exposure; returns its number. */
    int expose(InMemoryExposure exposure) {
        exposures.put(exposed, exposure);
        return exposed++;
    }

    InMemoryExposure exposure(int number) {
        return Objects.requireNonNull(exposures.get(number), () -> "exposure " + number + " has been withdrawn");
    }

    void withdraw(int number) {
        exposures.remove(number);
    }

    /** Sends something over the link of a pair, in order behind all that was sent before; its arrival is an event. */
    void transmit(InMemoryMessage kind, int source, int destination, long bytes, Runnable arrival) {
        counts.merge(kind, 1L, Long::sum);
        long start = Math.max(cycle, free[source][destination]);
        long sent = start + (bytes + settings.bytesPerCycle() - 1) / settings.bytesPerCycle();
        free[source][destination] = sent;
        events.add(new Event(sent + settings.latency(), eventNumber++, arrival));
    }
}
