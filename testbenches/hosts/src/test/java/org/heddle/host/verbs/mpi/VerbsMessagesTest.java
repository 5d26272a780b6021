package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.heddle.device.verbs.RcPacketKind;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.model.ModelSystem;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.RankFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages of two to four ranks: what flows, what is copied and registered, and what is kept back. */
class VerbsMessagesTest {
    private ModelSystem system;
    private VerbsTransport transport;

    private void open(int ranks, VerbsMpiSettings settings) {
        system = new ModelSystem(ranks);
        transport = new VerbsTransport(system, ranks, settings);
    }

    private static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    private Place filled(int rank, byte[] data) {
        Place place = transport.allocate(rank, data.length);
        place.memory().write(place.address(), data, 0, data.length);
        return place;
    }

    private static byte[] contents(Place place, int bytes) {
        byte[] data = new byte[bytes];
        place.memory().read(place.address(), data, 0, bytes);
        return data;
    }

    /** Sends one message of some bytes from rank 0 to rank 1. */
    private void one(int bytes) {
        MpiJob.run(transport, mpi -> {
            if (mpi.world().getRank() == 0) {
                mpi.world().send(filled(0, random(bytes, 1)), bytes, Datatype.BYTE, 1, 0);
            } else {
                Place place = transport.allocate(1, bytes);
                mpi.world().recv(place, bytes, Datatype.BYTE, 0, 0);
                assertThat(contents(place, bytes)).isEqualTo(random(bytes, 1));
            }
        });
    }

    private String counted() {
        StringBuilder text = new StringBuilder();
        for (WireKind kind : WireKind.values()) {
            if (transport.count(kind) > 0) {
                text.append(kind).append(' ').append(transport.count(kind)).append(' ');
            }
        }
        return text.toString().trim();
    }

    private VerbsCounts both() {
        return transport.counts(0).plus(transport.counts(1));
    }

    /** P04: at the limit eager, one byte above by rendezvous. */
    @ParameterizedTest
    @EnumSource(RendezvousProtocol.class)
    void theEagerLimitIsTheLargestEagerMessage(RendezvousProtocol protocol) {
        for (int limit : new int[] {0, 16, 17, 1000}) {
            for (int bytes : new int[] {limit, limit + 1}) {
                open(2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(limit));
                one(bytes);
                String rendezvous =
                        protocol == RendezvousProtocol.READ ? "REQUEST 1 DONE 1 READ 1" : "REQUEST 1 READY 1 WRITE 1";
                assertThat(counted()).isEqualTo(bytes == limit ? "EAGER 1" : rendezvous);
            }
        }
        assertThatThrownBy(() -> VerbsMpiSettings.DEFAULT.withEagerLimit(-2)).hasMessageContaining("eagerLimit=-2");
    }

    /** P13, P18: an eager message is copied on each side, a long one nowhere unless it is strided. */
    @ParameterizedTest
    @EnumSource(RendezvousProtocol.class)
    void aLongMessageIsCopiedOnlyToPackAndUnpackIt(RendezvousProtocol protocol) {
        open(2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(100));
        one(100);
        assertThat(both().copies()).isEqualTo(2);
        assertThat(both().copiedBytes()).isEqualTo(200);
        open(2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(100));
        one(100_000);
        assertThat(both().copies()).isZero();

        open(
                2,
                VerbsMpiSettings.DEFAULT
                        .with(protocol)
                        .withEagerLimit(100)
                        .with(MethodChooser.always(TransferMethod.COPY)));
        Datatype strided = Datatype.createVector(100, 8, 24, Datatype.BYTE);
        strided.commit();
        MpiJob.run(transport, mpi -> {
            byte[] data = random(2400, 2);
            if (mpi.world().getRank() == 0) {
                mpi.world().send(filled(0, data), 1, strided, 1, 0);
            } else {
                Place place = transport.allocate(1, 2400);
                mpi.world().recv(place, 1, strided, 0, 0);
                byte[] got = contents(place, 2400);
                for (int i = 0; i < 2384; i++) {
                    assertThat(got[i]).isEqualTo(i % 24 < 8 ? data[i] : 0);
                }
            }
        });
        assertThat(both().copies()).isEqualTo(2);
        assertThat(both().copiedBytes()).isEqualTo(1600);
    }

