package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.rdma.MpcMode;

/** The same over lists for each process. */
class ImprovedTransportTest extends Mpc2TransportTest {
    @Override
    MpcMode mode() {
        return MpcMode.IMPROVED;
    }
}
