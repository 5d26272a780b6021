package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CreditsTest {
    private static final int BUFFERS = 8;
    /** More in each direction than there are buffers. */
    private static final int MESSAGES_BOTH_WAYS = 2 * (BUFFERS + 2);

    private static MpcTransport transport(MpcMode mode, int ranks) {
        return new MpcTransport(new ModelNodes(ranks, 64, 150), ranks, MpcSettings.published(mode));
    }

    private static Place place(MpcTransport transport, Mpi mpi, int bytes) {
        return transport.allocate(mpi.world().getRank(), bytes, BufferPlacement.SCATTERED);
    }

    private static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    /** P07, M07: three senders of 80 messages each, and a receiver that comes late. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void aFloodWaitsAtItsSendersUntilTheReceiverComes(MpcMode mode) {
        int messages = 10 * BUFFERS;
        int bytes = 100;
        MpcTransport transport = transport(mode, 4);
        CheckedTransport checked = new CheckedTransport(transport);
        MpiJob.run(checked, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            if (me > 0) {
                Request[] sends = new Request[messages];
                for (int i = 0; i < messages; i++) {
                    Place place = place(transport, mpi, bytes);
                    place.memory().write(place.address(), random(bytes, me * 1_000L + i), 0, bytes);
                    sends[i] = world.iSend(place, bytes, Datatype.BYTE, 0, i);
                }
                mpi.idle(1_000_000 - mpi.cycle());
                assertThat(sends)
                        .filteredOn(Request::test)
                        .as("sends that are done")
                        .hasSizeLessThan(BUFFERS);
                Request.waitAll(sends);
                return;
            }
            mpi.idle(2_000_000);
            for (int i = 0; i < 3 * messages; i++) {
                Place place = place(transport, mpi, bytes);
                int from = 3 - i % 3;
                world.recv(place, bytes, Datatype.BYTE, from, i / 3);
                byte[] data = new byte[bytes];
                place.memory().read(place.address(), data, 0, bytes);
                assertThat(data).isEqualTo(random(bytes, from * 1_000L + i / 3));
            }
        });
        assertThat(transport.counts().control().shortMessages()).isEqualTo(3L * messages);
        assertThat(transport.counts().control().credits()).isBetween(3L, 3L * messages / (BUFFERS / 2));
        assertThat(checked.steps()).isGreaterThan(1_000);
    }

    /** M07: credits ride on what flows back; a CREDIT is none of a ping-pong or of a rendezvous. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void noCreditMessageGoesWhereSomethingElseFlowsBack(MpcMode mode) {
        MpcTransport transport = transport(mode, 2);
        MpiJob.run(new CheckedTransport(transport), mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Place place = place(transport, mpi, 100_000);
            for (int bytes : new int[] {8, 100_000}) {
                for (int i = 0; i < MESSAGES_BOTH_WAYS; i++) {
                    if (i % 2 == me) {
                        world.send(place, bytes, Datatype.BYTE, 1 - me, 0);
                    } else {
                        world.recv(place, bytes, Datatype.BYTE, 1 - me, 0);
                    }
                }
            }
        });
        assertThat(transport.counts().control().credits()).isZero();
    }

    /** M07: random messages of four ranks, checked in every step; two processes on each node. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void noCreditIsLostOrMadeInRandomTraffic(MpcMode mode) {
        for (int seed = 0; seed < 3; seed++) {
            ChSettings channel = new ChSettings(mode, 500, 8192, 4 + 2 * seed, 3);
            MpcTransport transport = new MpcTransport(
                    new ModelNodes(2, 8, 150), 4, MpcSettings.published(mode).with(channel));
            int base = seed;
            MpiJob.run(new CheckedTransport(transport), mpi -> {
                Comm world = mpi.world();
                int me = world.getRank();
                Random random = new Random(10L * base + me);
                Request[] requests = new Request[2 * 4 * 40];
                Place[] places = new Place[4 * 40];
                for (int i = 0; i < 40; i++) {
                    for (int peer = 0; peer < 4; peer++) {
                        int bytes = bytes(base, i, me, peer);
                        Place from = place(transport, mpi, bytes);
                        from.memory().write(from.address(), random(bytes, i), 0, bytes);
                        requests[160 + 4 * i + peer] = world.iSend(from, bytes, Datatype.BYTE, peer, i);
                    }
                    mpi.idle(random.nextInt(3_000));
                    for (int peer = 0; peer < 4; peer++) {
                        int bytes = bytes(base, i, peer, me);
                        places[4 * i + peer] = place(transport, mpi, bytes);
                        requests[4 * i + peer] = world.iRecv(places[4 * i + peer], bytes, Datatype.BYTE, peer, i);
                    }
                }
                Request.waitAll(requests);
                for (int i = 0; i < places.length; i++) {
                    byte[] data = new byte[bytes(base, i / 4, i % 4, me)];
                    places[i].memory().read(places[i].address(), data, 0, data.length);
                    assertThat(data).isEqualTo(random(data.length, i / 4));
                }
            });
        }
    }

    private static int bytes(int seed, int round, int from, int to) {
        int kind = new Random(seed * 7_919L + round * 64L + from * 8L + to).nextInt(4);
        return kind == 0 ? 20_000 : kind == 1 ? 501 : 10 * round;
    }

    /** P19: more messages than channels wait for one, and nothing is mixed up. */
    @Test
    void channelsThatAreUsedUpAreWaitedForAndUsedAgain() {
        MpcMode mode = MpcMode.MPC2;
        for (int channels : new int[] {1, 2}) {
            MpcTransport transport = new MpcTransport(
                    new ModelNodes(2, 64, 150),
                    2,
                    MpcSettings.published(mode)
                            .with(ChSettings.published(mode)
                                    .withChannels(channels)
                                    .withFragmentBytes(4096)
                                    .withMostShort(16)));
            MpiJob.run(new CheckedTransport(transport), mpi -> {
                Comm world = mpi.world();
                int me = world.getRank();
                int messages = 30;
                Request[] requests = new Request[2 * messages];
                Place[] places = new Place[messages];
                for (int i = 0; i < messages; i++) {
                    int bytes = 400 * i;
                    Place from = place(transport, mpi, bytes);
                    from.memory().write(from.address(), random(bytes, i + me), 0, bytes);
                    requests[i] = world.iSend(from, bytes, Datatype.BYTE, 1 - me, i);
                }
                for (int i = 0; i < messages; i++) {
                    places[i] = place(transport, mpi, 400 * i);
                    requests[messages + i] = world.iRecv(places[i], 400 * i, Datatype.BYTE, 1 - me, i);
                }
                Request.waitAll(requests);
                for (int i = 0; i < messages; i++) {
                    byte[] data = new byte[400 * i];
                    places[i].memory().read(places[i].address(), data, 0, data.length);
                    assertThat(data).isEqualTo(random(400 * i, i + 1 - me));
                }
            });
        }
    }
}
