package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.experiment.mpi.Offloaded.allReduce;
import static org.heddle.experiment.mpi.Offloaded.doubles;
import static org.heddle.experiment.mpi.Offloaded.longs;
import static org.heddle.experiment.mpi.Offloaded.random;
import static org.heddle.experiment.mpi.Offloaded.tree;
import static org.heddle.experiment.mpi.Offloaded.zeros;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Set;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Fallback;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Results that reducing nodes compute for MPI: operations, types and values. */
@Tag("slow")
class OffloadedOperationsTest {
    private static final List<Op> OPS =
            List.of(Op.SUM, Op.PROD, Op.MAX, Op.MIN, Op.LAND, Op.LOR, Op.LXOR, Op.BAND, Op.BOR, Op.BXOR);
    private static final List<Datatype> INTEGERS = List.of(
            Datatype.INT8,
            Datatype.UINT8,
            Datatype.SHORT,
            Datatype.UINT16,
            Datatype.INT,
            Datatype.UINT32,
            Datatype.LONG,
            Datatype.UINT64);
    private static final Set<Datatype> OF_THE_ALU =
            Set.of(Datatype.INT, Datatype.UINT32, Datatype.LONG, Datatype.UINT64, Datatype.FLOAT, Datatype.DOUBLE);
    private static final int BYTES = 24;

