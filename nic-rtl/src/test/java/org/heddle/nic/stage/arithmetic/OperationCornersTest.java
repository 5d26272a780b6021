package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Corners of comparison and logic, written by hand: the ALU agrees with them, and so does the oracle that judges random words. */
class OperationCornersTest {
    private static final VerilogDesign VERILOG = AluBatch.verilog();

    private static long bits(String word) {
        return Long.parseUnsignedLong(word, 16);
    }

    private static String text(long value, int flags) {
        return "%016X %02X".formatted(value, flags);
    }

    /** Both orders of the operands give the same. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            MINIMUM, DOUBLE, 8000000000000000, 0000000000000000, 8000000000000000, 00
            MAXIMUM, DOUBLE, 8000000000000000, 0000000000000000, 0000000000000000, 00
            MINIMUM, DOUBLE, FFF8000000000123, FFF0000000000000, 7FF8000000000000, 00
            MAXIMUM, DOUBLE, 7FF0000000000001, 7FF0000000000000, 7FF8000000000000, 10
            MINIMUM, DOUBLE, 8000000000000001, 0000000000000001, 8000000000000001, 00
            MAXIMUM, DOUBLE, BFF0000000000000, C000000000000000, BFF0000000000000, 00
            MINIMUM, DOUBLE, 0010000000000000, 000FFFFFFFFFFFFF, 000FFFFFFFFFFFFF, 00
            MAXIMUM, DOUBLE, 3FF0000000000001, 3FF0000000000000, 3FF0000000000001, 00
            MAXIMUM, DOUBLE, FFF0000000000000, FFEFFFFFFFFFFFFF, FFEFFFFFFFFFFFFF, 00
            MINIMUM, FLOAT,  800000003F800000, 0000000040000000, 800000003F800000, 00
            MAXIMUM, FLOAT,  7F80000080000000, 7FC0000100000000, 7FC0000000000000, 00
            MAXIMUM, FLOAT,  7F8000013F800000, BF800000BF800000, 7FC000003F800000, 10
            MINIMUM, FLOAT,  3F800000FF800001, 3F8000003F800000, 3F8000007FC00000, 10
            MINIMUM, INT32,  800000007FFFFFFF, 7FFFFFFFFFFFFFFF, 80000000FFFFFFFF, 00
            MINIMUM, UINT32, 800000007FFFFFFF, 7FFFFFFFFFFFFFFF, 7FFFFFFF7FFFFFFF, 00
            MAXIMUM, INT64,  8000000000000000, 7FFFFFFFFFFFFFFF, 7FFFFFFFFFFFFFFF, 00
            MAXIMUM, UINT64, 8000000000000000, 7FFFFFFFFFFFFFFF, 8000000000000000, 00
            MAXIMUM, INT64,  FFFFFFFF00000000, FFFFFFFF00000001, FFFFFFFF00000001, 00
            SUM,     INT64,  7FFFFFFFFFFFFFFF, 0000000000000001, 8000000000000000, 00
            SUM,     UINT64, 00000000FFFFFFFF, 0000000000000001, 0000000100000000, 00
            SUM,     UINT32, 00000000FFFFFFFF, 0000000100000001, 0000000100000000, 00
            SUM,     FLOAT,  3F8000007F7FFFFF, 3F8000007F7FFFFF, 400000007F800000, 05
            SUM,     FLOAT,  4B8000003F800000, 3F8000003F800000, 4B80000040000000, 01
            LOGICAL_AND, DOUBLE, 8000000000000000, 3FF0000000000000, 0000000000000000, 00
            LOGICAL_AND, DOUBLE, 7FF8000000000000, 0000000000000001, 3FF0000000000000, 00
            LOGICAL_OR,  DOUBLE, 8000000000000000, 0000000000000000, 0000000000000000, 00
            LOGICAL_XOR, DOUBLE, 8000000000000000, 8000000000000001, 3FF0000000000000, 00
            LOGICAL_AND, FLOAT,  8000000000000001, 3F800000FF800000, 000000003F800000, 00
            LOGICAL_OR,  FLOAT,  8000000080000000, 0000000180000000, 3F80000000000000, 00
            LOGICAL_AND, INT32,  8000000000000002, 0000000100000001, 0000000100000001, 00
            LOGICAL_OR,  UINT32, 0000000000000000, 0000000080000000, 0000000000000001, 00
            LOGICAL_AND, INT64,  8000000000000000, 0000000000000002, 0000000000000001, 00
            LOGICAL_AND, INT64,  0000000080000000, 0000000000000002, 0000000000000001, 00
            LOGICAL_AND, DOUBLE, 0000000080000000, 0000000000000002, 3FF0000000000000, 00
            LOGICAL_XOR, UINT64, 8000000000000000, 0000000000000001, 0000000000000000, 00
            BITWISE_AND, UINT64, FF00FF00FF00FF00, 0FF00FF00FF00FF0, 0F000F000F000F00, 00
            BITWISE_OR,  INT32,  FF00FF00FF00FF00, 0FF00FF00FF00FF0, FFF0FFF0FFF0FFF0, 00
            BITWISE_XOR, INT64,  FF00FF00FF00FF00, 0FF00FF00FF00FF0, F0F0F0F0F0F0F0F0, 00
            MINIMUM_LOCATION, FLOAT, 0000000780000000, 0000000300000000, 0000000780000000, 00
            MAXIMUM_LOCATION, FLOAT, 000000073F800000, 000000033F800000, 000000033F800000, 00
            MAXIMUM_LOCATION, FLOAT, 00000007FFC00001, 000000037F800000, 000000077FC00000, 00
            MINIMUM_LOCATION, FLOAT, 800000007FC00001, 7FFFFFFF7F800001, 7FFFFFFF7FC00000, 10
            MINIMUM_LOCATION, INT32, 00000001FFFFFFFF, 0000000000000000, 00000001FFFFFFFF, 00
            MAXIMUM_LOCATION, UINT32, FFFFFFFF00000005, 0000000100000005, 0000000100000005, 00
            """)
    void aCornerIsAsItsRuleSays(
            ReductionOperation operation, ElementType type, String left, String right, String value, String flags) {
        String expected = value + " " + flags;
        try (AluBatch batch = new AluBatch(VERILOG, SimulationOptions.defaults(), 2)) {
            batch.set(0, operation, type, false, bits(left), bits(right));
            batch.set(1, operation, type, false, bits(right), bits(left));
            batch.run();
            for (int word = 0; word < 2; word++) {
                assertThat(text(batch.value(word), batch.flags(word))).isEqualTo(expected);
            }
        }
        for (WordOracle.Outcome outcome : Stream.of(
                        WordOracle.of(operation, type, bits(left), bits(right)),
                        WordOracle.of(operation, type, bits(right), bits(left)))
                .toList()) {
            assertThat(text(outcome.value(), outcome.flags())).isEqualTo(expected);
        }
    }

    @Test
    void theLocationOfAWideValueFollowsItsWinnerAcrossPausesAndOtherPairs() {
        long[][] pairs = {
            // left value, right value, left location, right location, winner of the minimum, its location
            {5, 6, 9, 1, 5, 9},
            {6, 5, 1, 9, 5, 9},
            {5, 5, 9, 1, 5, 1},
            {5, 5, 1, 9, 5, 1},
            {-1, 0, -1, 0, -1, -1},
            {7, 7, -1, 0, 7, 0},
        };
        try (AluBatch batch = new AluBatch(VERILOG, SimulationOptions.defaults(), 3 * pairs.length)) {
            for (int i = 0; i < pairs.length; i++) {
                long[] pair = pairs[i];
                ReductionOperation operation = ReductionOperation.MINIMUM_LOCATION;
                batch.set(3 * i, operation, ElementType.INT64, false, pair[0], pair[1]);
                batch.setEmpty(3 * i + 1, i);
                batch.set(3 * i + 2, operation, ElementType.INT64, true, pair[2], pair[3]);
            }
            batch.run();
            for (int i = 0; i < pairs.length; i++) {
                assertThat(batch.value(3 * i)).isEqualTo(pairs[i][4]);
                assertThat(batch.value(3 * i + 2)).isEqualTo(pairs[i][5]);
                assertThat(batch.flags(3 * i + 2)).isZero();
            }
        }
    }

    @Test
    void theMarkOfALocationMeansNothingToOtherOperations() {
        try (AluBatch batch = new AluBatch(VERILOG, SimulationOptions.defaults(), 2)) {
            batch.set(0, ReductionOperation.MINIMUM, ElementType.INT64, true, -1, 1);
            batch.set(1, ReductionOperation.MINIMUM_LOCATION, ElementType.INT32, true, -1, 1);
            batch.run();
            assertThat(batch.value(0)).isEqualTo(-1);
            assertThat(batch.value(1)).isEqualTo(-1);
        }
    }
}
