package org.heddle.experiment.mpc.window;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.window.AccumulateContract;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.mpc.MpcNodes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;

/** Windows over improved nodes in RTL: every byte goes through their ports, links and buses. */
@Tag("slow")
class WindowsOnNodesTest extends AccumulateContract {
    private final List<MpcNodes> open = new ArrayList<>();

    int nodes(int ranks) {
        return ranks;
    }

    @Override
    protected Transport transport(int ranks) {
        MpcNodes nodes = new MpcNodes(
                nodes(ranks), MpcSetting.of(MpcConfiguration.improved()).options(SimulationOptions.defaults()));
        open.add(nodes);
        return new MpcTransport(nodes, ranks, MpcSettings.published(MpcMode.IMPROVED));
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return ((MpcTransport) transport).allocate(rank, bytes, BufferPlacement.SCATTERED);
    }

    @AfterEach
    void close() {
        open.forEach(MpcNodes::close);
    }
}
