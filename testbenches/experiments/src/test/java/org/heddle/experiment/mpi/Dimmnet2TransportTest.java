package org.heddle.experiment.mpi;

import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.transport.TransportContract;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;

/** Two nodes in RTL; four ranks are two on each. */
@Tag("slow")
class Dimmnet2TransportTest extends TransportContract {
    private final SimulatedTransports transports = new SimulatedTransports(configuration());

    /** Returns the configuration of the nodes. */
    protected Dimmnet2Configuration configuration() {
        return Dimmnet2Configuration.published();
    }

    @AfterEach
    void closeSimulations() {
        transports.close();
    }

    @Override
    protected Transport transport(int ranks) {
        return transports.open(ranks, Dimmnet2Settings.DEFAULT);
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return transports.zeros(transport, rank, bytes);
    }

    /** Elements of every size and a rest that no element can hold, a window and a little more, several packets and commands. */
    @Override
    protected int[] sizes() {
        return new int[] {0, 1, 4, 5, 127, 128, 1920, 1921, 4096, 4097, 40_003};
    }
}
