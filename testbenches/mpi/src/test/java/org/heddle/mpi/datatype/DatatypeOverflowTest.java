package org.heddle.mpi.datatype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Types beyond 64 bits, and types made of nothing. */
class DatatypeOverflowTest {
    private static final long MAX = Long.MAX_VALUE;
    private static final long MIN = Long.MIN_VALUE;
    private static final int[] ONE = {1};

    private static void assertRefused(ErrorClass expected, Supplier<?> call, String words) {
        assertThatThrownBy(call::get)
                .isInstanceOfSatisfying(
                        MpiException.class, e -> assertThat(e.getErrorClass()).isEqualTo(expected))
                .hasMessageContaining(words);
    }

    private static Datatype huge() {
        return Datatype.createResized(BYTE, 0, 1L << 62);
    }

    @Test
    void boundsAndExtentsBeyond64BitsAreRefusedByTheCallThatWouldMakeThem() {
        assertRefused(ErrorClass.ERR_ARG, () -> Datatype.createResized(INT, MAX, 1), "upper bound");
        assertRefused(ErrorClass.ERR_ARG, () -> Datatype.createResized(INT, MIN, -1), "upper bound");
        assertRefused(ErrorClass.ERR_COUNT, () -> Datatype.createContiguous(3, huge()), "2 * 4611686018427387904");
        assertRefused(ErrorClass.ERR_ARG, () -> Datatype.createVector(2, 1, 2, huge()), "displacement in bytes");
        assertRefused(ErrorClass.ERR_ARG, () -> Datatype.createVector(2, 1, -3, huge()), "displacement in bytes");
        assertRefused(ErrorClass.ERR_COUNT, () -> Datatype.createHVector(3, 1, 1L << 62, INT), "last instance");
        assertRefused(
                ErrorClass.ERR_ARG, () -> Datatype.createHIndexed(ONE, new long[] {MAX - 3}, INT), "displacement");
        assertRefused(ErrorClass.ERR_ARG, () -> Datatype.createIndexed(ONE, new int[] {2}, huge()), "displacement");
        assertRefused(
                ErrorClass.ERR_ARG,
                () -> Datatype.createHIndexedBlock(1, new long[] {MIN, MAX - 8}, BYTE),
                "true extent");
        assertRefused(
                ErrorClass.ERR_ARG,
                () -> Datatype.createStruct(
                        new int[] {1, 1}, new long[] {-(1L << 62), 1L << 62}, new Datatype[] {INT, DOUBLE}),
                "extent");
        assertRefused(
                ErrorClass.ERR_ARG,
                () -> Datatype.createHIndexedBlock(1, new long[] {0, MAX - 8}, DOUBLE),
                "the extent must be -2^63 to 2^63 - 1");
        int[] large = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
        int[] ones = {1, 1, 1};
        assertRefused(
                ErrorClass.ERR_ARG,
                () -> Datatype.createSubarray(large, ones, new int[3], StorageOrder.C, INT),
                "extent of the whole array");
        Datatype big = Datatype.createContiguous(Integer.MAX_VALUE, Datatype.createContiguous(Integer.MAX_VALUE, BYTE));
        assertThat(big.getSize()).isEqualTo((long) Integer.MAX_VALUE * Integer.MAX_VALUE);
        assertRefused(ErrorClass.ERR_COUNT, () -> Datatype.createContiguous(3, big), "all instances");
        assertRefused(ErrorClass.ERR_COUNT, () -> big.flatten(3), "all instances");
        assertRefused(
                ErrorClass.ERR_COUNT, () -> Datatype.createHVector(Integer.MAX_VALUE, 1, 0, big), "all instances");
    }

    /** The largest of each that there is. */
    @Test
    void boundsAtTheVeryEndOf64BitsAreExact() {
        Datatype last = Datatype.createHIndexed(ONE, new long[] {MAX - 1}, BYTE);
        assertThat(last.getUb()).isEqualTo(MAX);
        assertThat(last.getTrueLb()).isEqualTo(MAX - 1);
        Datatype first = Datatype.createHIndexed(ONE, new long[] {MIN}, BYTE);
        assertThat(first.getUb()).isEqualTo(MIN + 1);
        assertThat(Datatype.createResized(INT, MIN, MAX).getUb()).isEqualTo(-1);
        Datatype half = Datatype.createResized(BYTE, 0, 1L << 61);
        assertThat(Datatype.createContiguous(3, half).getExtent()).isEqualTo(3L << 61);
    }

