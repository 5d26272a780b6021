package org.heddle.testbench.mpc;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.transport.TransportContract;
import org.heddle.nic.mpc.MpcConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;

/** The transport's contract over MPI-MPC2 on nodes in RTL: two on a cable, more around a switch, two processes on each from five ranks on. */
@Tag("slow")
class Mpc2NodesTest extends TransportContract {
    private static final int FRAGMENT = 16 << 10;
    private static final long HEAP = 8 << 20;

    private final List<MpcNodes> systems = new ArrayList<>();
    private final List<MpcTransport> transports = new ArrayList<>();

    MpcMode mode() {
        return MpcMode.MPC2;
    }

    MpcConfiguration configuration() {
        return MpcConfiguration.published();
    }

    @Override
    protected Transport transport(int ranks) {
        int nodes = Math.max(2, ranks > 4 ? (ranks + 1) / 2 : ranks);
        MpcNodes system = new MpcNodes(
                nodes, MpcOptions.published(SimulationOptions.defaults()).with(configuration()));
        systems.add(system);
        MpcSettings published = MpcSettings.published(mode());
        ChSettings channel = ChSettings.published(mode()).withMostShort(1024).withFragmentBytes(FRAGMENT);
        transports.add(new MpcTransport(
                system, ranks, new MpcSettings(channel, published.constants(), HEAP, 1, published.limitCycles())));
        return transports.get(transports.size() - 1);
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return ((MpcTransport) transport).allocate(rank, bytes, BufferPlacement.SCATTERED);
    }

    @Override
    protected int[] sizes() {
        return new int[] {0, 1, 128, 1024, 1025, FRAGMENT + 1};
    }

    /** M07. */
    @AfterEach
    void allCreditsAreThere() {
        for (MpcTransport transport : transports) {
            for (int rank = 0; rank < transport.ranks(); rank++) {
                for (int peer = 0; peer < transport.ranks(); peer++) {
                    transport.network().ledger().check(rank, peer);
                }
            }
        }
        systems.forEach(MpcNodes::close);
    }
}
