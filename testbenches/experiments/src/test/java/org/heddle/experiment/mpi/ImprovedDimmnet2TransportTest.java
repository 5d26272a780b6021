package org.heddle.experiment.mpi;

import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;

/** The same on nodes that reorder their memory's accesses and begin commands early. */
@Tag("slow")
class ImprovedDimmnet2TransportTest extends Dimmnet2TransportTest {
    @Override
    protected Dimmnet2Configuration configuration() {
        return Dimmnet2Configuration.improved();
    }
}
