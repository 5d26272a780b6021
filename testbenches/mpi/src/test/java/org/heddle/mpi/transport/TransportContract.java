package org.heddle.mpi.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;
import static org.heddle.mpi.datatype.Datatype.SHORT;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.Status;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.topology.CartComm;
import org.heddle.mpi.topology.Shift;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Contract that MPI requires every transport to meet. A transport's test extends it and says how to make one and where its messages
 * may lie.
 */
public abstract class TransportContract {
    /** A transport that has not been used. */
    protected abstract Transport transport(int ranks);

    /** Memory of a rank that nothing else uses, at a multiple of 128, filled with zeros. */
    protected abstract Place allocate(Transport transport, int rank, int bytes);

    /** Sizes at which the transport changes its ways, and their neighbours. */
    protected abstract int[] sizes();

    private static void fill(Place place, byte[] data) {
        place.memory().write(place.address(), data, 0, data.length);
    }

    private static byte[] contents(Place place, int bytes) {
        byte[] data = new byte[bytes];
        place.memory().read(place.address(), data, 0, bytes);
        return data;
    }

    private static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    private int largest() {
        return Arrays.stream(sizes()).max().orElseThrow();
    }

    private Place filled(Transport transport, int rank, byte[] data) {
        Place place = allocate(transport, rank, data.length);
        fill(place, data);
        return place;
    }

    /** P04, P05, P13. */
    @Test
    void everySizeArrivesWholeEarlyOrLateAndTheSendersBufferIsFreeAtOnce() {
        for (long lateness : new long[] {0, 20_000}) {
            Transport transport = transport(2);
            MpiJob.run(transport, mpi -> {
                Comm world = mpi.world();
                for (int bytes : sizes()) {
                    byte[] data = random(bytes, bytes);
                    if (world.getRank() == 0) {
                        Place place = filled(transport, 0, data);
                        world.send(place, bytes, BYTE, 1, 1);
                        fill(place, new byte[bytes]);
                    } else {
                        mpi.idle(lateness);
                        Place place = allocate(transport, 1, bytes + 8);
                        Status status = world.recv(place, bytes + 8, BYTE, 0, 1);
                        assertThat(status.getBytes()).isEqualTo(bytes);
                        assertThat(contents(place, bytes + 8)).isEqualTo(Arrays.copyOf(data, bytes + 8));
                    }
                }
            });
        }
    }

