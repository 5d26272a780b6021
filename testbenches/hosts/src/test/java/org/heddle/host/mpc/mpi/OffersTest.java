package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.MpcCounts;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.MpiProgram;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.Status;
import org.heddle.mpi.datatype.Datatype;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Receives that are posted before their message, and told to its sender. */
class OffersTest {
    private static final int LARGE = 50_000;
    private static final long LATER = 20_000;

    private final ModelNodes nodes = new ModelNodes(2, 64, 150);
    private final MpcTransport transport = new MpcTransport(
            nodes, 2, MpcSettings.published(MpcMode.IMPROVED).with(ChSettings.published(MpcMode.IMPROVED)));

    private Place place(int rank) {
        return transport.allocate(rank, LARGE, BufferPlacement.SCATTERED);
    }

    private void fill(int rank, Place place, int seed) {
        byte[] data = new byte[LARGE];
        new Random(seed).nextBytes(data);
        transport.memory(rank).fill(nodes.backDoor(rank), place.address(), data);
    }

    private boolean holds(int rank, Place place, int seed, int bytes) {
        byte[] wanted = new byte[LARGE];
        new Random(seed).nextBytes(wanted);
        byte[] found = transport.memory(rank).contents(nodes.backDoor(rank), place.address(), bytes);
        return Arrays.equals(found, Arrays.copyOf(wanted, bytes));
    }

    private MpcCounts run(MpiProgram program) {
        MpiJob.run(transport, program);
        return transport.counts();
    }

    @Test
    void aReceiveThatWaitsIsToldAndItsDataComeWithoutARequest() {
        boolean[] isWhole = new boolean[1];
        MpcCounts counts = run(mpi -> {
            int me = mpi.world().getRank();
            Place place = place(me);
            if (me == 0) {
                fill(0, place, 5);
                mpi.idle(LATER);
                mpi.world().send(place, LARGE, Datatype.BYTE, 1, 3);
            } else {
                Status status = mpi.world().recv(place, LARGE, Datatype.BYTE, 0, 3);
                assertThat(status.getTag()).isEqualTo(3);
                assertThat(status.getCount(Datatype.BYTE)).isEqualTo(LARGE);
                isWhole[0] = holds(1, place, 5, LARGE);
            }
        });
        assertThat(isWhole[0]).isTrue();
        assertThat(counts.control().requests()).isZero();
        assertThat(counts.control().responses()).isEqualTo(1);
        assertThat(counts.copies() + counts.systemCalls() + counts.locks()).isZero();
    }

    @Test
    void anOfferThatCrossesItsRequestAnswersIt() {
        boolean[] isWhole = new boolean[1];
        MpcCounts counts = run(mpi -> {
            int me = mpi.world().getRank();
            Place place = place(me);
            mpi.idle(LATER - mpi.cycle());
            if (me == 0) {
                fill(0, place, 6);
                mpi.world().send(place, LARGE, Datatype.BYTE, 1, 3);
            } else {
                mpi.world().recv(place, LARGE, Datatype.BYTE, 0, 3);
                isWhole[0] = holds(1, place, 6, LARGE);
            }
        });
        assertThat(isWhole[0]).isTrue();
        assertThat(counts.control().requests()).isEqualTo(1);
        assertThat(counts.control().responses()).as("the offer alone").isEqualTo(1);
    }

    @Test
    void aMessageOfAnotherLengthOrTypeIsRequestedAndTheOfferForgotten() {
        List<Boolean> whole = new ArrayList<>();
        MpcCounts counts = run(mpi -> {
            int me = mpi.world().getRank();
            Place place = place(me);
            for (int i = 0; i < 3; i++) {
                mpi.world().sendRecv(place, 0, Datatype.BYTE, 1 - me, 9, place, 0, Datatype.BYTE, 1 - me, 9);
                if (me == 0) {
                    fill(0, place, i);
                    mpi.idle(LATER);
                    mpi.world().send(place, LARGE - 8 * i, Datatype.BYTE, 1, 3);
                } else {
                    Status status = mpi.world().recv(place, LARGE, Datatype.BYTE, 0, 3);
                    whole.add(status.getCount(Datatype.BYTE) == LARGE - 8 * i && holds(1, place, i, LARGE - 8 * i));
                }
            }
        });
        assertThat(whole).containsExactly(true, true, true);
        assertThat(counts.control().requests()).isEqualTo(2);
    }

    @Test
    void aReceiveFromAnybodyIsNotTold() {
        MpcCounts counts = run(mpi -> {
            int me = mpi.world().getRank();
            Place place = place(me);
            if (me == 0) {
                mpi.idle(LATER);
                mpi.world().send(place, LARGE, Datatype.BYTE, 1, 3);
                mpi.world().send(place, LARGE, Datatype.BYTE, 1, 3);
            } else {
                Request first = mpi.world().iRecv(place, LARGE, Datatype.BYTE, Mpi.ANY_SOURCE, 3);
                Request second = mpi.world().iRecv(place(me), LARGE, Datatype.BYTE, 0, 3);
                first.waitFor();
                second.waitFor();
            }
        });
        assertThat(counts.control().requests())
                .as("the receive before it takes the first")
                .isEqualTo(2);
    }

