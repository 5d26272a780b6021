package org.heddle.host.mpc.mpi;

import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;

/** A transport whose credits are checked before every step of time, for every pair of ranks. */
final class CheckedTransport implements Transport {
    private final MpcTransport transport;
    private long steps;

    CheckedTransport(MpcTransport transport) {
        this.transport = transport;
    }

    long steps() {
        return steps;
    }

    @Override
    public int ranks() {
        return transport.ranks();
    }

    @Override
    public Endpoint open(Baton baton) {
        return transport.open(baton);
    }

    @Override
    public long cycle() {
        return transport.cycle();
    }

    @Override
    public void advance(long limit) {
        for (int rank = 0; rank < ranks(); rank++) {
            for (int peer = 0; peer < rank; peer++) {
                transport.network().ledger().check(rank, peer);
            }
        }
        steps++;
        transport.advance(limit);
    }

    @Override
    public boolean isQuiet() {
        return transport.isQuiet();
    }
}
