package org.heddle.experiment.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.transport.TransportContract;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;

/** Messages between the hosts of reducing nodes in RTL. */
@Tag("slow")
class ReductionTransportTest extends TransportContract {
    private final ClusterTransports transports = ClusterTransports.fast();

    @AfterEach
    void closeSimulations() {
        transports.close();
    }

    @Override
    protected Transport transport(int ranks) {
        return transports.open(ranks);
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return Place.of(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    /** Around a packet's payload, which holds the signature's 8 bytes besides data, and several packets. */
    @Override
    protected int[] sizes() {
        return new int[] {0, 1, 7, 8, 247, 248, 249, 504, 505, 4096, 40_003};
    }
}
