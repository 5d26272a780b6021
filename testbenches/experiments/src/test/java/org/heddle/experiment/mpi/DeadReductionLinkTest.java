package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;

import java.nio.ByteBuffer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.HostPort;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.host.offload.mpi.ReductionTransport;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.host.ReductionHostMap;
import org.heddle.testbench.fabric.ReductionCluster;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A host's packets that get lost from a certain one on, as behind a cable that dies with it. */
class DeadReductionLinkTest {
    private static final int BYTES = 900;
    private static final long LIMIT = 20_000;
    private static final String MESSAGE =
            "the message of " + BYTES + " bytes with tag=7 from rank 0 on node 0 to rank 1 on node 1";

    /** Nodes of which one loses each packet of its host behind the first ones. */
    private record Losing(NodeSystem whole, int sender, int packets) implements NodeSystem {
        @Override
        public int nodes() {
            return whole.nodes();
        }

        @Override
        public long cycle() {
            return whole.cycle();
        }

        @Override
        public void advance(long limit) {
            whole.advance(limit);
        }

        @Override
        public boolean isQuiet() {
            return whole.isQuiet();
        }

        @Override
        public HostPort port(int node, Baton baton) {
            HostPort port = whole.port(node, baton);
            return node == sender ? new LosingPort(port, packets) : port;
        }
    }

    private static final class LosingPort implements HostPort {
        private static final ReductionHostMap MAP = new ReductionHostMap();

        private final HostPort whole;
        private int left;

        LosingPort(HostPort whole, int packets) {
            this.whole = whole;
            this.left = packets;
        }

        @Override
        public long read(int address) {
            return whole.read(address);
        }

        @Override
        public void write(int address, long value) {
            boolean sends = address == MAP.send.address() || address == MAP.sendLast.address();
            if (!sends || left > 0) {
                whole.write(address, value);
            }
            left -= address == MAP.sendLast.address() ? 1 : 0;
        }

        @Override
        public long cycle() {
            return whole.cycle();
        }

        @Override
        public void idle(long cycles) {
            whole.idle(cycles);
        }
    }

    private static void exchange(int sender, int packets) {
        try (ReductionCluster cluster = ReductionCluster.of(
                2,
                ReductionConfiguration.improved(),
                new ReductionCluster.Options(4, 13, SimulationOptions.defaults()))) {
            ReductionTransport transport =
                    new ReductionTransport(new Losing(cluster.ranks(), sender, packets), ReductionCosts.NONE, LIMIT);
            try {
                MpiJob.run(transport, mpi -> {
                    Place place = Place.of(ByteBuffer.allocate(BYTES));
                    if (mpi.world().getRank() == 0) {
                        mpi.world().sSend(place, BYTES, BYTE, 1, 7);
                    } else {
                        mpi.idle(3 * LIMIT); // who does not look is not late
                        mpi.world().recv(place, BYTES, BYTE, 0, 7);
                    }
                });
            } finally {
                assertThat(transport.cycle()).isLessThan(8 * LIMIT);
            }
        }
    }

    @Test
    @Tag("slow")
    void nothingIsLateWhereNothingIsLost() {
        exchange(0, Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"0, 0, a packet of", "0, 3, a packet of", "1, 0, the word that a receive has taken"})
    void aTransferEndsByItsOwnLimitWithMessagePeerAndCause(int sender, int packets, String what) {
        assertThatThrownBy(() -> exchange(sender, packets))
                .isInstanceOf(RankFailedException.class)
                .hasMessageContainingAll(
                        "waited " + LIMIT + " cycles for " + what + " " + MESSAGE,
                        "node " + (1 - sender)
                                + " sent 0 packets and received 0, so its link or the other node is dead");
    }
}
