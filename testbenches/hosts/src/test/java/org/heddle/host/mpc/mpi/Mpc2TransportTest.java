package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.transport.TransportContract;
import org.junit.jupiter.api.AfterEach;

/** The transport's contract over MPI-MPC2; small fragments, so that large messages have several. */
class Mpc2TransportTest extends TransportContract {
    private static final int FRAGMENT = 64 << 10;

    private MpcTransport latest;

    MpcMode mode() {
        return MpcMode.MPC2;
    }

    ChSettings channel() {
        return ChSettings.published(mode()).withFragmentBytes(FRAGMENT);
    }

    int nodes(int ranks) {
        return ranks;
    }

    int entries() {
        return 64;
    }

    @Override
    protected Transport transport(int ranks) {
        latest = new MpcTransport(
                new ModelNodes(nodes(ranks), entries(), 150),
                ranks,
                MpcSettings.published(mode()).with(channel()));
        return latest;
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return ((MpcTransport) transport).allocate(rank, bytes, BufferPlacement.SCATTERED);
    }

    @Override
    protected int[] sizes() {
        int most = mode().publishedThreshold();
        return new int[] {0, 1, 128, most - 1, most, most + 1, FRAGMENT, FRAGMENT + 1, 200_001};
    }

    /** M07. */
    @AfterEach
    void allCreditsAreThere() {
        for (int rank = 0; rank < latest.ranks(); rank++) {
            for (int peer = 0; peer < latest.ranks(); peer++) {
                latest.network().ledger().check(rank, peer);
            }
        }
    }
}
