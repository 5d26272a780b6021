package org.heddle.cosim.jvm.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.hdl.ir.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Estimates of code sizes, worked out by hand: 9 bytes for what fits a lane, and 14 twice for each lane and operand of what does not. */
class CodeCostTest {
    private static Expression of(int width) {
        return new Expression.Reference(0, width);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "63, 1", "64, 1", "65, 2", "128, 2", "129, 3"})
    void aLaneHoldsSixtyFourBits(int width, int lanes) {
        assertThat(CodeCost.lanes(width)).isEqualTo(lanes);
    }

    @Test
    void whatFitsALaneCostsTheSameForEachOperator() {
        assertThat(CodeCost.of(of(64))).isEqualTo(9);
        assertThat(CodeCost.of(new Expression.Binary(Expression.BinaryOperator.XOR, of(8), of(8), 8)))
                .isEqualTo(3 * 9);
        assertThat(CodeCost.of(new Expression.MemoryRead(0, of(3), 8))).isEqualTo(3 * 9 + 9);
    }

    @Test
    void wideValuesCostByTheirLanesAndOperands() {
        assertThat(CodeCost.of(of(130))).as("three lanes and one part").isEqualTo(9 + 14 * (3 + 1) * 2);
        int wide = 9 + 14 * (2 + 1) * 2;
        assertThat(CodeCost.of(new Expression.Binary(Expression.BinaryOperator.XOR, of(65), of(65), 65)))
                .as("two lanes and two operands")
                .isEqualTo(9 + 14 * (2 + 2) * 2 + 2 * wide);
        assertThat(CodeCost.of(new Expression.Slice(of(65), 3, 0)))
                .as("a narrow part of a wide value takes the wide value's lanes")
                .isEqualTo(9 + 14 * (2 + 1) * 2 + wide);
    }
}
