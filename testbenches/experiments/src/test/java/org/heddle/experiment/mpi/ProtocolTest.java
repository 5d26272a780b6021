package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.device.NodeMemory;
import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.Baton;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The paper's protocol on two nodes in RTL: what travels, what it costs, what happens when it cannot go on. */
@Tag("slow")
class ProtocolTest {
    private final SimulatedTransports transports = new SimulatedTransports();

    @AfterEach
    void closeSimulations() {
        transports.close();
    }

    private Dimmnet2Transport counting(int ranks) {
        return transports.open(ranks, Dimmnet2Settings.DEFAULT.countingNodes());
    }

    private static Datatype committed(Datatype type) {
        type.commit();
        return type;
    }

    private byte[] contents(Dimmnet2Transport transport, int rank, Place place, int bytes) {
        byte[] data = new byte[bytes];
        transports.node(transport, rank).memory().backdoorRead(place.address(), data, 0, bytes);
        return data;
    }

    /** Memory of a rank with its preset words; what it holds is known without asking the node. */
    private static byte[] preset(int node, long address, int bytes) {
        byte[] data = new byte[bytes];
        NodeMemory.published(node).backdoorRead(address, data, 0, bytes);
        return data;
    }

    @Test
    void whatARankHasFreedIsAllocatedAgainInOnePiece() {
        Dimmnet2Transport transport = counting(4);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            if (me != 0) {
                return;
            }
            List<Place> places = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                places.add(transport.allocate(0, 1_000));
            }
            transport.free(0, places.get(0));
            transport.free(0, places.get(2));
            transport.free(0, places.get(1));
            Place whole = transport.allocate(0, 3_000);
            assertThat(whole.address()).isEqualTo(places.get(0).address());
            refusesToFree(transport, 0, places.get(1));
            transport.free(0, whole);
            refusesToFree(transport, 0, whole);
            assertThat(transport.allocate(0, 3_072).address()).isEqualTo(whole.address());
        });
    }

    @Test
    void aRankFreesNothingButItsOwn() {
        Dimmnet2Transport transport = counting(4);
        Place[] places = new Place[4];
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            places[me] = transport.allocate(me, 500);
            mpi.idle(100_000);
            for (int other = 0; other < 4; other++) {
                if (other != me) {
                    refusesToFree(transport, me, places[other]);
                }
            }
            refusesToFree(transport, me, places[me].plus(128));
            refusesToFree(transport, me, Place.of(ByteBuffer.allocate(8)));
            refusesToFree(transport, me, Place.IN_PLACE);
            mpi.idle(100_000);
            transport.free(me, places[me]);
        });
    }

    private static void refusesToFree(Dimmnet2Transport transport, int rank, Place place) {
        assertThatThrownBy(() -> transport.free(rank, place))
                .isInstanceOfSatisfying(
                        MpiException.class,
                        refusal -> assertThat(refusal.getErrorClass()).isEqualTo(ErrorClass.ERR_BUFFER));
    }

    /** P18: the receiver's node fetches, the sender's host does nothing. */
    @Test
    void aFetchProceedsWhileTheSenderComputes() {
        Dimmnet2Transport transport = counting(2);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            Place place = transport.allocate(world.getRank(), 80_000);
            if (world.getRank() == 0) {
                Request send = world.iSend(place, 10_000, DOUBLE, 1, 0);
                mpi.idle(1_000_000);
                send.waitFor();
                return;
            }
            world.recv(place, 10_000, DOUBLE, 0, 0);
            assertThat(mpi.cycle()).isLessThan(40_000);
            assertThat(contents(transport, 1, place, 80_000)).isEqualTo(preset(0, place.address(), 80_000));
        });
        MessageCost sender = cost(transport, MessageCost.Side.SENDER);
        assertThat(sender.commands()).as("a local write and a remote write").isEqualTo(2);
        assertThat(sender.copiedBytes()).isZero();
        assertThat(sender.packedBecause()).isEmpty();
    }

    private static MessageCost cost(Dimmnet2Transport transport, MessageCost.Side side) {
        return transport.costs().stream()
                .filter(cost -> cost.side() == side)
                .findFirst()
                .orElseThrow();
    }

    /** The paper's step 4: several reads, as an access has at most 255 elements. */
    @Test
    void aVectorOfManyElementsTakesTheReadsOfThePaperAndNoCopy() {
        Datatype type = committed(Datatype.createVector(600, 1, 257, DOUBLE));
        Dimmnet2Transport transport = counting(2);
        MpiJob.run(transport, mpi -> {
            Place place = transport.allocate(mpi.world().getRank(), type.getExtent());
            exchange(mpi, place, type);
        });
        MessageCost receiver = cost(transport, MessageCost.Side.RECEIVER);
        assertThat(receiver.commands())
                .as("the request's local read, three vector reads, the completion")
                .isEqualTo(1 + 3 + 1);
        assertThat(receiver.accesses())
                .as("five writes for each command, eight words of the request, three reads for each of two statuses")
                .isGreaterThanOrEqualTo(5 * 5 + 8 + 2 * 3);
        assertThat(receiver.copies()).isZero();
        assertThat(receiver.elements()).isEqualTo(16 + 600 + 1);
        assertThat(receiver.node().packetsSent())
                .as("three requests, and the completion may be on its way")
                .isBetween(3L, 4L);
        assertThat(receiver.node().packetsReceived())
                .as("240 elements to a packet")
                .isEqualTo(2 + 2 + 1);
        MessageCost sender = cost(transport, MessageCost.Side.SENDER);
        assertThat(sender.node().activations())
                .as("a row for each element, and for the request")
                .isGreaterThan(300);
        assertThat(sender.node().linesRead()).isGreaterThanOrEqualTo(600);
        assertThat(receiver.hostCycles()).isPositive().isLessThan(receiver.endCycle() - receiver.startCycle());
    }

    private static void exchange(Mpi mpi, Place place, Datatype type) {
        if (mpi.world().getRank() == 0) {
            mpi.world().send(place, 1, type, 1, 0);
        } else {
            mpi.world().recv(place, 1, type, 0, 0);
        }
    }

    /** The paper's step 2: a list is written once. */
    @Test
    void anIndexedTypesListIsWrittenWithItsFirstMessageOnly() {
        int[] places = IntStream.range(0, 500).map(i -> 5 * i + i * i % 3).toArray();
        Datatype type = committed(Datatype.createIndexedBlock(2, places, DOUBLE));
        Dimmnet2Transport transport = counting(2);
        int bytes = (int) type.getExtent();
        MpiJob.run(transport, mpi -> {
            for (int message = 0; message < 3; message++) {
                int rank = mpi.world().getRank();
                Place place = transports.zeros(transport, rank, bytes);
                byte[] data = new byte[bytes];
                new Random(message).nextBytes(data);
                transports.node(transport, 0).memory().backdoorWrite(place.address(), data, 0, rank == 0 ? bytes : 0);
                exchange(mpi, place, type);
                if (rank == 1) {
                    byte[] expected = new byte[bytes];
                    for (int at : places) {
                        System.arraycopy(data, 8 * at, expected, 8 * at, 16);
                    }
                    assertThat(contents(transport, 1, place, bytes)).isEqualTo(expected);
                }
            }
        });
        List<Long> commands = new ArrayList<>();
        List<Long> copied = new ArrayList<>();
        for (MessageCost cost : transport.costs()) {
            if (cost.side() == MessageCost.Side.RECEIVER) {
                commands.add(cost.commands());
                copied.add(cost.copiedBytes());
            }
            assertThat(cost.packedBecause()).isEmpty();
        }
        assertThat(copied).containsExactly(4L * 500, 0L, 0L);
        assertThat(commands.get(2)).as("request, two list reads, completion").isEqualTo(4);
    }

    /** 20 planes of 200 columns: more groups than a request has room for, and yet no list, at either side. */
    @Test
    void aFaceOfAGridIsFetchedPlaneByPlaneAndWithoutAList() {
        Datatype plane = Datatype.createVector(200, 1, 34, DOUBLE);
        Datatype type = committed(Datatype.createHVector(20, 1, 8 * 34 * 202, plane));
        Dimmnet2Transport transport = counting(2);
        long[] address = new long[2];
        MpiJob.run(transport, mpi -> {
            int rank = mpi.world().getRank();
            Place place = transports.zeros(transport, rank, (int) type.getExtent());
            address[rank] = place.address();
            if (rank == 0) {
                byte[] data = new byte[(int) type.getExtent()];
                new Random(5).nextBytes(data);
                transports.node(transport, 0).memory().backdoorWrite(place.address(), data, 0, data.length);
            }
            exchange(mpi, place, type);
            assertThat(transport.listBytes(rank)).isZero();
        });
        assertThat(transports.packed(transport, 1, address[1], type))
                .isEqualTo(transports.packed(transport, 0, address[0], type));
        MessageCost receiver = cost(transport, MessageCost.Side.RECEIVER);
        assertThat(receiver.commands())
                .as("the request's local read, a vector read for each plane, the completion")
                .isEqualTo(1 + 20 + 1);
        assertThat(cost(transport, MessageCost.Side.SENDER).copies()).isZero();
    }

    /** P07: a rank that does not look holds its senders back; nothing is lost, and nobody is stuck. */
    @Test
    void aFloodWaitsForSlotsInTheMailbox() {
        int each = 80;
        Dimmnet2Transport transport = counting(4);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            if (me > 0) {
                Request[] sends = new Request[each];
                for (int i = 0; i < each; i++) {
                    Place place = transport.allocate(me, 8);
                    byte[] data = {(byte) me, (byte) i, 3, 4, 5, 6, 7, 8};
                    place.memory().write(place.address(), data, 0, 8);
                    sends[i] = world.iSend(place, 1, DOUBLE, 0, i % 3);
                }
                Request.waitAll(sends);
                return;
            }
            mpi.idle(200_000);
            assertThat(transport.outstandingStatuses(0))
                    .as("requests of the two ranks of the other node")
                    .isEqualTo(2 * Dimmnet2Transport.requestSlots(4));
            for (int i = 0; i < each; i++) {
                for (int sender = 3; sender >= 1; sender--) {
                    Place place = transport.allocate(0, 8);
                    world.recv(place, 1, DOUBLE, sender, i % 3);
                    assertThat(contents(transport, 0, place, 8))
                            .containsExactly((byte) sender, (byte) i, 3, 4, 5, 6, 7, 8);
                }
            }
        });
        assertThat(transport.costs().size()).isEqualTo(2 * 3 * each);
    }

    /** P18: a hundred completions do not fill the ring of a rank that computes, so that its memory can still be read. */
    @Test
    void aRankThatComputesForLongHoldsNobodyUp() {
        int many = 100;
        Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = transport.allocate(me, 8 * many);
            Request[] requests = new Request[many];
            for (int i = 0; i < many; i++) {
                if (me == 0) {
                    requests[i] = mpi.world().iSend(place.plus(8 * i), 1, DOUBLE, 1, i);
                    requests[i].test();
                }
            }
            if (me == 0) {
                mpi.idle(300_000);
                assertThat(transport.outstandingStatuses(0)).isLessThanOrEqualTo(Dimmnet2Transport.requestSlots(2) + 2);
                Request.waitAll(requests);
                return;
            }
            for (int i = 0; i < many; i++) {
                mpi.world().recv(place.plus(8 * i), 1, DOUBLE, 0, i);
            }
            assertThat(contents(transport, 1, place, 8 * many)).isEqualTo(preset(0, place.address(), 8 * many));
        });
    }

    /** P19: more messages than tickets for reads, wanted in another order, of both neighbours and the other node. */
    @Test
    void moreFetchesThanTicketsWaitAndAreNotMixedUp() {
        int many = 40;
        Dimmnet2Transport transport = counting(3);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Request[] requests = new Request[many];
            Place[] places = new Place[many];
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, many).boxed().toList());
            Collections.shuffle(order, new Random(me));
            for (int i : order) {
                int sender = 1 + i % 2;
                int bytes = 1000 + 12 * i;
                if (me == 0) {
                    places[i] = transport.allocate(0, bytes);
                    requests[i] = mpi.world().iRecv(places[i], bytes, BYTE, sender, i);
                } else if (me == sender) {
                    places[i] = transport.allocate(me, bytes);
                    byte[] data = new byte[bytes];
                    new Random(i).nextBytes(data);
                    places[i].memory().write(places[i].address(), data, 0, bytes);
                    requests[i] = mpi.world().iSend(places[i], bytes, BYTE, 0, i);
                } else {
                    requests[i] = Request.NULL;
                }
            }
            Request.waitAll(requests);
            for (int i = 0; i < many && me == 0; i++) {
                byte[] data = new byte[1000 + 12 * i];
                new Random(i).nextBytes(data);
                assertThat(contents(transport, 0, places[i], data.length))
                        .as("message " + i)
                        .isEqualTo(data);
            }
        });
    }

    /** D13: a list of 100,000 entries on both sides. */
    @Test
    void aTypeOfAHundredThousandBlocksArrives() {
        int[] places = IntStream.range(0, 100_000).map(i -> 3 * i + i * i % 2).toArray();
        Datatype type = committed(Datatype.createIndexedBlock(1, places, DOUBLE));
        int bytes = (int) type.getExtent();
        try (SimulatedTransports improved = new SimulatedTransports(Dimmnet2Configuration.improved())) {
            Dimmnet2Transport transport = improved.open(2, Dimmnet2Settings.DEFAULT);
            long[] address = new long[2];
            MpiJob.run(transport, mpi -> {
                Place place = transport.allocate(mpi.world().getRank(), bytes);
                address[mpi.world().getRank()] = place.address();
                exchange(mpi, place, type);
            });
            assertThat(improved.packed(transport, 1, address[1], type))
                    .isEqualTo(improved.packed(transport, 0, address[0], type));
            assertThat(cost(transport, MessageCost.Side.RECEIVER).elements()).isBetween(100_000L, 105_000L);
        }
    }

    /** Ranks 0 and 2 are on node 0: no packet, whatever the strides. */
    @Test
    void ranksOfOneNodeExchangeByTheirHostsCopyAtAnyStride() {
        Datatype[] types = {
            committed(Datatype.createHVector(300, 1, 13, DOUBLE)),
            committed(Datatype.createHVector(300, 1, -18, DOUBLE)),
            committed(Datatype.createHVector(300, 1, 9, DOUBLE)),
            committed(Datatype.createContiguous(300, DOUBLE)),
            committed(Datatype.createHVector(2, 150, 5001, DOUBLE))
        };
        Dimmnet2Transport transport = counting(3);
        int room = 12_000;
        MpiJob.run(transport, mpi -> {
            for (Datatype from : types) {
                for (Datatype to : types) {
                    int me = mpi.world().getRank();
                    Place place = transports.zeros(transport, me, 2 * room + 8).plus(room + 1);
                    if (me == 0) {
                        byte[] data = new byte[room];
                        new Random(9).nextBytes(data);
                        transports.node(transport, 0).memory().backdoorWrite(place.address(), data, 0, room);
                        transports.node(transport, 0).memory().backdoorWrite(place.address() - room, data, 0, room);
                        mpi.world().send(place, 1, from, 2, 0);
                    } else if (me == 2) {
                        mpi.world().recv(place, 1, to, 0, 0);
                        byte[] data = new byte[room];
                        new Random(9).nextBytes(data);
                        ByteBuffer both =
                                ByteBuffer.allocate(2 * room).put(data).put(data);
                        byte[] sent = new TypedBuffer(MessageMemory.of(both), room, 1, from).packed(2400);
                        ByteBuffer expected = ByteBuffer.allocate(2 * room);
                        new TypedBuffer(MessageMemory.of(expected), room, 1, to).write(0, sent, 0, 2400);
                        assertThat(contents(transport, 2, place.plus(-room), 2 * room))
                                .as(from + " into " + to)
                                .isEqualTo(expected.array());
                    }
                }
            }
        });
        assertThat(transport.costs()).allMatch(cost -> cost.node().packetsSent() == 0);
    }

    @Test
    void whatNoElementCanHoldIsCarriedByTheHostAndSaidWithTheReason() {
        Dimmnet2Transport transport = counting(2);
        Datatype odd = committed(Datatype.createHVector(3, 5, 8, BYTE));
        MpiJob.run(transport, mpi -> {
            int rank = mpi.world().getRank();
            exchange(mpi, transport.allocate(rank, 64), odd);
            if (rank == 0) {
                mpi.world().send(Place.of(ByteBuffer.allocate(8)), 8, BYTE, 1, 0);
            } else {
                mpi.world().recv(transport.allocate(1, 8), 8, BYTE, 0, 0);
            }
        });
        List<List<String>> reasons = transport.costs().stream()
                .map(MessageCost::packedBecause)
                .filter(list -> !list.isEmpty())
                .toList();
        assertThat(reasons)
                .containsExactly(
                        List.of("an element has at least 4 bytes: 1 are left at byte 4"),
                        List.of("the buffer lies in the host's memory, not in the node's"));
    }

    /** Somebody has written over the sender's list: the node that reads it refuses its entry 7. */
    @Test
    void aNodesRefusalIsAnMpiErrorOfItsClassAndNamesTheMessage() {
        int[] places = IntStream.range(0, 100).map(i -> 5 * i + i * i % 3).toArray();
        Datatype type = committed(Datatype.createIndexedBlock(1, places, DOUBLE));
        Datatype contiguous = committed(Datatype.createContiguous(100, DOUBLE));
        Dimmnet2Transport transport = counting(2);
        assertThatThrownBy(() -> MpiJob.run(transport, mpi -> {
                    for (int message = 0; message < 2; message++) {
                        if (mpi.world().getRank() == 0) {
                            Place place = transport.allocate(0, type.getExtent());
                            mpi.world().send(place, 1, type, 1, message);
                            long list = place.address() + (type.getExtent() + 127) / 128 * 128;
                            transports
                                    .node(transport, 0)
                                    .memory()
                                    .backdoorWrite(list + 4 * 7, new byte[] {1, 0, 0, 0}, 0, 4);
                        } else {
                            mpi.world().recv(transport.allocate(1, 800), 1, contiguous, 0, message);
                        }
                    }
                }))
                .hasMessageContainingAll("ERR_TYPE", "SOURCE_LIST_ENTRY", "list entry 7", "tag=1", "at node 0");
    }

    /** Host memory is carried through the node's, which is full: neither call has had an effect, and room changes that. */
    @Test
    void aSendOrAReceiveWithoutRoomIsRefusedAndTheNextOneGoesWell() {
        Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT);
        byte[] data = new byte[5000];
        new Random(3).nextBytes(data);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int rank = world.getRank();
            Place place = transport.allocate(rank, data.length);
            Place host = Place.of(ByteBuffer.wrap(data));
            transport.allocate(rank, Dimmnet2Transport.MESSAGE_BYTES - 5120);
            if (rank == 0) {
                assertThatThrownBy(() -> world.iSend(host, data.length, BYTE, 1, 0))
                        .hasMessageContainingAll("ERR_BUFFER", "5000 bytes left in one piece");
                place.memory().write(place.address(), data, 0, data.length);
                world.send(place, data.length, BYTE, 1, 0);
                return;
            }
            world.probe(0, 0);
            assertThatThrownBy(() -> world.iRecv(Place.of(ByteBuffer.allocate(5000)), 5000, BYTE, 0, 0))
                    .hasMessageContainingAll("ERR_BUFFER", "in one piece");
            world.recv(place, data.length, BYTE, 0, 0);
            assertThat(contents(transport, 1, place, data.length)).isEqualTo(data);
        });
    }

    /** A node whose command register is broken: nothing that it is asked ever happens. */
    @Test
    void aNodeThatDoesNothingIsToldByWhatWasWaitedForAndNotWaitedForForEver() {
        NodeSystem nodes = transports.nodes();
        NodeSystem broken = new NodeSystem() {
            @Override
            public int nodes() {
                return nodes.nodes();
            }

            @Override
            public HostPort port(int node, Baton baton) {
                return new ForwardingPort(nodes.port(node, baton)) {
                    @Override
                    public void write(int address, long value) {
                        if (address != new HostMap().submit.address()) {
                            super.write(address, value);
                        }
                    }
                };
            }

            @Override
            public long cycle() {
                return nodes.cycle();
            }

            @Override
            public void advance(long limit) {
                nodes.advance(limit);
            }

            @Override
            public boolean isQuiet() {
                return nodes.isQuiet();
            }
        };
        Dimmnet2Transport transport = new Dimmnet2Transport(broken, 2);
        assertThatThrownBy(() -> MpiJob.run(
                        transport,
                        mpi -> exchange(mpi, transport.allocate(mpi.world().getRank(), 8), DOUBLE)))
                .hasMessageContainingAll("waited 1000000 cycles", "a write of the Write Window to", "at rank 0");
    }
}
