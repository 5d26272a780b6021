package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.FLOAT;
import static org.heddle.mpi.datatype.Datatype.INT;
import static org.heddle.mpi.datatype.Datatype.SHORT;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.transport.InMemorySettings;
import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Test;

/** Derived types in messages. */
public class TypedMessageTest {
    private static final byte CANARY = 0x5A;

    /** A transport that has not been used; messages up to a limit travel with their data. */
    protected Transport transport(int ranks, long eagerLimit) {
        return new InMemoryTransport(ranks, InMemorySettings.DEFAULT.withEagerLimit(eagerLimit));
    }

    private static Datatype committed(Datatype type) {
        type.commit();
        return type;
    }

    private static byte[] canaries(int bytes) {
        byte[] buffer = new byte[bytes];
        Arrays.fill(buffer, CANARY);
        return buffer;
    }

    /** Sends from rank 0, with data and without them in the envelope, early and late; rank 1 runs a body. */
    private void exchange(Place data, int count, Datatype type, MpiProgram receiver) {
        for (long limit : new long[] {0, 100_000}) {
            for (long lateness : new long[] {0, 10_000}) {
                MpiJob.run(transport(2, limit), mpi -> {
                    if (mpi.world().getRank() == 0) {
                        mpi.world().send(data, count, type, 1, 0);
                        mpi.world().send(place(99), 1, INT, 1, 0);
                        return;
                    }
                    mpi.idle(lateness);
                    receiver.run(mpi);
                    ByteBuffer next = ints(0);
                    mpi.world().recv(Place.of(next), 1, INT, 0, 0);
                    assertThat(next.getInt(0))
                            .as("the next message still matches")
                            .isEqualTo(99);
                });
            }
        }
    }

    /** D14. */
    @Test
    void onlyCommittedTypesCommunicateAndTheirLifeEndsWhenTheProgramSays() {
        MpiJob.run(transport(1, 1024), mpi -> {
            Comm world = mpi.world();
            Datatype parent = Datatype.createVector(2, 1, 2, INT);
            assertError(ErrorClass.ERR_TYPE, () -> world.send(place(1, 2, 3), 1, parent, 0, 0), "vector", "commit()");
            assertError(ErrorClass.ERR_TYPE, () -> world.recv(place(1, 2, 3), 1, parent, 0, 0));
            assertThat(parent.dup().isCommitted()).isFalse();
            parent.commit();
            parent.commit();
            assertThat(parent.dup().isCommitted()).isTrue();
            Datatype child = committed(Datatype.createContiguous(1, parent));
            ByteBuffer got = ints(0, 0, 0);
            Request receive = world.iRecv(Place.of(got), 1, parent, 0, 0);
            parent.free();
            assertError(ErrorClass.ERR_TYPE, () -> world.send(place(1, 2, 3), 1, parent, 0, 0), "was freed");
            world.send(place(1, 2, 3), 1, child, 0, 0);
            child.free();
            receive.waitFor();
            assertThat(ints(got)).containsExactly(1, 0, 3);
            assertError(ErrorClass.ERR_TYPE, INT::free, "predefined");
        });
    }

    /** D15, D16: 5 of 8 ints arrive; holes, tail and the other instances keep their canaries. */
    @Test
    void aShortMessageFillsTheFirstEntriesAndNothingElse() {
        Datatype type = committed(Datatype.createIndexed(new int[] {1, 2, 1}, new int[] {1, 4, 8}, INT));
        exchange(place(1, 2, 3, 4, 5), 5, INT, mpi -> {
            byte[] memory = canaries(100);
            Status status = mpi.world().recv(Place.of(ByteBuffer.wrap(memory), 8), 2, type, 0, 0);
            assertThat(status.getCount(type)).isEqualTo(Mpi.UNDEFINED);
            assertThat(status.getElements(type)).isEqualTo(5);
            assertThat(status.getCount(INT)).isEqualTo(5);
            assertThat(status.getElements(DOUBLE)).isEqualTo(Mpi.UNDEFINED);
            byte[] expected = canaries(100);
            ByteBuffer view = ByteBuffer.wrap(expected).order(ByteOrder.LITTLE_ENDIAN);
            int extent = 8 * 4; // from int 1 to behind int 8
            view.putInt(8 + 4, 1).putInt(8 + 16, 2).putInt(8 + 20, 3).putInt(8 + 32, 4);
            view.putInt(8 + extent + 4, 5);
            assertThat(memory).isEqualTo(expected);
        });
        assertThat(Status.EMPTY.getCount(Datatype.createContiguous(0, INT))).isZero();
    }

