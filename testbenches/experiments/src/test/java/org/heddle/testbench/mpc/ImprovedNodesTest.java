package org.heddle.testbench.mpc;

import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.nic.mpc.MpcConfiguration;
import org.junit.jupiter.api.Tag;

/** The same over improved nodes, with lists for each process. */
@Tag("slow")
class ImprovedNodesTest extends Mpc2NodesTest {
    @Override
    MpcMode mode() {
        return MpcMode.IMPROVED;
    }

    @Override
    MpcConfiguration configuration() {
        return MpcConfiguration.improved();
    }
}
