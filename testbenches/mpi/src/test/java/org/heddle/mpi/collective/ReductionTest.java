package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Place.IN_PLACE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.FLOAT;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Results of reductions, against references in plain Java. */
@Tag("slow")
class ReductionTest {
    private static final List<Op> ARITHMETIC = List.of(Op.SUM, Op.PROD, Op.MAX, Op.MIN);
    private static final List<Op> LOGICAL = List.of(Op.LAND, Op.LOR, Op.LXOR);
    private static final List<Op> BITWISE = List.of(Op.BAND, Op.BOR, Op.BXOR);

    private static void assertError(ErrorClass expected, ThrowingCallable call, String words) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        MpiException.class, e -> assertThat(e.getErrorClass()).isEqualTo(expected))
                .hasMessageContaining(words);
    }

    /** C03, C07, C09: every operation on every integer type, by every algorithm, on every rank. */
    @Test
    void integerReductionsAreThoseOfBigIntegerCutToTheType() {
        List<Datatype> signed = List.of(Datatype.INT8, Datatype.SHORT, INT, Datatype.LONG);
        List<Datatype> types = new ArrayList<>(signed);
        types.addAll(List.of(Datatype.UINT8, Datatype.CHAR, Datatype.UINT16, Datatype.UINT32, Datatype.UINT64));
        List<Op> ops = new ArrayList<>(ARITHMETIC);
        ops.addAll(LOGICAL);
        ops.addAll(BITWISE);
        int ranks = 5;
        int count = 9;
        Ranks.run(ranks, mpi -> {
            Comm world = mpi.world();
            for (Algorithm algorithm : Algorithm.values()) {
                Collectives all = new Collectives(world, algorithm, 3);
                for (Datatype type : types) {
                    int bytes = (int) type.getSize();
                    byte[][] data = new byte[ranks][];
                    for (int rank = 0; rank < ranks; rank++) {
                        data[rank] = Ranks.random(count * bytes, 100 * bytes + rank);
                        Arrays.fill(data[rank], 0, bytes, (byte) 0); // for the logical operations
                        data[rank][2 * bytes - 1] = (byte) (rank == 2 ? 0x80 : 0); // the sign bit alone, once
                        Arrays.fill(data[rank], bytes, 2 * bytes - 1, (byte) 0);
                    }
                    for (Op op : ops) {
                        byte[] expected = data[0].clone();
                        for (int at = 0; at < expected.length; at += bytes) {
                            BigInteger sum = ReductionReference.read(data[0], at, bytes, signed.contains(type));
                            for (int rank = 1; rank < ranks; rank++) {
                                BigInteger next = ReductionReference.read(data[rank], at, bytes, signed.contains(type));
                                sum = ReductionReference.integer(op.toString(), sum, next);
                            }
                            ReductionReference.write(expected, at, bytes, sum);
                        }
                        ByteBuffer result = Ranks.bytes(count * bytes);
                        Place own = Place.of(Ranks.wrapped(data[world.getRank()]));
                        all.allReduce(own, Place.of(result), count, type, op);
                        assertThat(result.array())
                                .as(op + " " + type + " " + algorithm)
                                .isEqualTo(expected);
                    }
                }
            }
        });
    }

    /** C04. */
    @Test
    void operationsThatATypeDoesNotHaveAreRefused() {
        Datatype mixed = Datatype.createStruct(new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {INT, FLOAT});
        mixed.commit();
        Ranks.run(1, mpi -> {
            Collectives all = new Collectives(mpi.world());
            Place in = Place.of(Ranks.bytes(64));
            Place out = Place.of(Ranks.bytes(64));
            List<Op> onBits = new ArrayList<>(LOGICAL);
            onBits.addAll(BITWISE);
            for (Op op : onBits) {
                assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, FLOAT, op), op + " is not defined");
                assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, DOUBLE, op), "DOUBLE");
            }
            assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, Datatype.BYTE, Op.SUM), "BYTE");
            assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, Datatype.BOOLEAN, Op.MAX), "BOOLEAN");
            assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, mixed, Op.SUM), "struct");
            assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, DOUBLE, Op.MINLOC), "DOUBLE_INT");
            assertError(ErrorClass.ERR_OP, () -> all.allReduce(in, out, 1, Datatype.DOUBLE_INT, Op.SUM), "DOUBLE_INT");
            assertError(ErrorClass.ERR_COUNT, () -> all.allReduce(in, out, -1, INT, Op.SUM), "count=-1");
        });
    }

    /** C05: few values, so many ties; indices in any order. */
    @Test
    void minlocAndMaxlocTakeTheSmallestIndexOfEqualValues() {
        List<Datatype> types =
                List.of(Datatype.INT2, Datatype.SHORT_INT, Datatype.LONG_INT, Datatype.FLOAT_INT, Datatype.DOUBLE_INT);
        int ranks = 6;
        int count = 40;
        Ranks.run(ranks, mpi -> {
            for (Datatype type : types) {
                for (boolean largest : new boolean[] {false, true}) {
                    double[][] values = new double[ranks][count];
                    int[][] indices = new int[ranks][count];
                    Random random = new Random(5);
                    for (int rank = 0; rank < ranks; rank++) {
                        for (int i = 0; i < count; i++) {
                            int value = random.nextInt(3) - 1;
                            boolean zero = value == 0 && random.nextBoolean();
                            values[rank][i] = zero ? -0.0 : value;
                            indices[rank][i] = random.nextInt(100) - 50;
                        }
                    }
                    int me = mpi.world().getRank();
                    ByteBuffer own = pairs(type, values[me], indices[me]);
                    ByteBuffer result = Ranks.bytes(own.capacity());
                    new Collectives(mpi.world())
                            .allReduce(Place.of(own), Place.of(result), count, type, largest ? Op.MAXLOC : Op.MINLOC);
                    for (int i = 0; i < count; i++) {
                        int best = 0;
                        for (int rank = 1; rank < ranks; rank++) {
                            double difference =
                                    largest ? values[rank][i] - values[best][i] : values[best][i] - values[rank][i];
                            boolean better = difference > 0 || difference == 0 && indices[rank][i] < indices[best][i];
                            best = better ? rank : best;
                        }
                        int at = (int) (i * type.getExtent());
                        assertThat(value(type, result, at)).isEqualTo(values[best][i] + 0.0);
                        assertThat(result.getInt(at + indexOffset(type))).isEqualTo(indices[best][i]);
                    }
                }
            }
        });
    }

    private static int indexOffset(Datatype type) {
        return (int) type.getTrueExtent() - 4;
    }

    private static ByteBuffer pairs(Datatype type, double[] values, int[] indices) {
        ByteBuffer buffer = Ranks.bytes((int) (values.length * type.getExtent()));
        for (int i = 0; i < values.length; i++) {
            int at = (int) (i * type.getExtent());
            switch (type.getName()) {
                case "INT2" -> buffer.putInt(at, (int) values[i]);
                case "SHORT_INT" -> buffer.putShort(at, (short) values[i]);
                case "LONG_INT" -> buffer.putLong(at, (long) values[i]);
                case "FLOAT_INT" -> buffer.putFloat(at, (float) values[i]);
                default -> buffer.putDouble(at, values[i]);
            }
            buffer.putInt(at + indexOffset(type), indices[i]);
        }
        return buffer;
    }

    private static double value(Datatype type, ByteBuffer buffer, int at) {
        double value = switch (type.getName()) {
            case "INT2" -> buffer.getInt(at);
            case "SHORT_INT" -> buffer.getShort(at);
            case "LONG_INT" -> buffer.getLong(at);
            case "FLOAT_INT" -> buffer.getFloat(at);
            default -> buffer.getDouble(at);
        };
        return value + 0.0; // -0 and +0 are equal here
    }

    /** C06. */
    @Test
    void inPlaceIsSaidNotGuessed() {
        Ranks.run(3, mpi -> {
            Comm world = mpi.world();
            Collectives all = new Collectives(world);
            int me = world.getRank();
            ByteBuffer both = Ranks.ints(me + 1);
            assertError(
                    ErrorClass.ERR_BUFFER,
                    () -> all.allReduce(Place.of(both), Place.of(both), 1, INT, Op.SUM),
                    "say IN_PLACE");
            all.allReduce(IN_PLACE, Place.of(both), 1, INT, Op.SUM);
            assertThat(both.getInt(0)).isEqualTo(6);
            ByteBuffer own = Ranks.ints(me + 1);
            all.reduce(me == 2 ? IN_PLACE : Place.of(own), Place.of(own), 1, INT, Op.PROD, 2);
            assertThat(own.getInt(0)).isEqualTo(me == 2 ? 6 : me + 1);
            if (me == 0) {
                assertError(
                        ErrorClass.ERR_BUFFER,
                        () -> all.reduce(IN_PLACE, Place.of(own), 1, INT, Op.SUM, 1),
                        "at the root");
            }
            assertError(ErrorClass.ERR_ROOT, () -> all.reduce(Place.of(own), IN_PLACE, 1, INT, Op.SUM, 3), "root=3");
        });
    }

    /** C08: two ranks, one operation, so the result is Java's, bit for bit; any NaN is the canonical one. */
    @Test
    void aSingleFloatingPointOperationIsJavas() {
        double[] corners = {
            0.0,
            -0.0,
            1.0,
            -1.0,
            Double.MIN_VALUE,
            -Double.MIN_VALUE,
            Double.MIN_NORMAL,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NaN,
            Double.longBitsToDouble(0xFFF0000000000001L),
            0x1.0p-53,
            1 + 0x1.0p-52,
            1e308,
            -1e308,
            0x1.fffffffffffffp-1022,
            Math.PI
        };
        int count = corners.length * corners.length;
        Ranks.run(2, mpi -> {
            int me = mpi.world().getRank();
            ByteBuffer doubles = Ranks.bytes(8 * count);
            ByteBuffer floats = Ranks.bytes(4 * count);
            for (int i = 0; i < count; i++) {
                double value = corners[me == 0 ? i / corners.length : i % corners.length];
                doubles.putDouble(8 * i, value);
                floats.putFloat(4 * i, (float) value);
            }
            Collectives all = new Collectives(mpi.world());
            for (Op op : ARITHMETIC) {
                ByteBuffer result = Ranks.bytes(8 * count);
                all.allReduce(Place.of(doubles), Place.of(result), count, DOUBLE, op);
                ByteBuffer single = Ranks.bytes(4 * count);
                all.allReduce(Place.of(floats), Place.of(single), count, FLOAT, op);
                for (int i = 0; i < count; i++) {
                    double a = corners[i / corners.length];
                    double b = corners[i % corners.length];
                    float x = (float) a;
                    float y = (float) b;
                    double expected = op == Op.SUM
                            ? a + b
                            : op == Op.PROD ? a * b : op == Op.MAX ? Math.max(a, b) : Math.min(a, b);
                    float expectedSingle = op == Op.SUM
                            ? x + y
                            : op == Op.PROD ? x * y : op == Op.MAX ? Math.max(x, y) : Math.min(x, y);
                    assertThat(result.getLong(8 * i))
                            .as(op + " " + a + " " + b)
                            .isEqualTo(Double.doubleToLongBits(expected));
                    assertThat(single.getInt(4 * i))
                            .as(op + " " + x + " " + y)
                            .isEqualTo(Float.floatToIntBits(expectedSingle));
                }
            }
        });
    }

    /** C09, C10, C13: each algorithm's documented order, on any number of ranks, whatever the delays. */
    @Test
    void floatSumsHaveTheBitsOfTheDocumentedOrderOnEveryRankWhateverTheDelays() {
        for (int ranks : new int[] {1, 2, 3, 5, 8, 16, 17}) {
            for (int arity : new int[] {1, 2, 4, 15}) {
                List<Double> values = new ArrayList<>();
                Random random = new Random(ranks);
                for (int i = 0; i < ranks; i++) {
                    values.add(random.nextGaussian() * Math.pow(10, random.nextInt(20)));
                }
                double tree = ReductionReference.tree(values, 0, arity, Double::sum);
                double doubling = ReductionReference.doubling(values, Double::sum);
                for (int run = 0; run < 4; run++) {
                    int seed = run;
                    Ranks.run(ranks, mpi -> {
                        int me = mpi.world().getRank();
                        Random delays = new Random(31 * seed + me);
                        for (Algorithm algorithm : Algorithm.values()) {
                            Ranks.delay(mpi, delays);
                            ByteBuffer result = Ranks.doubles(values.get(me));
                            Collectives all = new Collectives(mpi.world(), algorithm, arity);
                            all.allReduce(IN_PLACE, Place.of(result), 1, DOUBLE, Op.SUM);
                            double expected = switch (algorithm) {
                                case TREE -> tree;
                                case RECURSIVE_DOUBLING -> doubling;
                                // One value in n parts lies in the last of them.
                                case RING -> ReductionReference.ring(values, ranks - 1, Double::sum);
                            };
                            assertThat(result.getLong(0)).isEqualTo(Double.doubleToLongBits(expected));
                        }
                    });
                }
            }
        }
    }

    /** C10: the order matters in this sum, and 100 runs with random delays agree. */
    @Test
    void aHundredRunsWithRandomDelaysGiveTheSameBits() {
        List<Double> values = List.of(1e16, 1.0, -1e16, 3.0, 1e-3, 7e15, -7e15);
        double fixed = ReductionReference.tree(values, 0, 2, Double::sum);
        assertThat(fixed).isNotEqualTo(values.stream().reduce(0.0, Double::sum));
        for (int run = 0; run < 100; run++) {
            int seed = run;
            Ranks.run(values.size(), mpi -> {
                int me = mpi.world().getRank();
                Ranks.delay(mpi, new Random(1000L * seed + me));
                ByteBuffer result = Ranks.doubles(values.get(me));
                new Collectives(mpi.world(), Algorithm.TREE, 2)
                        .allReduce(IN_PLACE, Place.of(result), 1, DOUBLE, Op.SUM);
                assertThat(result.getDouble(0)).isEqualTo(fixed);
            });
        }
    }

    /** C11: 2 by 2 integer matrices do not commute. */
    @Test
    void operationsThatDoNotCommuteTakeTheRanksInOrderWhateverTheRoot() {
        Datatype matrix = Datatype.createContiguous(4, INT);
        matrix.commit();
        Op product = Op.create(
                (in, inOut, count, type) -> {
                    for (int at = 0; at < 16 * count; at += 16) {
                        multiply(in, inOut, at);
                    }
                },
                false);
        for (int ranks : new int[] {1, 2, 3, 5, 8, 16, 17}) {
            int[] whole = {1, 0, 0, 1};
            List<int[]> prefixes = new ArrayList<>();
            for (int rank = 0; rank < ranks; rank++) {
                whole = product(whole, matrixOf(rank));
                prefixes.add(whole);
            }
            int[] expected = whole;
            Ranks.run(ranks, mpi -> {
                int me = mpi.world().getRank();
                for (Algorithm algorithm : Algorithm.values()) {
                    Collectives all = new Collectives(mpi.world(), algorithm, 4);
                    ByteBuffer result = Ranks.bytes(16);
                    Place own = Ranks.place(matrixOf(me));
                    all.allReduce(own, Place.of(result), 1, matrix, product);
                    assertThat(Ranks.ints(result)).as(ranks + " " + algorithm).isEqualTo(expected);
                    int root = ranks / 2;
                    ByteBuffer rooted = Ranks.bytes(16);
                    all.reduce(own, Place.of(rooted), 1, matrix, product, root);
                    assertThat(Ranks.ints(rooted)).isEqualTo(me == root ? expected : new int[4]);
                    ByteBuffer scanned = Ranks.bytes(16);
                    all.scan(own, Place.of(scanned), 1, matrix, product);
                    assertThat(Ranks.ints(scanned)).isEqualTo(prefixes.get(me));
                    ByteBuffer below = Ranks.bytes(16);
                    all.exScan(own, Place.of(below), 1, matrix, product);
                    assertThat(Ranks.ints(below)).isEqualTo(me == 0 ? new int[4] : prefixes.get(me - 1));
                }
            });
        }
    }

    private static int[] matrixOf(int rank) {
        return new int[] {1 + rank % 3, rank, 2, -rank % 5};
    }

    private static int[] product(int[] a, int[] b) {
        return new int[] {
            a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3]
        };
    }

    private static void multiply(ByteBuffer in, ByteBuffer inOut, int at) {
        int[] a = new int[4];
        int[] b = new int[4];
        for (int i = 0; i < 4; i++) {
            a[i] = in.getInt(at + 4 * i);
            b[i] = inOut.getInt(at + 4 * i);
        }
        int[] c = product(a, b);
        for (int i = 0; i < 4; i++) {
            inOut.putInt(at + 4 * i, c[i]);
        }
    }

    /** C12, C13. */
    @Test
    void allSizesAroundADescriptorAndItsMultiplesAreReducedWhole() {
        for (int ranks : new int[] {1, 2, 3, 5, 8, 16, 17}) {
            Ranks.run(ranks, mpi -> {
                int me = mpi.world().getRank();
                for (Algorithm algorithm : Algorithm.values()) {
                    Collectives all = new Collectives(mpi.world(), algorithm, 2);
                    for (int bytes : new int[] {0, 4, 8, 44, 48, 52, 56, 96, 100, 4096}) {
                        int count = bytes / 4;
                        ByteBuffer result = Ranks.bytes(bytes);
                        int[] own = new int[count];
                        int[] expected = new int[count];
                        for (int i = 0; i < count; i++) {
                            own[i] = me * 1000 + i;
                            expected[i] = 1000 * ranks * (ranks - 1) / 2 + ranks * i;
                        }
                        all.allReduce(Ranks.place(own), Place.of(result), count, INT, Op.SUM);
                        assertThat(Ranks.ints(result)).isEqualTo(expected);
                    }
                }
            });
        }
    }

    /** D23 in reductions: each rank has its own byte order and its own layout. */
    @Test
    void ranksMayHaveDifferentByteOrders() {
        Datatype spread = Datatype.createVector(3, 1, 2, INT);
        spread.commit();
        Ranks.run(4, mpi -> {
            int me = mpi.world().getRank();
            ByteBuffer own =
                    ByteBuffer.allocate(20).order(me % 2 == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
            own.putInt(0, me).putInt(4, 77).putInt(8, 10 * me).putInt(12, 77).putInt(16, 100 * me);
            new Collectives(mpi.world()).allReduce(IN_PLACE, Place.of(own), 1, spread, Op.SUM);
            assertThat(Ranks.ints(own)).containsExactly(6, 77, 60, 77, 600);
        });
    }

    @Test
    void reduceScatterGivesEachRankItsPart() {
        int[] counts = {2, 0, 1, 3};
        Ranks.run(4, mpi -> {
            int me = mpi.world().getRank();
            int[] own = {me, me + 1, me + 2, me + 3, me + 4, me + 5};
            ByteBuffer part = Ranks.bytes(4 * counts[me]);
            new Collectives(mpi.world()).reduceScatter(Ranks.place(own), Place.of(part), counts, INT, Op.SUM);
            int[][] expected = {{6, 10}, {}, {14}, {18, 22, 26}};
            assertThat(Ranks.ints(part)).isEqualTo(expected[me]);
        });
    }

    @Test
    void reduceScatterRefusesCountsBeforeAnythingIsSent() {
        Ranks.run(2, mpi -> {
            Collectives collectives = new Collectives(mpi.world());
            ByteBuffer part = Ranks.bytes(4);
            Place own = Ranks.place(1, 2);
            for (int[] wrong : new int[][] {{3, -1}, {-1, 3}}) {
                assertError(
                        ErrorClass.ERR_COUNT,
                        () -> collectives.reduceScatter(own, Place.of(part), wrong, INT, Op.SUM),
                        "]=-1");
            }
            assertError(
                    ErrorClass.ERR_COUNT,
                    () -> collectives.reduceScatter(own, Place.of(part), new int[] {2}, INT, Op.SUM),
                    "it has 1");
            assertError(
                    ErrorClass.ERR_COUNT,
                    () -> collectives.reduceScatter(own, Place.of(part), new int[] {Integer.MAX_VALUE, 1}, INT, Op.SUM),
                    "2147483648");
            collectives.reduceScatter(own, Place.of(part), new int[] {1, 1}, INT, Op.SUM);
            assertThat(Ranks.ints(part)).containsExactly(mpi.world().getRank() == 0 ? 2 : 4);
        });
    }
}