    /** D17. */
    @Test
    void aMessageTooLongIsTruncatedAndWritesNoByteOutsideTheType() {
        Datatype pair = committed(Datatype.createVector(2, 1, 2, INT));
        exchange(place(1, 2, 3, 4, 5, 6), 6, INT, mpi -> {
            byte[] memory = canaries(40);
            Request receive = mpi.world().iRecv(Place.of(ByteBuffer.wrap(memory), 12), 1, pair, 0, 0);
            assertError(ErrorClass.ERR_TRUNCATE, receive::waitFor, "24 bytes", "8 bytes", "rank 0");
            byte[] expected = canaries(40);
            ByteBuffer.wrap(expected)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(12, 1)
                    .putInt(20, 2);
            assertThat(memory).isEqualTo(expected);
        });
        exchange(place(1, 2, 3), 3, INT, mpi -> {
            byte[] memory = canaries(12);
            assertError(ErrorClass.ERR_TRUNCATE, () -> mpi.world().recv(place(memory), 11, BYTE, 0, 0), "12 bytes");
            assertThat(memory[11]).as("one byte too many").isEqualTo(CANARY);
        });
    }

    /** D18. */
    @Test
    void sixIntsAreSixIntsWhateverTheirShape() {
        Datatype vector = committed(Datatype.createVector(3, 2, 4, INT));
        Datatype[] shapes = {
            committed(Datatype.createContiguous(6, INT)),
            committed(Datatype.createIndexed(new int[] {1, 3, 2}, new int[] {9, 2, 6}, INT)),
            committed(Datatype.createStruct(
                    new int[] {2, 1}, new long[] {16, 0}, new Datatype[] {INT, Datatype.createContiguous(4, INT)})),
            vector
        };
        int[] values = new int[12];
        Arrays.setAll(values, i -> i);
        for (Datatype shape : shapes) {
            exchange(place(values), 1, vector, mpi -> {
                ByteBuffer got = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
                mpi.world().recv(Place.of(got), 1, shape, 0, 0);
                ByteBuffer packed = ByteBuffer.wrap(new TypedBuffer(MessageMemory.of(got), 0, 1, shape).packed(24));
                assertThat(ints(packed.order(ByteOrder.LITTLE_ENDIAN))).containsExactly(0, 1, 4, 5, 8, 9);
            });
        }
    }

    /** D19. */
    @Test
    void otherBasicTypesAreAnErrorAndNothingIsWritten() {
        Datatype mixed =
                committed(Datatype.createStruct(new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {INT, FLOAT}));
        exchange(place(1, 2), 2, INT, mpi -> {
            byte[] memory = canaries(16);
            assertError(
                    ErrorClass.ERR_TYPE,
                    () -> mpi.world().recv(place(memory), 2, mixed, 0, 0),
                    "basic types",
                    "struct");
            assertThat(memory).isEqualTo(canaries(16));
        });
        exchange(
                place(1, 2),
                2,
                INT,
                mpi -> assertError(ErrorClass.ERR_TYPE, () -> mpi.world().recv(place(canaries(8)), 2, FLOAT, 0, 0)));
    }

    /** D10. */
    @Test
    void overlapIsSentButNotReceived() {
        Datatype same = committed(Datatype.createVector(3, 1, 0, INT));
        Datatype spread = committed(Datatype.createHVector(3, 1, 4, INT));
        exchange(place(7), 1, same, mpi -> {
            assertError(
                    ErrorClass.ERR_TYPE,
                    () -> mpi.world().recv(place(0), 1, same, 0, 0),
                    "write a byte twice",
                    "vector");
            ByteBuffer got = ints(0, 0, 0);
            mpi.world().recv(Place.of(got), 1, spread, 0, 0);
            assertThat(ints(got)).containsExactly(7, 7, 7);
        });
    }

