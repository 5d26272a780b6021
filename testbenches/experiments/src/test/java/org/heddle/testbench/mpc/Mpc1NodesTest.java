package org.heddle.testbench.mpc;

import org.heddle.host.mpc.rdma.MpcMode;
import org.junit.jupiter.api.Tag;

/** The same over MPI-MPC1. */
@Tag("slow")
class Mpc1NodesTest extends Mpc2NodesTest {
    @Override
    MpcMode mode() {
        return MpcMode.MPC1;
    }
}