    @ParameterizedTest
    @EnumSource(RendezvousProtocol.class)
    void oneRunBehindItsAddressIsMovedWithoutACopy(RendezvousProtocol protocol) {
        open(2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(100));
        Datatype later = Datatype.createHIndexed(new int[] {9_000}, new long[] {72}, Datatype.BYTE);
        later.commit();
        MpiJob.run(transport, mpi -> {
            byte[] data = random(9_200, 8);
            if (mpi.world().getRank() == 0) {
                mpi.world().send(filled(0, data), 1, later, 1, 0);
            } else {
                Place place = transport.allocate(1, 9_200);
                mpi.world().recv(place, 1, later, 0, 0);
                byte[] expected = new byte[9_200];
                System.arraycopy(data, 72, expected, 72, 9_000);
                assertThat(contents(place, 9_200)).isEqualTo(expected);
            }
        });
        assertThat(both().copies()).isZero();
    }

    /** P18. */
    @Test
    void aRendezvousByReadGoesOnWhileTheSendersProcessorDoesNothing() {
        open(2, VerbsMpiSettings.DEFAULT);
        long[] landed = new long[1];
        MpiJob.run(transport, mpi -> {
            int bytes = 50_000;
            if (mpi.world().getRank() == 0) {
                Request send = mpi.world().iSend(filled(0, random(bytes, 3)), bytes, Datatype.BYTE, 1, 0);
                mpi.idle(5_000_000);
                assertThat(landed[0]).isPositive();
                send.waitFor();
            } else {
                mpi.idle(1_000);
                Place place = transport.allocate(1, bytes);
                mpi.world().recv(place, bytes, Datatype.BYTE, 0, 0);
                landed[0] = mpi.cycle();
                assertThat(contents(place, bytes)).isEqualTo(random(bytes, 3));
            }
        });
        assertThat(landed[0]).isLessThan(100_000);
        assertThat(system.network().sent().stream().filter(sent -> sent.packet().kind() == RcPacketKind.READ_RESPONSE))
                .hasSize(13);
    }