    @Test
    void nothingGivenIsMpisErrorAndNotJavas() {
        int[] none = null;
        long[] nowhere = null;
        Datatype nothing = null;
        List<Supplier<?>> calls = new ArrayList<>();
        calls.add(() -> Datatype.createContiguous(1, nothing));
        calls.add(() -> Datatype.createVector(1, 1, 1, nothing));
        calls.add(() -> Datatype.createHVector(1, 1, 1, nothing));
        calls.add(() -> Datatype.createIndexed(ONE, ONE, nothing));
        calls.add(() -> Datatype.createIndexed(none, ONE, INT));
        calls.add(() -> Datatype.createIndexed(ONE, none, INT));
        calls.add(() -> Datatype.createHIndexed(none, new long[1], INT));
        calls.add(() -> Datatype.createHIndexed(ONE, nowhere, INT));
        calls.add(() -> Datatype.createIndexedBlock(1, none, INT));
        calls.add(() -> Datatype.createIndexedBlock(1, ONE, nothing));
        calls.add(() -> Datatype.createHIndexedBlock(1, nowhere, INT));
        calls.add(() -> Datatype.createHIndexedBlock(1, new long[1], nothing));
        calls.add(() -> Datatype.createStruct(none, new long[1], new Datatype[] {INT}));
        calls.add(() -> Datatype.createStruct(ONE, nowhere, new Datatype[] {INT}));
        calls.add(() -> Datatype.createStruct(ONE, new long[1], null));
        calls.add(() -> Datatype.createStruct(ONE, new long[1], new Datatype[1]));
        calls.add(() -> Datatype.createSubarray(none, ONE, new int[1], StorageOrder.C, INT));
        calls.add(() -> Datatype.createSubarray(ONE, none, new int[1], StorageOrder.C, INT));
        calls.add(() -> Datatype.createSubarray(ONE, ONE, none, StorageOrder.C, INT));
        calls.add(() -> Datatype.createSubarray(ONE, ONE, new int[1], null, INT));
        calls.add(() -> Datatype.createSubarray(ONE, ONE, new int[1], StorageOrder.C, nothing));
        calls.add(() -> Datatype.createResized(nothing, 0, 1));
        calls.add(() -> Datatype.of(null));
        for (Supplier<?> call : calls) {
            assertThatThrownBy(call::get).isInstanceOf(MpiException.class).hasMessageContaining("must be given");
        }
    }

    /** Each step of arithmetic against BigInteger, mostly near the ends. */
    @Test
    @Tag("slow")
    void exactArithmeticIsThatOfBigIntegerOrRefused() {
        Random random = new Random(14);
        for (int i = 0; i < 100_000; i++) {
            long a = corner(random);
            long b = corner(random);
            BigInteger x = BigInteger.valueOf(a);
            BigInteger y = BigInteger.valueOf(b);
            check(x.add(y), () -> Exact.sum(ErrorClass.ERR_ARG, "it", a, b));
            check(x.subtract(y), () -> Exact.difference(ErrorClass.ERR_ARG, "it", a, b));
            check(x.multiply(y), () -> Exact.product(ErrorClass.ERR_ARG, "it", a, b));
        }
    }

    private static long corner(Random random) {
        long near = random.nextInt(5) - 2L;
        return switch (random.nextInt(5)) {
            case 0 -> MAX - Math.abs(near);
            case 1 -> MIN + Math.abs(near);
            case 2 -> near;
            case 3 -> (1L << random.nextInt(63)) + near;
            default -> random.nextLong() >> random.nextInt(63);
        };
    }

    private static void check(BigInteger expected, Supplier<Long> computed) {
        if (expected.bitLength() < Long.SIZE) {
            assertThat(computed.get()).isEqualTo(expected.longValueExact());
        } else {
            assertRefused(ErrorClass.ERR_ARG, computed, "it must be -2^63 to 2^63 - 1");
        }
    }

    /** Random nests of constructors with numbers from small to enormous: a refusal, or the figures of an unbounded model. */
    @Test
    void randomTypesNeverHaveAWrappedFigure() {
        int refused = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            Datatype type = BYTE;
            BigInteger low = BigInteger.ZERO;
            BigInteger high = BigInteger.ONE;
            BigInteger size = BigInteger.ONE;
            try {
                for (int level = 0; level < 4; level++) {
                    int count = 1 + (random.nextBoolean() ? random.nextInt(3) : random.nextInt(Integer.MAX_VALUE - 1));
                    long stride = corner(random);
                    type = Datatype.createHVector(count, 1, stride, type);
                    BigInteger last = BigInteger.valueOf(count - 1L).multiply(BigInteger.valueOf(stride));
                    low = low.add(last.min(BigInteger.ZERO));
                    high = high.add(last.max(BigInteger.ZERO));
                    size = size.multiply(BigInteger.valueOf(count));
                }
            } catch (MpiException e) {
                refused++;
                continue;
            }
            assertThat(BigInteger.valueOf(type.getTrueLb())).isEqualTo(low);
            assertThat(BigInteger.valueOf(type.getTrueExtent())).isEqualTo(high.subtract(low));
            assertThat(BigInteger.valueOf(type.getExtent())).isEqualTo(high.subtract(low));
            assertThat(BigInteger.valueOf(type.getUb())).isEqualTo(high);
            assertThat(BigInteger.valueOf(type.getSize())).isEqualTo(size);
        }
        assertThat(refused).isBetween(2_000, 19_500);
    }
}
