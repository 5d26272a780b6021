package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.datatype.Datatype.BYTE;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.device.NodeMemory;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A cable that dies with a certain packet of a rendezvous, and carries nothing from then on. */
@Tag("slow")
class DeadLinkTest {
    private static final int BYTES = 9000;
    private static final long LIMIT = 30_000;
    private static final String MESSAGE =
            "the message of " + BYTES + " bytes with tag=7 from rank 0 on node 0 to rank 1 on node 1";
    private static final List<String> STEPS = List.of("the request of ", "the data of ", "the completion of ");

    /** Direction of the link that dies with one of its packets, alone or together with the other one. */
    enum Death {
        TO_RECEIVER(0, false),
        TO_SENDER(1, false),
        BOTH_WITH_A_PACKET_TO_THE_RECEIVER(0, true),
        BOTH_WITH_A_PACKET_TO_THE_SENDER(1, true);

        private final int from;
        private final boolean both;

        Death(int from, boolean both) {
            this.from = from;
            this.both = both;
        }

        FaultPlan with(long packet) {
            boolean[] dead = new boolean[1];
            return (sender, isPacket, number) -> {
                dead[0] |= sender == from && isPacket && number >= packet;
                return dead[0] && (both || sender == from) ? Optional.of(LinkFault.DROP) : Optional.empty();
            };
        }
    }

    private static SimulatedTransports on(FaultPlan plan) {
        return new SimulatedTransports(Dimmnet2Configuration.published(), plan);
    }

    /** One message of 9,000 bytes; the bytes that have arrived are the sender's if it ends well. */
    private static void exchange(SimulatedTransports transports) {
        Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT.withMessageLimit(LIMIT));
        try {
            MpiJob.run(transport, mpi -> {
                int rank = mpi.world().getRank();
                Place place = transport.allocate(rank, BYTES);
                if (rank == 0) {
                    mpi.world().send(place, BYTES, BYTE, 1, 7);
                    return;
                }
                mpi.world().recv(place, BYTES, BYTE, 0, 7);
                byte[] got = new byte[BYTES];
                byte[] sent = new byte[BYTES];
                transports.node(transport, 1).memory().backdoorRead(place.address(), got, 0, BYTES);
                NodeMemory.published(0).backdoorRead(place.address(), sent, 0, BYTES);
                assertThat(got).isEqualTo(sent);
            });
        } finally {
            assertThat(transport.cycle()).isLessThan(5 * LIMIT);
        }
    }

    private static long packetsFrom(int node) {
        long[] packets = new long[2];
        try (SimulatedTransports whole = on((sender, isPacket, number) -> {
            packets[sender] += isPacket ? 1 : 0;
            return Optional.empty();
        })) {
            exchange(whole);
        }
        return packets[node];
    }

    @ParameterizedTest
    @EnumSource(Death.class)
    void aTransferEndsByItsOwnLimitWithMessagePeerAndCauseWhateverPacketIsTheLast(Death death) {
        long packets = packetsFrom(death.from);
        Set<String> steps = new LinkedHashSet<>();
        int arrived = 0;
        for (long packet = 0; packet < packets; packet++) {
            try (SimulatedTransports transports = on(death.with(packet))) {
                exchange(transports);
                arrived++;
            } catch (RankFailedException e) {
                assertThat(e)
                        .as(death + " with packet " + packet)
                        .hasMessageContainingAll("waited ", " cycles for ", MESSAGE, "node ", " packets and received ");
                if (death.both) {
                    assertThat(e).hasMessageContaining("received 0, so its link or the other node is dead");
                }
                STEPS.stream().filter(e.getMessage()::contains).forEach(steps::add);
            }
        }
        assertThat(packets).isEqualTo(death.from == 0 ? 8 : 4);
        assertThat(arrived).as("packets that nobody needs").isZero();
        assertThat(steps).isEqualTo(Set.copyOf(death.from == 0 ? STEPS.subList(0, 2) : STEPS.subList(1, 3)));
    }

    /** The commands of many messages fill the queue behind one that cannot leave. */
    @Test
    void aFloodIntoADeadCableNamesAMessageToo() {
        try (SimulatedTransports transports = on(Death.BOTH_WITH_A_PACKET_TO_THE_RECEIVER.with(3))) {
            Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT.withMessageLimit(LIMIT));
            RankFailedException thrown = null;
            try {
                MpiJob.run(transport, mpi -> {
                    int rank = mpi.world().getRank();
                    Request[] requests = new Request[40];
                    for (int i = 0; i < requests.length; i++) {
                        Place place = transport.allocate(rank, BYTES);
                        requests[i] = mpi.world().iSend(place, BYTES, BYTE, 1 - rank, 7);
                    }
                    for (Request request : requests) {
                        mpi.world().recv(transport.allocate(rank, BYTES), BYTES, BYTE, 1 - rank, 7);
                        request.waitFor();
                    }
                });
            } catch (RankFailedException e) {
                thrown = e;
            }
            assertThat(thrown)
                    .hasMessageContainingAll(
                            "waited ",
                            "message of " + BYTES + " bytes with tag=7",
                            "its link or the other node is dead");
        }
    }
}
