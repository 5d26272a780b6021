package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.rdma.MpcMode;

/** The same in system space. */
class FewBuffersMpc1Test extends FewBuffersMpcTest {
    @Override
    MpcMode mode() {
        return MpcMode.MPC1;
    }
}
