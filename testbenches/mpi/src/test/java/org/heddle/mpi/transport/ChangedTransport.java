package org.heddle.mpi.transport;

import java.util.function.BiFunction;
import org.heddle.mpi.rank.Baton;

/** The transport in memory with other doors. */
public final class ChangedTransport implements Transport {
    private final InMemoryTransport below;
    private final BiFunction<Endpoint, Baton, Endpoint> change;

    /**
     * @param ranks how many
     * @param change makes the door of a rank of the one in memory
     */
    public ChangedTransport(int ranks, BiFunction<Endpoint, Baton, Endpoint> change) {
        this.below = new InMemoryTransport(ranks);
        this.change = change;
    }

    @Override
    public int ranks() {
        return below.ranks();
    }

    @Override
    public Endpoint open(Baton baton) {
        return change.apply(below.open(baton), baton);
    }

    @Override
    public long cycle() {
        return below.cycle();
    }

    @Override
    public void advance(long limit) {
        below.advance(limit);
    }

    @Override
    public boolean isQuiet() {
        return below.isQuiet();
    }
}