    /** D20. */
    @Test
    void packingInAnyCutsAndUnpackingInAnyOrderIsPackingWhole() {
        Random random = new Random(20);
        Datatype type = Datatype.createStruct(new int[] {2, 3, 1}, new long[] {40, 0, 20}, new Datatype[] {
            DOUBLE, Datatype.createResized(SHORT, 0, 5), Datatype.createVector(2, 1, 2, INT)
        });
        byte[] memory = Buffers.random(400, 20);
        TypedBuffer source = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(memory)), 0, 5, type);
        int size = (int) source.bytes();
        byte[] whole = source.packed(size);
        for (int step : new int[] {1, 3, 7, 64}) {
            byte[] pieces = new byte[size];
            byte[] target = new byte[400];
            TypedBuffer sink = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(target)), 0, 5, type);
            List<Integer> starts = new ArrayList<>();
            for (int i = 0; i < size; i += step) {
                starts.add(i);
            }
            Collections.shuffle(starts, random);
            for (int start : starts) {
                int bytes = Math.min(step, size - start);
                source.read(start, pieces, start, bytes);
                sink.write(start, whole, start, bytes);
            }
            assertThat(pieces).isEqualTo(whole);
            assertThat(sink.packed(size)).isEqualTo(whole);
        }
    }

    /** D21. */
    @Test
    void packedDataTravelAsPackedAndAreReceivedAsTheRealTypes() {
        Datatype vector = committed(Datatype.createVector(2, 1, 2, INT));
        MpiJob.run(transport(1, 1024), mpi -> {
            Comm world = mpi.world();
            byte[] packed = new byte[world.packSize(1, vector) + world.packSize(3, SHORT)];
            int position = world.pack(place(1, 2, 3), 1, vector, packed, 0);
            assertThat(position).isEqualTo(8).isLessThanOrEqualTo(world.packSize(1, vector));
            position = world.pack(place(new byte[] {1, 2, 3, 4, 5, 6}), 3, SHORT, packed, position);
            assertThat(position).isEqualTo(packed.length);
            byte[] full = packed;
            assertError(ErrorClass.ERR_BUFFER, () -> world.pack(place(1), 1, INT, full, full.length - 3), "packSize");
            Request sent = world.iSend(place(packed), packed.length, Datatype.PACKED, 0, 0);
            ByteBuffer got = ints(0, 0, 0, 0);
            Datatype real = committed(Datatype.createStruct(
                    new int[] {1, 3}, new long[] {0, 8}, new Datatype[] {Datatype.createContiguous(2, INT), SHORT}));
            world.recv(Place.of(got), 1, real, 0, 0);
            sent.waitFor();
            assertThat(ints(got)).containsExactly(1, 3, 0x04030201, 0x0605);
            ByteBuffer back = ints(0, 0, 0);
            assertThat(world.unpack(packed, 0, Place.of(back), 1, vector)).isEqualTo(8);
            assertThat(ints(back)).containsExactly(1, 0, 3);
        });
    }

    /** D22: three arrays of one memory, named by absolute displacements, as WRF and LAMMPS do. */
    @Test
    void absoluteDisplacementsStartAtTheBottomOfTheMemory() {
        byte[] memory = Buffers.random(5000, 22);
        Datatype arrays =
                committed(Datatype.createStruct(new int[] {1, 1, 1}, new long[] {4000, 96, 1200}, new Datatype[] {
                    Datatype.createIndexedBlock(3, new int[] {9, 0, 30}, DOUBLE),
                    Datatype.createVector(4, 2, 5, FLOAT),
                    Datatype.createContiguous(10, BYTE)
                }));
        byte[] expected = canaries(5000);
        int[][] pieces = {{4072, 24}, {4000, 24}, {4240, 24}, {96, 8}, {116, 8}, {136, 8}, {156, 8}, {1200, 10}};
        for (int[] piece : pieces) {
            System.arraycopy(memory, piece[0], expected, piece[0], piece[1]);
        }
        exchange(Place.bottom(MessageMemory.of(ByteBuffer.wrap(memory))), 1, arrays, mpi -> {
            byte[] got = canaries(5000);
            mpi.world().recv(Place.bottom(MessageMemory.of(ByteBuffer.wrap(got))), 1, arrays, 0, 0);
            assertThat(got).isEqualTo(expected);
        });
    }

    /** D23. */
    @Test
    void heapAndDirectBuffersSlicesAndBothByteOrdersCarryTheSameBytes() {
        byte[] data = Buffers.random(24, 23);
        ByteBuffer direct = ByteBuffer.allocateDirect(40);
        direct.put(8, data);
        ByteBuffer heap = ByteBuffer.allocate(40);
        heap.put(8, data);
        List<ByteBuffer> buffers = new ArrayList<>();
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            buffers.add(direct.slice(8, 24).order(order));
            buffers.add(heap.slice(8, 24).order(order));
            buffers.add(
                    heap.duplicate().position(3).slice(8, 24).asReadOnlyBuffer().order(order));
        }
        for (ByteBuffer buffer : buffers) {
            exchange(Place.of(buffer), 3, DOUBLE, mpi -> {
                ByteBuffer got = ByteBuffer.allocateDirect(50).slice(10, 40).order(buffer.order());
                mpi.world().recv(Place.of(got, 8), 3, DOUBLE, 0, 0);
                byte[] bytes = new byte[24];
                got.get(8, bytes);
                assertThat(bytes).isEqualTo(data);
                assertThat(got.getDouble(8)).isEqualTo(buffer.getDouble(0));
            });
        }
    }

    /** D07. */
    @Test
    void typesWithoutDataAreSentReceivedAndCounted() {
        Datatype empty = committed(Datatype.createStruct(new int[0], new long[0], new Datatype[0]));
        exchange(place(new byte[0]), 5, empty, mpi -> {
            Status status = mpi.world().recv(place(new byte[0]), 7, empty, 0, 0);
            assertThat(status.getCount(empty)).isZero();
            assertThat(status.getElements(empty)).isZero();
        });
    }

    /** D24. */
    @Test
    void displacementsBeyondTwoGigabytesReachAMemoryThatLarge() {
        Datatype far = committed(Datatype.createHVector(2, 1, 5L << 31, INT));
        SparseMemory memory = new SparseMemory(6L << 31);
        memory.write(64, new byte[] {1, 2, 3, 4}, 0, 4);
        memory.write(64 + (5L << 31), new byte[] {5, 6, 7, 8}, 0, 4);
        exchange(Place.of(memory, 64), 1, far, mpi -> {
            byte[] got = new byte[8];
            mpi.world().recv(place(got), 2, INT, 0, 0);
            assertThat(got).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        });
    }
}
