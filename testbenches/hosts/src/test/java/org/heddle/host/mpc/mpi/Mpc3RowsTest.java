package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.rdma.MpcMode;

/** The same over MPI-MPC3. */
class Mpc3RowsTest extends Mpc2RowsTest {
    @Override
    MpcMode mode() {
        return MpcMode.MPC3;
    }
}
