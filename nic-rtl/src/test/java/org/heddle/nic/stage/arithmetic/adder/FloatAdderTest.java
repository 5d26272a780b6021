package org.heddle.nic.stage.arithmetic.adder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.nic.stage.arithmetic.bench.RandomFloats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FloatAdderTest {
    /** Written by hand from the standard: operands, sum, flags. */
    private static final String BINARY32_CORNERS = """
            3F800000 3F800000 40000000 00  1 + 1
            3F800000 BF800000 00000000 00  1 - 1 is +0
            00000000 00000000 00000000 00  +0 + +0
            00000000 80000000 00000000 00  +0 + -0 is +0
            80000000 80000000 80000000 00  -0 + -0 is -0
            80000000 00000001 00000001 00  -0 and the smallest subnormal number
            00000001 00000001 00000002 00  subnormal sums are exact
            00000001 80000001 00000000 00
            007FFFFF 00000001 00800000 00  out of the subnormal numbers
            007FFFFF 007FFFFF 00FFFFFE 00  two subnormal numbers make a normal one
            00800000 80000001 007FFFFF 00  and into them
            00800001 80800000 00000001 00  cancellation down to the smallest
            80FFFFFF 00800000 807FFFFF 00
            3F800001 BF800000 34000000 00  cancellation of all but one place
            4B800000 BF800000 4B7FFFFF 00  2^24 - 1
            4B800000 3F800000 4B800000 01  2^24 + 1: a tie, down to even
            4B800001 3F800000 4B800002 01  2^24 + 3: a tie, up to even
            4B800000 3F800001 4B800001 01  just above a tie: the last place is a sticky bit
            4B800001 3F7FFFFF 4B800001 01  just below a tie
            4C000000 BF800000 4C000000 01  2^25 - 1: a tie, up to the even power of two
            4C000000 BF800001 4BFFFFFF 01  just below a tie
            4C800000 BF800000 4C800000 01  2^26 - 1: nearer to the power of two
            3F800000 00000001 3F800000 01  a far smaller operand leaves a sticky bit
            3F800000 80000001 3F800000 01
            BF800000 00000001 BF800000 01
            7F7FFFFF 00000001 7F7FFFFF 01
            7F7FFFFF 73000000 7F800000 05  a tie beyond the largest number: overflow
            7F7FFFFF 72FFFFFF 7F7FFFFF 01  just below
            7F7FFFFF 7F7FFFFF 7F800000 05
            FF7FFFFF FF7FFFFF FF800000 05
            7F7FFFFF FF7FFFFF 00000000 00
            7F800000 3F800000 7F800000 00
            3F800000 FF800000 FF800000 00
            7F800000 7F800000 7F800000 00
            FF800000 7F7FFFFF FF800000 00
            7F800000 FF800000 7FC00000 10  infinity minus infinity
            FF800000 7F800000 7FC00000 10
            7FC00000 3F800000 7FC00000 00  quiet NaNs raise nothing
            FFFFFFFF 3F800000 7FC00000 00  and come out canonical
            7FC12345 7FC54321 7FC00000 00
            7F800001 3F800000 7FC00000 10  a signalling one
            3F800000 FFBFFFFF 7FC00000 10
            7FC00000 7F800001 7FC00000 10
            7FC00000 7F800000 7FC00000 00
            """;

    private static final String BINARY64_CORNERS = """
            3FF0000000000000 BFF0000000000000 0000000000000000 00
            8000000000000000 8000000000000000 8000000000000000 00
            0000000000000000 8000000000000000 0000000000000000 00
            0000000000000001 0000000000000001 0000000000000002 00
            000FFFFFFFFFFFFF 0000000000000001 0010000000000000 00
            0010000000000000 8000000000000001 000FFFFFFFFFFFFF 00
            0010000000000001 8010000000000000 0000000000000001 00
            4340000000000000 3FF0000000000000 4340000000000000 01
            4340000000000001 3FF0000000000000 4340000000000002 01
            4340000000000000 3FF0000000000001 4340000000000001 01
            4350000000000000 BFF0000000000000 4350000000000000 01
            4350000000000000 BFF0000000000001 434FFFFFFFFFFFFF 01
            3FF0000000000000 8000000000000001 3FF0000000000000 01
            7FEFFFFFFFFFFFFF 7C90000000000000 7FF0000000000000 05
            7FEFFFFFFFFFFFFF 7C8FFFFFFFFFFFFF 7FEFFFFFFFFFFFFF 01
            FFEFFFFFFFFFFFFF FFEFFFFFFFFFFFFF FFF0000000000000 05
            7FF0000000000000 FFF0000000000000 7FF8000000000000 10
            7FF0000000000000 FFEFFFFFFFFFFFFF 7FF0000000000000 00
            FFF8000000000001 0000000000000000 7FF8000000000000 00
            7FF0000000000001 0000000000000000 7FF8000000000000 10
            """;

    private static void assertLines(FloatFormat format, List<String> expected) {
        List<long[]> pairs = new ArrayList<>();
        for (String line : expected) {
            String[] words = line.split(" ");
            pairs.add(new long[] {Long.parseUnsignedLong(words[0], 16), Long.parseUnsignedLong(words[1], 16)});
            assertThat(AdderBench.exactLine(format, pairs.get(pairs.size() - 1)))
                    .isEqualTo(line);
        }
        assertThat(new AdderBench(format).lines(pairs)).isEqualTo(expected);
    }

    private static List<String> corners(String lines) {
        return lines.lines().map(line -> line.split("  ")[0]).toList();
    }

    @Test
    void cornersOfBinary32AreAsTheStandardSays() {
        assertLines(FloatFormat.BINARY32, corners(BINARY32_CORNERS));
    }

    @Test
    void cornersOfBinary64AreAsTheStandardSays() {
        assertLines(FloatFormat.BINARY64, corners(BINARY64_CORNERS));
    }

    @ParameterizedTest
    @EnumSource(FloatFormat.class)
    void randomPairsHaveTheExactSumRoundedOnceAndItsFlags(FloatFormat format) {
        RandomFloats floats = new RandomFloats(format, new SplittableRandom(5));
        List<long[]> pairs = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 30_000; i++) {
            floats.next();
            pairs.add(new long[] {floats.left(), floats.right()});
            expected.add(AdderBench.exactLine(format, pairs.get(i)));
        }
        List<String> lines = new AdderBench(format).lines(pairs);
        for (int i = 0; i < expected.size(); i++) {
            assertThat(lines.get(i)).isEqualTo(expected.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource(FloatFormat.class)
    void everySumWithASubnormalResultIsExactSoThatNoneUnderflows(FloatFormat format) {
        SplittableRandom random = new SplittableRandom(6);
        List<long[]> pairs = new ArrayList<>();
        long smallestNormal = 1L << format.fractionBits();
        long sign = 1L << format.width() - 1;
        for (int i = 0; i < 20_000; i++) {
            long left = random.nextLong(4 * smallestNormal);
            // Of the other sign, and less than the smallest normal number away.
            long right = Math.max(0, Math.min(2 * smallestNormal, left) - random.nextLong(smallestNormal)) | sign;
            pairs.add(new long[] {Math.min(2 * smallestNormal, left), right});
        }
        for (String line : new AdderBench(format).lines(pairs)) {
            String[] words = line.split(" ");
            assertThat(Long.parseUnsignedLong(words[2], 16)).as(line).isLessThan(smallestNormal);
            assertThat(words[3]).as(line).isEqualTo("00");
        }
    }
}