    /** C03, C09, C17: integers are the software's for every operation and type; what the ALU has not falls back with its reason. */
    @Test
    void everyOperationOnEveryIntegerIsTheSoftwaresAndOnlyWhatTheAluHasIsOffloaded() {
        Offloaded.run(5, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (Op op : OPS) {
                for (Datatype type : INTEGERS) {
                    ByteBuffer own = random(BYTES, OPS.indexOf(op), rank);
                    int count = (int) (BYTES / type.getSize());
                    int before = offloaded.fallbacks().size();
                    byte[] result = allReduce(offloaded, own, count, type, op);
                    assertThat(result).as("%s of %s", op, type).isEqualTo(allReduce(software, own, count, type, op));
                    boolean isOffloaded = op != Op.PROD && OF_THE_ALU.contains(type);
                    assertThat(offloaded.fallbacks()).hasSize(isOffloaded ? before : before + 1);
                    int root = INTEGERS.indexOf(type) % 5;
                    ByteBuffer reduced = zeros(BYTES);
                    offloaded.reduce(Place.of(own), Place.of(reduced), count, type, op, root);
                    assertThat(reduced.array()).isEqualTo(rank == root ? result : new byte[BYTES]);
                }
            }
            Fallback first = offloaded.fallbacks().get(0);
            assertThat(first.operation()).isEqualTo("allReduce");
            assertThat(first.rule()).isEqualTo("type");
            assertThat(first.reason()).contains("32 or 64 bits only");
            assertThat(offloaded.fallbacks())
                    .anyMatch(each ->
                            each.rule().equals("operation") && each.reason().contains("no PROD"));
        });
    }

    /** C03, C08, C17: floats by the same tree, bit for bit, subnormals, infinities and NaN among them. */
    @Test
    void floatsAreTheSoftwareTreesBitForBit() {
        double[] special = {
            Double.MIN_VALUE,
            -Double.MIN_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NaN,
            -0.0,
            0.0,
            0x1p-1022,
            -0x1p1023,
            1e16,
            1
        };
        Offloaded.run(5, tree(3), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (Op op : List.of(Op.SUM, Op.MAX, Op.MIN)) {
                for (int seed = 0; seed < 6; seed++) {
                    double[] values = new double[6];
                    for (int i = 0; i < 6; i++) {
                        values[i] = seed == 0
                                ? special[(rank + 2 * i) % special.length]
                                : seed == 1
                                        ? 0.1 * (rank + i)
                                        : random(8, 60 * seed + i, rank).getDouble(0);
                    }
                    ByteBuffer own = doubles(values);
                    assertThat(allReduce(offloaded, own, 6, Datatype.DOUBLE, op))
                            .isEqualTo(allReduce(software, own, 6, Datatype.DOUBLE, op));
                    ByteBuffer floats = random(48, seed, rank);
                    assertThat(allReduce(offloaded, floats, 12, Datatype.FLOAT, op))
                            .isEqualTo(allReduce(software, floats, 12, Datatype.FLOAT, op));
                }
            }
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    /** C04. */
    @Test
    void bitsOfFloatsAreRefusedBeforeAnythingHappens() {
        Offloaded.run(2, tree(2), (mpi, offloaded, software) -> {
            long calls = offloaded.offloadedCalls();
            for (Op op : List.of(Op.BAND, Op.LOR)) {
                assertThatThrownBy(() -> allReduce(offloaded, zeros(8), 1, Datatype.DOUBLE, op))
                        .isInstanceOfSatisfying(
                                MpiException.class,
                                error -> assertThat(error.getErrorClass()).isEqualTo(ErrorClass.ERR_OP));
            }
            assertThat(offloaded.offloadedCalls()).isEqualTo(calls);
        });
    }

    /** C05: of equal values the smallest index, negative ones too; -0 and +0 are equal. */
    @Test
    void theSmallestIndexWinsATieWhateverTheOrderOfIndices() {
        List<Datatype> pairs =
                List.of(Datatype.INT2, Datatype.LONG_INT, Datatype.FLOAT_INT, Datatype.DOUBLE_INT, Datatype.SHORT_INT);
        int[] indices = {7, -3, 5, 2, 100};
        double[][] values = {{1, 1, 1, 1, 1}, {0.0, -0.0, 0.0, -0.0, 0.0}, {5, -7, 5, 5, -7}, {3, 4, 2, 9, 9}};
        Offloaded.run(5, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (Datatype type : pairs) {
                int extent = (int) type.getExtent();
                ByteBuffer own = zeros(values.length * extent);
                for (int i = 0; i < values.length; i++) {
                    put(own, i * extent, type, values[i][rank], indices[(rank + i) % 5]);
                }
                for (Op op : List.of(Op.MINLOC, Op.MAXLOC)) {
                    byte[] result = allReduce(offloaded, own, values.length, type, op);
                    byte[] expected = allReduce(software, own, values.length, type, op);
                    assertThat(result).as("%s of %s", op, type).isEqualTo(withoutMinusZero(expected, type));
                }
            }
            assertThat(offloaded.fallbacks())
                    .hasSize(2)
                    .allMatch(each -> each.rule().equals("type"));
        });
    }

    /** A zero has no sign here; its pair is the one of the smallest index all the same. */
    private static byte[] withoutMinusZero(byte[] pairs, Datatype type) {
        ByteBuffer buffer = ByteBuffer.wrap(pairs).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 0; at < pairs.length; at += (int) type.getExtent()) {
            if (type == Datatype.FLOAT_INT && buffer.getFloat(at) == 0) {
                buffer.putFloat(at, 0);
            } else if (type == Datatype.DOUBLE_INT && buffer.getDouble(at) == 0) {
                buffer.putDouble(at, 0);
            }
        }
        return pairs;
    }

    private static void put(ByteBuffer buffer, int at, Datatype type, double value, int index) {
        int size = (int) type.getSize() - 4;
        if (type == Datatype.FLOAT_INT) {
            buffer.putFloat(at, (float) value);
        } else if (type == Datatype.DOUBLE_INT) {
            buffer.putDouble(at, value);
        } else if (size == 8) {
            buffer.putLong(at, (long) value);
        } else if (size == 4) {
            buffer.putInt(at, (int) value);
        } else {
            buffer.putShort(at, (short) value);
        }
        buffer.putInt(at + Math.max(4, size), index);
    }

    /** C06. */
    @Test
    void inPlaceIsForTheRootOfAReduceAndForAllOfAnAllreduce() {
        Offloaded.run(3, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            ByteBuffer own = longs(rank + 1);
            offloaded.allReduce(Place.IN_PLACE, Place.of(own), 1, Datatype.LONG, Op.SUM);
            assertThat(own.getLong(0)).isEqualTo(6);
            own.putLong(0, rank + 1);
            Place send = rank == 1 ? Place.IN_PLACE : Place.of(own);
            offloaded.reduce(send, Place.of(rank == 1 ? own : zeros(8)), 1, Datatype.LONG, Op.SUM, 1);
            assertThat(own.getLong(0)).isEqualTo(rank == 1 ? 6 : rank + 1);
            assertThatThrownBy(() -> offloaded.allReduce(Place.of(own), Place.of(own), 1, Datatype.LONG, Op.SUM))
                    .hasMessageContaining("IN_PLACE");
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    /** C07. */
    @Test
    void integersWrapAndSignedAndUnsignedCompareDifferently() {
        Offloaded.run(2, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            ByteBuffer own = zeros(8).putInt(0, rank == 0 ? 0x8000_0000 : 1).putInt(4, 0x7FFF_FFFF);
            assertThat(ints(allReduce(offloaded, own, 2, Datatype.INT, Op.MAX))).containsExactly(1, 0x7FFF_FFFF);
            assertThat(ints(allReduce(offloaded, own, 2, Datatype.UINT32, Op.MAX)))
                    .containsExactly(0x8000_0000, 0x7FFF_FFFF);
            assertThat(ints(allReduce(offloaded, own, 2, Datatype.INT, Op.SUM))).containsExactly(0x8000_0001, -2);
            assertThat(ints(allReduce(offloaded, own, 2, Datatype.INT, Op.LAND)))
                    .containsExactly(1, 1);
            assertThat(ints(allReduce(offloaded, own, 2, Datatype.INT, Op.LXOR)))
                    .containsExactly(0, 0);
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    private static int[] ints(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        return new int[] {buffer.getInt(0), buffer.getInt(4)};
    }

    /** C11: matrices do not commute; software keeps the order of ranks whatever the root. */
    @Test
    void whatDoesNotCommuteStaysInTheOrderOfRanks() {
        Op product = Op.create(
                (in, inOut, count, type) -> {
                    long a = in.getLong(0);
                    long b = in.getLong(8);
                    inOut.putLong(0, a * inOut.getLong(0));
                    inOut.putLong(8, a * inOut.getLong(8) + b);
                },
                false);
        Datatype pair = Datatype.createContiguous(2, Datatype.LONG);
        pair.commit();
        Offloaded.run(5, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            long[] expected = {1, 0};
            for (int i = 0; i < 5; i++) {
                expected = new long[] {expected[0] * (i + 2), expected[0] * (3 * i) + expected[1]};
            }
            for (int root = 0; root < 5; root++) {
                ByteBuffer result = zeros(16);
                offloaded.reduce(Place.of(longs(rank + 2, 3L * rank)), Place.of(result), 1, pair, product, root);
                if (rank == root) {
                    assertThat(result).isEqualTo(longs(expected));
                }
            }
            assertThat(offloaded.fallbacks())
                    .hasSize(5)
                    .allMatch(each -> each.rule().equals("commutative"));
        });
    }
}
