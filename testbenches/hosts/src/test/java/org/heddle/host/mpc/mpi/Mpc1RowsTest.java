package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.rdma.MpcMode;

/** The same over MPI-MPC1. */
class Mpc1RowsTest extends Mpc2RowsTest {
    @Override
    MpcMode mode() {
        return MpcMode.MPC1;
    }
}
