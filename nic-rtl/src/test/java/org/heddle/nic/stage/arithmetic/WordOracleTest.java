package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;
import org.heddle.nic.stage.arithmetic.bench.RandomFloats;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The oracle that judges long runs is itself judged: by exact sums, and by {@link Math}. */
class WordOracleTest {
    private static final int PAIRS = 100_000;

    @ParameterizedTest
    @EnumSource(FloatFormat.class)
    void sumsAndTheirFlagsAreTheExactModels(FloatFormat format) {
        ElementType type = format == FloatFormat.BINARY32 ? ElementType.FLOAT : ElementType.DOUBLE;
        RandomFloats floats = new RandomFloats(format, new SplittableRandom(21));
        int[] raised = new int[1 << FloatFlags.WIDTH];
        for (int i = 0; i < PAIRS; i++) {
            floats.next();
            ExactSum exact = ExactSum.of(format, unsigned(floats.left()), unsigned(floats.right()));
            WordOracle.Outcome outcome = WordOracle.of(ReductionOperation.SUM, type, floats.left(), floats.right());
            assertThat(outcome)
                    .as("%x + %x", floats.left(), floats.right())
                    .isEqualTo(new WordOracle.Outcome(exact.value().longValue(), exact.flags()));
            raised[exact.flags()]++;
        }
        // The draw reaches every set of flags that a sum can have, often.
        assertThat(raised[0]).isGreaterThan(PAIRS / 20);
        assertThat(raised[FloatFlags.INEXACT]).isGreaterThan(PAIRS / 20);
        assertThat(raised[FloatFlags.INVALID]).isGreaterThan(PAIRS / 1000);
        assertThat(raised[FloatFlags.OVERFLOW | FloatFlags.INEXACT]).isGreaterThan(PAIRS / 1000);
    }

    @ParameterizedTest
    @EnumSource(FloatFormat.class)
    void minimumAndMaximumAreThoseOfMath(FloatFormat format) {
        RandomFloats floats = new RandomFloats(format, new SplittableRandom(22));
        for (int i = 0; i < PAIRS; i++) {
            floats.next();
            long left = floats.left();
            long right = floats.right();
            if (format == FloatFormat.BINARY32) {
                float a = Float.intBitsToFloat((int) left);
                float b = Float.intBitsToFloat((int) right);
                assertExtremes(ElementType.FLOAT, left, right, bits(Math.min(a, b)), bits(Math.max(a, b)));
            } else {
                double a = Double.longBitsToDouble(left);
                double b = Double.longBitsToDouble(right);
                assertExtremes(
                        ElementType.DOUBLE,
                        left,
                        right,
                        Double.doubleToLongBits(Math.min(a, b)),
                        Double.doubleToLongBits(Math.max(a, b)));
            }
        }
    }

    private static void assertExtremes(ElementType type, long left, long right, long minimum, long maximum) {
        assertThat(WordOracle.of(ReductionOperation.MINIMUM, type, left, right).value())
                .isEqualTo(minimum);
        assertThat(WordOracle.of(ReductionOperation.MAXIMUM, type, left, right).value())
                .isEqualTo(maximum);
    }

    private static long bits(float number) {
        return Integer.toUnsignedLong(Float.floatToIntBits(number));
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }
}
