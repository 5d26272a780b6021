package org.heddle.testbench.mpc;

import org.heddle.host.mpc.rdma.MpcMode;

/** The same over MPI-MPC1. */
class Mpc1NodesTest extends Mpc2NodesTest {
    @Override
    MpcMode mode() {
        return MpcMode.MPC1;
    }
}
