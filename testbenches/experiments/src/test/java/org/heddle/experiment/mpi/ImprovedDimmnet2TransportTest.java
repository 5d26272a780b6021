package org.heddle.experiment.mpi;

import org.heddle.nic.dimmnet2.Dimmnet2Configuration;

/** The same on nodes that reorder their memory's accesses and begin commands early. */
class ImprovedDimmnet2TransportTest extends Dimmnet2TransportTest {
    @Override
    protected Dimmnet2Configuration configuration() {
        return Dimmnet2Configuration.improved();
    }
}
