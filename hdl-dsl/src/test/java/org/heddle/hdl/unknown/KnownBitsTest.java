package org.heddle.hdl.unknown;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each operator's mask against all that its unknown bits can be. */
class KnownBitsTest {
    private static final int WIDTH = 3;
    private static final int VALUES = 1 << WIDTH;

    /** A result of two operands. */
    private interface Operation {
        Bits of(UInt left, UInt right);
    }

    static final class Unit extends Component {
        final UInt left = in(uint(WIDTH));
        final UInt right = in(uint(WIDTH));
        final Bits result;

        Unit(Operation operation) {
            Bits value = operation.of(left, right);
            result = out(bits(value.width()));
            result.set(value);
        }
    }

    /** The operators; of those that say "known" wherever all runs agree it is asked that they do. */
    static Stream<Arguments> operators() {
        Map<String, Operation> exact = new LinkedHashMap<>();
        exact.put("and", (left, right) -> left.and(right).asBits());
        exact.put("or", (left, right) -> left.or(right).asBits());
        exact.put("xor", (left, right) -> left.xor(right).asBits());
        exact.put("not", (left, right) -> left.not().asBits());
        exact.put("reduceAnd", (left, right) -> left.reduceAnd().asBits());
        exact.put("reduceOr", (left, right) -> left.reduceOr().asBits());
        exact.put("reduceXor", (left, right) -> left.reduceXor().asBits());
        exact.put("eq", (left, right) -> left.eq(right).asBits());
        exact.put("ne", (left, right) -> left.ne(right).asBits());
        exact.put(
                "mux",
                (left, right) -> Types.mux(left.bit(0), right, left.constant(BigInteger.valueOf(5), WIDTH))
                        .asBits());
        exact.put("bits", (left, right) -> left.bits(2, 1).asBits());
        exact.put("cat", (left, right) -> left.cat(right).asBits());
        exact.put("repeat", (left, right) -> left.repeat(2).asBits());
        Map<String, Operation> sound = new LinkedHashMap<>();
        sound.put("addWrap", (left, right) -> left.addWrap(right).asBits());
        sound.put("subWrap", (left, right) -> left.subWrap(right).asBits());
        sound.put("mulWrap", (left, right) -> left.mulWrap(right).asBits());
        sound.put("div", (left, right) -> left.div(3).asBits());
        sound.put("lt", (left, right) -> left.lt(right).asBits());
        sound.put("shlWrap", (left, right) -> left.shlWrap(right).asBits());
        sound.put("shr", (left, right) -> left.shr(right).asBits());
        sound.put("signed shr", (left, right) -> left.asSInt().shr(right).asBits());
        sound.put("bit", (left, right) -> left.bit(right.bits(1, 0)).asBits());
        return Stream.concat(
                exact.entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue(), true)),
                sound.entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue(), false)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("operators")
    void saysKnownOnlyWhereAllRunsAgree(String name, Operation operation, boolean exact) {
        Design<Unit> design = Heddle.elaborate(() -> new Unit(operation));
        Interpreter unit = new Interpreter(UnknownTracking.withPorts(design.circuit()));
        int width = design.component().result.width();
        int[][] results = new int[VALUES][VALUES];
        for (int left = 0; left < VALUES; left++) {
            for (int right = 0; right < VALUES; right++) {
                unit.poke("left", left);
                unit.poke("right", right);
                results[left][right] = unit.peek("result").intValueExact();
            }
        }
        for (int combination = 0; combination < 1 << 4 * WIDTH; combination++) {
            int left = combination % VALUES;
            int right = combination / VALUES % VALUES;
            int leftMask = combination / VALUES / VALUES % VALUES;
            int rightMask = combination / VALUES / VALUES / VALUES;
            unit.poke("left", left);
            unit.poke("right", right);
            unit.poke("left$known", leftMask);
            unit.poke("right$known", rightMask);
            int known = unit.peek("result$known").intValueExact();
            int agreed = agreed(results, left, leftMask, right, rightMask) & (1 << width) - 1;
            boolean isWhole = leftMask == VALUES - 1 && rightMask == VALUES - 1;
            assertThat(exact || isWhole ? known : known & agreed)
                    .as("%s of %d known in %d, and %d known in %d", name, left, leftMask, right, rightMask)
                    .isEqualTo(exact || isWhole ? agreed : known);
        }
    }

    /** The bits that are the same in all runs that have the known bits. */
    private static int agreed(int[][] results, int left, int leftMask, int right, int rightMask) {
        int zeros = -1;
        int ones = -1;
        for (int otherLeft = 0; otherLeft < VALUES; otherLeft++) {
            for (int otherRight = 0; otherRight < VALUES; otherRight++) {
                if (((left ^ otherLeft) & leftMask) == 0 && ((right ^ otherRight) & rightMask) == 0) {
                    ones &= results[otherLeft][otherRight];
                    zeros &= ~results[otherLeft][otherRight];
                }
            }
        }
        return ones | zeros;
    }
}
