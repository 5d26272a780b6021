package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.device.verbs.RcPacketKind;
import org.heddle.host.verbs.model.ModelSystem;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.transport.TransportContract;
import org.junit.jupiter.api.AfterEach;

/** The transport's contract over verbs, long messages by READ. */
class VerbsReadTransportTest extends TransportContract {
    private VerbsTransport latest;
    private ModelSystem system;

    VerbsMpiSettings settings() {
        return VerbsMpiSettings.DEFAULT;
    }

    @Override
    protected Transport transport(int ranks) {
        system = new ModelSystem(ranks);
        latest = new VerbsTransport(system, ranks, settings());
        return latest;
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return ((VerbsTransport) transport).allocate(rank, bytes);
    }

    @Override
    protected int[] sizes() {
        int most = Math.max(1, settings().eagerLimit());
        return new int[] {0, 1, 16, 17, most - 1, most, most + 1, 4 * most, 70_001};
    }

    @AfterEach
    void noReceiverWasNotReady() {
        assertThat(system.network().sent()).noneMatch(sent -> sent.packet().kind() == RcPacketKind.NAK_RNR);
    }

    /** Credits at the sender and those that its peer owes are all that there are. */
    @AfterEach
    void noCreditIsLost() {
        for (int rank = 0; rank < latest.ranks(); rank++) {
            for (int peer = 0; peer < latest.ranks(); peer++) {
                if (rank != peer) {
                    assertThat(latest.credits(rank, peer))
                            .isBetween(1, settings().buffers());
                }
            }
        }
    }
}