    /** P02, P11. */
    @Test
    void messagesOfAPairKeepTheirOrderWhateverTheirSizes() {
        Transport transport = transport(2);
        int[] sizes = sizes();
        int many = 3 * sizes.length;
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            Request[] requests = new Request[many];
            Place[] places = new Place[many];
            for (int i = 0; i < many; i++) {
                int bytes = sizes[i * 7 % sizes.length];
                if (world.getRank() == 0) {
                    requests[i] = world.iSend(filled(transport, 0, random(bytes, i)), bytes, BYTE, 1, i % 3);
                } else {
                    places[i] = allocate(transport, 1, bytes);
                    int tag = i % 2 == 0 ? Mpi.ANY_TAG : i % 3;
                    requests[i] = world.iRecv(places[i], bytes, BYTE, Mpi.ANY_SOURCE, tag);
                }
            }
            Status[] statuses = Request.waitAllStatus(requests);
            for (int i = 0; i < many && world.getRank() == 1; i++) {
                assertThat(statuses[i].getTag()).isEqualTo(i % 3);
                int bytes = sizes[i * 7 % sizes.length];
                assertThat(contents(places[i], bytes)).as("message " + i).isEqualTo(random(bytes, i));
            }
        });
    }

    /** P07. */
    @Test
    void theLastOfManyMessagesCanBeReceivedFirst() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            List<Request> sends = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                if (world.getRank() == 0) {
                    sends.add(world.iSend(filled(transport, 0, random(8, i)), 8, BYTE, 1, i));
                } else {
                    Place place = allocate(transport, 1, 8);
                    world.recv(place, 8, BYTE, 0, 59 - i);
                    assertThat(contents(place, 8)).isEqualTo(random(8, 59 - i));
                }
            }
            Request.waitAll(sends.toArray(Request[]::new));
        });
    }

    /** P12. */
    @Test
    void synchronousSendsEndOnlyAfterTheirReceiveIsThere() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            for (int bytes : new int[] {0, 8, largest()}) {
                Place place = filled(transport, world.getRank(), random(bytes, 1));
                long start = mpi.cycle();
                if (world.getRank() == 0) {
                    world.sSend(place, bytes, BYTE, 1, 0);
                    assertThat(mpi.cycle() - start).isGreaterThan(40_000);
                } else {
                    mpi.idle(50_000);
                    world.recv(place, bytes, BYTE, 0, 0);
                }
            }
        });
    }

    /** P08. */
    @Test
    void largeMessagesPassEachOther() {
        int bytes = largest();
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place own = filled(transport, me, random(bytes, me));
            Place theirs = allocate(transport, me, bytes);
            mpi.world().sendRecv(own, bytes, BYTE, 1 - me, 0, theirs, bytes, BYTE, 1 - me, 0);
            assertThat(contents(theirs, bytes)).isEqualTo(random(bytes, 1 - me));
        });
    }

    /** P09. */
    @Test
    void aRankSendsToItself() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            for (int bytes : sizes()) {
                Place out = filled(transport, me, random(bytes, me));
                Place in = allocate(transport, me, bytes);
                Request receive = mpi.world().iRecv(in, bytes, BYTE, me, 0);
                mpi.world().send(out, bytes, BYTE, me, 0);
                receive.waitFor();
                assertThat(contents(in, bytes)).isEqualTo(random(bytes, me));
            }
        });
    }

    /** D17. */
    @Test
    void aMessageTooLongWritesNothingBehindItsReceive() {
        for (int bytes : new int[] {64, largest()}) {
            Transport transport = transport(2);
            MpiJob.run(transport, mpi -> {
                Comm world = mpi.world();
                if (world.getRank() == 0) {
                    world.send(filled(transport, 0, random(bytes, 3)), bytes, BYTE, 1, 0);
                    world.send(filled(transport, 0, random(4, 4)), 4, BYTE, 1, 0);
                    return;
                }
                Place place = allocate(transport, 1, bytes);
                assertThatThrownBy(() -> world.recv(place, 40, BYTE, 0, 0)).hasMessageContaining("ERR_TRUNCATE");
                assertThat(contents(place, bytes)).isEqualTo(Arrays.copyOf(random(40, 3), bytes));
                world.recv(place, 4, BYTE, 0, 0);
                assertThat(contents(place, 4)).isEqualTo(random(4, 4));
            });
        }
    }

    /** D16, D18: strides, lists and odd alignments, each into the next. */
    @Test
    void everyLayoutArrivesInTheNextAndHolesStayUntouched() {
        exchangeLayouts(1);
    }

    /** D16, D18: each into each of the six, itself too. */
    @Tag("whole")
    @Test
    void everyLayoutArrivesInEveryOtherAndHolesStayUntouched() {
        exchangeLayouts(6);
    }

    /** Sends each layout into as many of those behind it, the first behind the last. */
    private void exchangeLayouts(int others) {
        int[] places = IntStream.range(0, 300).map(i -> 5 * i + i % 3).toArray();
        Datatype[] layouts = {
            Datatype.createContiguous(600, DOUBLE),
            Datatype.createVector(300, 2, 5, DOUBLE),
            Datatype.createVector(120, 5, 7, DOUBLE),
            Datatype.createIndexedBlock(2, places, DOUBLE),
            Datatype.createHVector(600, 1, 13, DOUBLE),
            Datatype.createHIndexed(new int[] {200, 400}, new long[] {6, 2006}, DOUBLE)
        };
        for (Datatype layout : layouts) {
            layout.commit();
        }
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            for (int from = 0; from < layouts.length; from++) {
                for (int other = 1; other <= others; other++) {
                    exchange(mpi, transport, layouts[from], layouts[(from + other) % layouts.length]);
                }
            }
        });
    }

    private void exchange(Mpi mpi, Transport transport, Datatype from, Datatype to) {
        int room = 16_384;
        byte[] data = random(room, 77);
        Place sent = filled(transport, mpi.world().getRank(), data);
        if (mpi.world().getRank() == 0) {
            mpi.world().send(sent, 1, from, 1, 0);
            return;
        }
        byte[] message = new TypedBuffer(sent.memory(), sent.address(), 1, from).packed(4800);
        Place got = allocate(transport, 1, room);
        mpi.world().recv(got, 1, to, 0, 0);
        byte[] bytes = contents(got, room);
        Place expected = Place.of(ByteBuffer.allocate(room));
        new TypedBuffer(expected.memory(), 0, 1, to).write(0, message, 0, 4800);
        assertThat(bytes).as(from + " into " + to).isEqualTo(contents(expected, room));
    }

    /** P19: everybody sends to everybody, sizes and types at random, received in another order. */
    @Test
    void randomTrafficOfFourRanksIsDeliveredExactly() {
        randomTraffic(0);
    }

    @Tag("whole")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void moreRandomTrafficOfFourRanksIsDeliveredExactly(int seed) {
        randomTraffic(seed);
    }

    private void randomTraffic(int seed) {
        Datatype pairs = Datatype.createVector(2, 1, 3, INT);
        Datatype shorts = Datatype.createHIndexed(new int[] {1, 3}, new long[] {0, 10}, SHORT);
        pairs.commit();
        shorts.commit();
        Transport transport = transport(4);
        List<Message> traffic = new ArrayList<>();
        Random random = new Random(seed);
        for (int i = 0; i < 120; i++) {
            Datatype type = random.nextBoolean() ? pairs : shorts;
            traffic.add(new Message(random.nextInt(4), random.nextInt(4), i, type, random.nextInt(200)));
        }
        MpiJob.run(transport, mpi -> converse(mpi, transport, traffic, seed));
    }

    /** Blocks of their own sizes, of no data too, with a scan, a part of a sum for each, and messages from the attached buffer. */
    @Test
    void theOtherCollectiveOperationsAndBufferedSendsArriveExactly() {
        Transport transport = transport(3);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Collectives all = new Collectives(world);
            mpi.attachBuffer(ByteBuffer.allocate(64));
            Place own = ints(transport, me, me + 1, me + 1, me + 1, me + 1);
            Place got = ints(transport, me, -1, -1, -1, -1, -1, -1);
            int[] counts = {1, 0, 3};
            int[] places = {5, 4, 1};
            all.allGatherV(own, counts[me], INT, got, counts, places, INT);
            assertThat(ints(got, 6)).containsExactly(-1, 3, 3, 3, -1, 1);
            all.gatherV(own, counts[me], INT, got, counts, new int[] {0, 1, 1}, INT, 1);
            assertThat(ints(got, 2)).containsExactly(me == 1 ? new int[] {1, 3} : new int[] {-1, 3});
            Place part = ints(transport, me, 0, 0, 0, 0);
            all.scatterV(own, new int[] {0, 2, 4}, new int[] {0, 0, 0}, INT, part, 2 * me, INT, 2);
            assertThat(ints(part, 4)).containsExactly(me > 0 ? 3 : 0, me > 0 ? 3 : 0, me > 1 ? 3 : 0, me > 1 ? 3 : 0);
            all.scan(own, part, 1, INT, Op.SUM);
            assertThat(ints(part, 1)).containsExactly((me + 1) * (me + 2) / 2);
            all.exScan(own, part, 1, INT, Op.MAX);
            assertThat(ints(part, 1)).containsExactly(me == 0 ? 1 : me);
            all.reduceScatterBlock(ints(transport, me, me, 10 * me, 100 * me), part, 1, INT, Op.SUM);
            assertThat(ints(part, 1)).containsExactly(3 * (int) Math.pow(10, me));
            Datatype[] types = {INT, INT, INT};
            int[] ones = {1, 1, 1};
            Place square = ints(transport, me, 10 * me, 10 * me + 1, 10 * me + 2);
            all.iAllToAllW(square, ones, new int[] {0, 4, 8}, types, got, ones, new int[] {8, 4, 0}, types)
                    .waitFor();
            assertThat(ints(got, 3)).containsExactly(20 + me, 10 + me, me);
            int right = (me + 1) % 3;
            int left = (me + 2) % 3;
            world.bSend(own, 2, INT, right, 4);
            world.iBsend(own, 0, INT, right, 5).waitFor();
            world.recv(got, 2, INT, left, 4);
            assertThat(ints(got, 2)).containsExactly(left + 1, left + 1);
            world.recv(got, 0, INT, left, 5);
            mpi.detachBuffer();
        });
    }

    /** A ring of two ranks, and both of them as two groups. */
    @Test
    void gridsAndTwoGroupsHaveMessagesOfTheirOwn() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            CartComm ring = Objects.requireNonNull(CartComm.create(mpi.world(), new int[] {2}, new boolean[] {true}));
            Shift shift = ring.shift(0, 1);
            Place own = ints(transport, me, 40 + me);
            Place got = ints(transport, me, 0);
            ring.comm().sendRecv(own, 1, INT, shift.dest(), 1, got, 1, INT, shift.source(), 1);
            assertThat(ints(got, 1)).containsExactly(41 - me);
            Comm inter = mpi.self().createIntercomm(0, ring.comm(), 1 - me, 2);
            inter.sendRecv(ints(transport, me, 50 + me), 1, INT, 0, 1, got, 1, INT, 0, 1);
            assertThat(ints(got, 1)).containsExactly(51 - me);
            Comm merged = inter.merge(me == 0);
            assertThat(merged.getRank()).isEqualTo(1 - me);
            Place sum = ints(transport, me, 1 + me);
            new Collectives(merged).allReduce(sum, got, 1, INT, Op.PROD);
            assertThat(ints(got, 1)).containsExactly(2);
            merged.free();
            inter.free();
        });
    }

    private Place ints(Transport transport, int rank, int... values) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(values);
        return filled(transport, rank, bytes.array());
    }

    private static int[] ints(Place place, int count) {
        int[] values = new int[count];
        ByteBuffer.wrap(contents(place, 4 * count))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer()
                .get(values);
        return values;
    }

    private record Message(int from, int to, int tag, Datatype type, int count) {
        int room() {
            return (int) (count * type.getExtent()) + 16;
        }
    }

    private void converse(Mpi mpi, Transport transport, List<Message> traffic, int seed) {
        Comm world = mpi.world();
        Random random = new Random(10L * seed + world.getRank());
        List<Request> requests = new ArrayList<>();
        List<Message> expected = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        for (Message message : traffic) {
            if (message.from() == world.getRank()) {
                Place place = filled(transport, message.from(), random(message.room(), message.tag()));
                requests.add(world.iSend(place, message.count(), message.type(), message.to(), message.tag()));
            }
            if (message.to() == world.getRank()) {
                Place place = allocate(transport, message.to(), message.room());
                requests.add(world.iRecv(place, message.count(), message.type(), message.from(), message.tag()));
                expected.add(message);
                places.add(place);
            }
            mpi.idle(random.nextInt(200));
        }
        Request.waitAll(requests.toArray(Request[]::new));
        for (int i = 0; i < expected.size(); i++) {
            Message message = expected.get(i);
            int bytes = (int) (message.count() * message.type().getSize());
            Place sent = Place.of(ByteBuffer.wrap(random(message.room(), message.tag())));
            TypedBuffer original = new TypedBuffer(sent.memory(), 0, message.count(), message.type());
            Place place = places.get(i);
            TypedBuffer got = new TypedBuffer(place.memory(), place.address(), message.count(), message.type());
            assertThat(got.packed(bytes)).as("seed " + seed + ", " + message).isEqualTo(original.packed(bytes));
        }
    }
}
