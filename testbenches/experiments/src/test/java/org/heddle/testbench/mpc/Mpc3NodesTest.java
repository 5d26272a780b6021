package org.heddle.testbench.mpc;

import org.heddle.host.mpc.rdma.MpcMode;

/** The same over MPI-MPC3. */
class Mpc3NodesTest extends Mpc2NodesTest {
    @Override
    MpcMode mode() {
        return MpcMode.MPC3;
    }
}
