package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;
import org.heddle.nic.stage.arithmetic.bench.BinnedModel;
import org.heddle.nic.stage.arithmetic.bench.HardSums;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class BinnedSumTest {
    private static final int ROUNDS = 2_000;

    private static BinnedSum of(double... values) {
        BinnedSum sum = new BinnedSum();
        for (double value : values) {
            sum.add(value);
        }
        return sum;
    }

    private static void expect(double expected, int flags, double... values) {
        RoundedSum rounded = of(values).roundedToDouble();
        assertThat(Long.toHexString(rounded.bits())).isEqualTo(Long.toHexString(Double.doubleToLongBits(expected)));
        assertThat(rounded.flags()).isEqualTo(flags);
    }

    /** A random tree of sums over the values. */
    private static BinnedSum tree(List<Double> values, Random random) {
        List<BinnedSum> sums = new ArrayList<>();
        for (double value : values) {
            if (sums.isEmpty() || random.nextBoolean()) {
                sums.add(new BinnedSum());
            }
            sums.get(random.nextInt(sums.size())).add(value);
        }
        while (sums.size() > 1) {
            Collections.shuffle(sums, random);
            BinnedSum one = BinnedSum.of(sums.remove(0).words());
            one.add(sums.remove(0));
            sums.add(one);
        }
        return sums.get(0);
    }

    @Test
    void anyTreeGivesTheBitsThatTheValuesHaveAllAtOnce() {
        var random = new SplittableRandom(7);
        Random trees = new Random(8);
        int dropped = 0;
        for (int round = 0; round < ROUNDS; round++) {
            List<Double> values = new HardSums(random, false).next(1 + random.nextInt(40));
            BinnedModel model = new BinnedModel(values, false);
            BinnedSum sum = tree(values, trees);
            assertThat(sum.words()).as("%s", values).isEqualTo(model.words());
            assertThat(Double.doubleToRawLongBits(sum.toDouble()))
                    .as("%s", values)
                    .isEqualTo(Double.doubleToLongBits(model.asDouble()));
            dropped += model.keepsAll() ? 0 : 1;
        }
        assertThat(dropped).as("sums that drop something").isBetween(ROUNDS / 10, ROUNDS * 9 / 10);
    }

    @Test
    void floatsAreWidenedAndTheSumIsRoundedOnce() {
        var random = new SplittableRandom(9);
        Random trees = new Random(10);
        for (int round = 0; round < ROUNDS; round++) {
            List<Double> values = new HardSums(random, true).next(1 + random.nextInt(40));
            BinnedModel model = new BinnedModel(values, false);
            assertThat(Float.floatToRawIntBits(tree(values, trees).toFloat()))
                    .as("%s", values)
                    .isEqualTo(Float.floatToIntBits(model.asFloat()));
        }
        BinnedSum sum = new BinnedSum();
        sum.add(Float.MAX_VALUE);
        sum.add(Math.ulp(Float.MAX_VALUE) / 2);
        assertThat(sum.toFloat()).isEqualTo(Float.POSITIVE_INFINITY);
        sum.add(-1f);
        assertThat(sum.toFloat()).isEqualTo(Float.MAX_VALUE);
    }

    @Test
    void whereNothingIsDroppedTheSumIsTheExactOneRoundedOnce() {
        var random = new SplittableRandom(11);
        int compared = 0;
        for (int round = 0; round < ROUNDS; round++) {
            List<Double> values = new HardSums(random, false)
                    .next(1 + random.nextInt(6)).stream()
                            .map(value -> Double.isFinite(value) ? value : 1.0)
                            .toList();
            BinnedModel model = new BinnedModel(values, false);
            if (!model.keepsAll() || model.exact().signum() == 0) {
                continue;
            }
            compared++;
            RoundedSum rounded = tree(values, new Random(round)).roundedToDouble();
            double exact = model.exact().doubleValue();
            assertThat(Double.longBitsToDouble(rounded.bits())).as("%s", values).isEqualTo(exact);
            boolean isInexact = Double.isInfinite(exact) || new BigDecimal(exact).compareTo(model.exact()) != 0;
            assertThat((rounded.flags() & FloatFlags.INEXACT) != 0)
                    .as("%s", values)
                    .isEqualTo(isInexact);
            assertThat((rounded.flags() & FloatFlags.OVERFLOW) != 0)
                    .as("%s", values)
                    .isEqualTo(Double.isInfinite(exact));
        }
        assertThat(compared).isGreaterThan(ROUNDS / 4);
    }

    @Test
    void theErrorIsAtMostHalfAUnitAndTwoToTheMinus160OfTheLargestForEachValue() {
        var random = new SplittableRandom(12);
        BigDecimal share = BigDecimal.ONE.divide(new BigDecimal(2).pow(160));
        for (int round = 0; round < ROUNDS; round++) {
            List<Double> values = new HardSums(random, false)
                    .next(1 + random.nextInt(40)).stream()
                            .map(value -> Double.isFinite(value) ? value : 1.0)
                            .toList();
            double sum = tree(values, new Random(round)).toDouble();
            if (Double.isInfinite(sum)) {
                continue;
            }
            double largest = values.stream().mapToDouble(Math::abs).max().orElseThrow();
            BigDecimal bound = new BigDecimal(largest).multiply(share).multiply(new BigDecimal(values.size()));
            BigDecimal half = new BigDecimal(Math.ulp(sum)).divide(new BigDecimal(2));
            BigDecimal error = new BinnedModel(values, false)
                    .exact()
                    .subtract(new BigDecimal(sum))
                    .abs();
            assertThat(error).as("%s", values).isLessThanOrEqualTo(half.add(bound));
        }
    }

    @Test
    void whatCancelsLeavesTheRest() {
        expect(1, 0, 1e30, 1, -1e30);
        expect(Double.MAX_VALUE, 0, Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE);
        expect(0, 0, 1e300, -1e300);
        expect(0, FloatFlags.INEXACT, 1e300, Double.MIN_VALUE, -1e300);
        expect(Double.MIN_VALUE, 0, 1e-290, Double.MIN_VALUE, -1e-290);
    }

    @Test
    void roundsTiesToEvenAndSeesTheSmallestRest() {
        double half = Math.ulp(1.0) / 2;
        expect(1, FloatFlags.INEXACT, 1, half);
        expect(1 + 4 * half, FloatFlags.INEXACT, 1, 2 * half, half);
        expect(1 + 2 * half, FloatFlags.INEXACT, 1, half, 0x1p-150);
        expect(1, FloatFlags.INEXACT, 1, half, -0x1p-110);
        expect(1e300, FloatFlags.INEXACT, 1e300, 1e-300);
        expect(Double.POSITIVE_INFINITY, FloatFlags.OVERFLOW | FloatFlags.INEXACT, Double.MAX_VALUE, 0x1p970);
        expect(Double.MAX_VALUE, FloatFlags.INEXACT, Double.MAX_VALUE, 0x1.fffffffffffffp969);
        expect(Double.NEGATIVE_INFINITY, FloatFlags.OVERFLOW | FloatFlags.INEXACT, -Double.MAX_VALUE, -0x1p1000);
    }

    @Test
    void subnormalsAreExact() {
        expect(2 * Double.MIN_VALUE, 0, Double.MIN_VALUE, Double.MIN_VALUE);
        expect(Double.MIN_NORMAL, 0, Double.MIN_NORMAL - Double.MIN_VALUE, Double.MIN_VALUE);
        expect(-Double.MIN_VALUE, 0, Double.MIN_NORMAL, Double.MIN_VALUE, -Double.MIN_NORMAL, -2 * Double.MIN_VALUE);
    }

    @Test
    void infinitiesAndNansGoBeforeNumbers() {
        expect(Double.POSITIVE_INFINITY, 0, 1, Double.POSITIVE_INFINITY, -Double.MAX_VALUE, -Double.MAX_VALUE);
        expect(Double.NaN, FloatFlags.INVALID, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        expect(Double.NaN, 0, Double.NaN, Double.POSITIVE_INFINITY);
        BinnedSum sum = new BinnedSum();
        sum.addDouble(0x7FF0_0000_0000_0001L);
        assertThat(sum.roundedToDouble()).isEqualTo(new RoundedSum(0x7FF8_0000_0000_0000L, FloatFlags.INVALID));
        BinnedSum narrow = new BinnedSum();
        narrow.addFloat(0x7F80_0001);
        assertThat(narrow.roundedToFloat()).isEqualTo(new RoundedSum(0x7FC0_0000, FloatFlags.INVALID));
    }

    @Test
    void onlyNothingButMinusZerosIsMinusZero() {
        expect(-0.0, 0, -0.0, -0.0);
        expect(0.0, 0, -0.0, 0.0);
        expect(0.0, 0, -0.0, 1, -1);
        assertThat(of().toDouble()).isEqualTo(-0.0);
    }

    @Test
    void theFullestBinDoesNotOverflow() {
        double full = 0x1.fffffffffep39; // forty ones, which fill a bin
        for (double each : new double[] {Math.scalb(full, -1074 + 1000), -Math.scalb(full, -1074 + 1000)}) {
            BinnedSum many = new BinnedSum();
            for (int i = 0; i < BinnedLayout.MOST_VALUES; i++) {
                many.add(each);
            }
            assertThat(many.toDouble()).isEqualTo(each * BinnedLayout.MOST_VALUES);
            assertThatThrownBy(() -> many.add(1.0))
                    .isInstanceOf(ArithmeticException.class)
                    .hasMessage("a sum must have at most 8388608 values: values=8388609");
        }
    }
}