    @Test
    void aReceiveThatWasToldCanBeCancelledAndTheNextTakesTheMessage() {
        boolean[] isWhole = new boolean[2];
        run(mpi -> {
            int me = mpi.world().getRank();
            Place place = place(me);
            if (me == 0) {
                fill(0, place, 8);
                // Makes progress until the receive has been taken back.
                mpi.world().recv(place(0), 1, Datatype.BYTE, 1, 9);
                mpi.world().send(place, LARGE, Datatype.BYTE, 1, 3);
            } else {
                Request receive = mpi.world().iRecv(place, LARGE, Datatype.BYTE, 0, 3);
                receive.cancel();
                isWhole[0] = receive.waitStatus().isCancelled();
                mpi.world().send(place, 1, Datatype.BYTE, 0, 9);
                Place other = place(1);
                mpi.world().recv(other, LARGE, Datatype.BYTE, 0, 3);
                isWhole[1] = holds(1, other, 8, LARGE) && !holds(1, place, 8, LARGE);
            }
        });
        assertThat(isWhole).containsExactly(true, true);
    }

    @Test
    void aReceiveWhoseDataAreOnTheirWayIsNotCancelled() {
        boolean[] isWhole = new boolean[1];
        run(mpi -> {
            int me = mpi.world().getRank();
            Place place = place(me);
            if (me == 0) {
                fill(0, place, 9);
                mpi.idle(LATER - mpi.cycle());
                mpi.world().send(place, LARGE, Datatype.BYTE, 1, 3);
            } else {
                Request receive = mpi.world().iRecv(place, LARGE, Datatype.BYTE, 0, 3);
                mpi.idle(LATER + 2_000 - mpi.cycle());
                receive.cancel();
                isWhole[0] = !receive.waitStatus().isCancelled() && holds(1, place, 9, LARGE);
            }
        });
        assertThat(isWhole[0]).isTrue();
    }

    @Test
    @Tag("slow")
    void messagesOfManyTagsAndSizesReachTheReceivesInTheirOrder() {
        for (int seed = 0; seed < 6; seed++) {
            exchange(seed);
        }
    }

    /** Both ranks send each other messages of a few tags at random times; the n-th of a tag must meet the n-th receive of it. */
    private void exchange(int seed) {
        int count = 24;
        ModelNodes own = new ModelNodes(2, 64, 150);
        MpcTransport both = new MpcTransport(
                own, 2, MpcSettings.published(MpcMode.IMPROVED).with(ChSettings.published(MpcMode.IMPROVED)));
        int[][] tags = new int[2][count];
        int[][] sizes = new int[2][count];
        Random random = new Random(seed);
        for (int rank = 0; rank < 2; rank++) {
            for (int i = 0; i < count; i++) {
                tags[rank][i] = random.nextInt(3);
                sizes[rank][i] = random.nextInt(3) == 0 ? random.nextInt(4096) : 4097 + random.nextInt(3) * 4096;
            }
        }
        List<String> wrong = new ArrayList<>();
        MpiJob.run(both, mpi -> {
            int me = mpi.world().getRank();
            Random own2 = new Random(seed * 2L + me);
            Place[] to = new Place[count];
            Request[] requests = new Request[2 * count];
            int posted = 0;
            for (int i = 0; i < count; i++) {
                while (posted < count && posted < i + own2.nextInt(5)) {
                    to[posted] = both.allocate(me, 16_384, BufferPlacement.SCATTERED);
                    // Mostly exactly as large as the message, and sometimes from any tag's point of view larger.
                    int room = own2.nextInt(4) == 0 ? 16_384 : sizes[1 - me][posted];
                    requests[count + posted] =
                            mpi.world().iRecv(to[posted], room, Datatype.BYTE, 1 - me, tags[1 - me][posted]);
                    posted++;
                }
                Place from = both.allocate(me, 16_384, BufferPlacement.SCATTERED);
                both.memory(me).fill(own.backDoor(me), from.address(), contents(seed, me, i));
                mpi.idle(own2.nextInt(3_000));
                requests[i] = mpi.world().iSend(from, sizes[me][i], Datatype.BYTE, 1 - me, tags[me][i]);
            }
            for (; posted < count; posted++) {
                to[posted] = both.allocate(me, 16_384, BufferPlacement.SCATTERED);
                requests[count + posted] = mpi.world()
                        .iRecv(to[posted], sizes[1 - me][posted], Datatype.BYTE, 1 - me, tags[1 - me][posted]);
            }
            Request.waitAll(requests);
            for (int i = 0; i < count; i++) {
                byte[] wanted = Arrays.copyOf(contents(seed, 1 - me, i), sizes[1 - me][i]);
                byte[] found = both.memory(me).contents(own.backDoor(me), to[i].address(), wanted.length);
                if (!Arrays.equals(found, wanted)) {
                    wrong.add("seed " + seed + ": message " + i + " to rank " + me);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    private static byte[] contents(int seed, int rank, int index) {
        byte[] data = new byte[16_384];
        new Random(seed * 1000L + rank * 100 + index).nextBytes(data);
        return data;
    }
}