    /** P07: three senders of 160 messages each, and a receiver that comes late. */
    @Test
    void aFloodWaitsAtItsSendersUntilTheReceiverComes() {
        int buffers = 16;
        int messages = 10 * buffers;
        open(4, VerbsMpiSettings.DEFAULT.withBuffers(buffers));
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            if (me > 0) {
                Request[] sends = new Request[messages];
                for (int i = 0; i < messages; i++) {
                    sends[i] = world.iSend(filled(me, random(100, me * 1_000L + i)), 100, Datatype.BYTE, 0, i);
                }
                mpi.idle(1_000_000 - mpi.cycle());
                assertThat(sends).filteredOn(Request::test).hasSize(buffers);
                Request.waitAll(sends);
                return;
            }
            mpi.idle(2_000_000);
            for (int i = 0; i < 3 * messages; i++) {
                Place place = transport.allocate(0, 100);
                int from = 3 - i % 3;
                world.recv(place, 100, Datatype.BYTE, from, i / 3);
                assertThat(contents(place, 100)).isEqualTo(random(100, from * 1_000L + i / 3));
            }
        });
        assertThat(transport.count(WireKind.EAGER)).isEqualTo(3L * messages);
        assertThat(transport.count(WireKind.CREDIT)).isBetween(3L, 3L * messages / (buffers / 2));
        assertThat(system.network().sent()).noneMatch(sent -> sent.packet().kind() == RcPacketKind.NAK_RNR);
    }

    @Test
    void creditsRideOnWhatFlowsBack() {
        open(2, VerbsMpiSettings.DEFAULT.withBuffers(4));
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = transport.allocate(me, 8);
            for (int i = 0; i < 40; i++) {
                if (i % 2 == me) {
                    mpi.world().send(place, 8, Datatype.BYTE, 1 - me, i);
                } else {
                    mpi.world().recv(place, 8, Datatype.BYTE, 1 - me, i);
                }
            }
        });
        assertThat(counted()).isEqualTo("EAGER 40");
    }

    @ParameterizedTest
    @EnumSource(RendezvousProtocol.class)
    void memoryIsRegisteredOnceForManyMessagesAndAgainWhenItHasBeenFreed(RendezvousProtocol protocol) {
        open(2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(0));
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            int bytes = 10_000;
            Place place = me == 0 ? filled(0, random(bytes, 4)) : transport.allocate(1, bytes);
            long before = transport.counts(me).registrations();
            for (int i = 0; i < 5; i++) {
                int part = bytes - 100 * i;
                transfer(mpi.world(), place, part);
            }
            assertThat(transport.counts(me).registrations() - before).isEqualTo(1);
            assertThat(transport.cacheHits(me)).isEqualTo(4);
            transport.free(me, place, bytes);
            Place next = me == 0 ? filled(0, random(bytes, 5)) : transport.allocate(1, bytes);
            transfer(mpi.world(), next, bytes);
            assertThat(transport.counts(me).registrations() - before).isEqualTo(2);
            if (me == 1) {
                assertThat(contents(next, bytes)).isEqualTo(random(bytes, 5));
            }
        });
    }

    private static void transfer(Comm world, Place place, int bytes) {
        if (world.getRank() == 0) {
            world.send(place, bytes, Datatype.BYTE, 1, 0);
        } else {
            world.recv(place, bytes, Datatype.BYTE, 0, 0);
        }
    }

    @Test
    void onlySoManyUnusedRegionsAreKept() {
        open(2, VerbsMpiSettings.DEFAULT.withEagerLimit(0).withCachedRegions(2));
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place[] places = new Place[3];
            for (int i = 0; i < 3; i++) {
                places[i] = transport.allocate(me, 100);
            }
            long before = transport.counts(me).registrations();
            for (int i : new int[] {0, 1, 2, 1, 2, 0, 2}) {
                transfer(mpi.world(), places[i], 100);
            }
            assertThat(transport.counts(me).registrations() - before).isEqualTo(4);
        });
    }

    @Test
    void memoryThatAMessageUsesIsNotFreed() {
        open(2, VerbsMpiSettings.DEFAULT);
        MpiJob.run(transport, mpi -> {
            if (mpi.world().getRank() == 0) {
                Place place = filled(0, random(9_000, 6));
                Request send = mpi.world().iSend(place, 9_000, Datatype.BYTE, 1, 0);
                assertThatThrownBy(() -> transport.free(0, place, 9_000))
                        .isInstanceOf(MpiException.class)
                        .hasMessageContaining("ERR_BUFFER");
                send.waitFor();
                transport.free(0, place, 9_000);
            } else {
                mpi.world().recv(transport.allocate(1, 9_000), 9_000, Datatype.BYTE, 0, 0);
            }
        });
    }

    /** One packet in seven is lost: every message arrives all the same. */
    @ParameterizedTest
    @EnumSource(RendezvousProtocol.class)
    void aNetworkThatLosesPacketsChangesNothing(RendezvousProtocol protocol) {
        open(2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(500));
        Random faults = new Random(7);
        system.network().setFaults((packet, index) -> faults.nextInt(7) == 0 ? new long[0] : new long[] {0});
        MpiJob.run(transport, 10_000_000_000L, mpi -> {
            int me = mpi.world().getRank();
            for (int i = 0; i < 30; i++) {
                int bytes = i * i * 20;
                Place out = filled(me, random(bytes, i));
                Place in = transport.allocate(me, bytes);
                mpi.world().sendRecv(out, bytes, Datatype.BYTE, 1 - me, i, in, bytes, Datatype.BYTE, 1 - me, i);
                assertThat(contents(in, bytes)).isEqualTo(random(bytes, i));
            }
        });
    }

    @Test
    void aConnectionThatFailsIsNamed() {
        open(2, VerbsMpiSettings.DEFAULT);
        system.network().setFaults((packet, index) -> new long[0]);
        assertThatThrownBy(() -> one(10))
                .isInstanceOf(RankFailedException.class)
                .rootCause()
                .hasMessageContaining("the connection of rank 0 to rank 1 has failed, RETRY_EXC_ERR");
    }
}
