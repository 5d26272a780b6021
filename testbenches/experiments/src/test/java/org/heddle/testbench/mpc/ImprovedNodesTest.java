package org.heddle.testbench.mpc;

import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.nic.mpc.MpcConfiguration;

/** The same over improved nodes, with lists for each process. */
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
