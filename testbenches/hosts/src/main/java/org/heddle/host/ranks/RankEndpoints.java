package org.heddle.host.ranks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.heddle.mpi.rank.Baton;
import org.jspecify.annotations.Nullable;

/**
 * The endpoints of a transport, by rank. Each is there from the moment on at which its rank opens it, and nobody uses it before all are.
 *
 * @param <E> the transport's endpoints
 */
public final class RankEndpoints<E> {
    private final List<@Nullable E> endpoints;
    private int open;

    /**
     * Makes room for the endpoints; none is open.
     *
     * @param ranks how many there will be
     */
    public RankEndpoints(int ranks) {
        endpoints = new ArrayList<>(Collections.nCopies(ranks, null));
    }

    /** Keeps the endpoint of the calling rank, and returns it when all ranks have opened theirs. */
    public E open(Baton baton, E endpoint) {
        endpoints.set(baton.rank(), endpoint);
        open++;
        baton.waitFor(() -> open == endpoints.size(), Long.MAX_VALUE, () -> "the other ranks' nodes");
        return endpoint;
    }

    /**
     * Returns the endpoint of a rank.
     *
     * @throws IllegalStateException if the rank has not started
     */
    public E of(int rank) {
        E endpoint = endpoints.get(rank);
        if (endpoint == null) {
            throw new IllegalStateException("rank " + rank + " has not started");
        }
        return endpoint;
    }

    /** Returns whether all endpoints that are open satisfy a condition. */
    public boolean allMatch(Predicate<E> condition) {
        for (@Nullable E endpoint : endpoints) {
            if (endpoint != null && !condition.test(endpoint)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the earliest cycle behind now at which an open endpoint does something by itself, at most the limit.
     *
     * @param next when an endpoint does, Long.MAX_VALUE for never
     */
    public long earliest(long now, long limit, ToLongFunction<E> next) {
        long earliest = limit;
        for (@Nullable E endpoint : endpoints) {
            long cycle = endpoint == null ? Long.MAX_VALUE : next.applyAsLong(endpoint);
            if (cycle > now) {
                earliest = Math.min(earliest, cycle);
            }
        }
        return earliest;
    }
}
