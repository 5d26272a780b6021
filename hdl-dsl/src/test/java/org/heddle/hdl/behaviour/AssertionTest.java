package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AssertionTest {
    static final class Counter extends Component {
        final Bool watch = in(bool());
        final UInt count = out(uint(4));

        Counter() {
            UInt kept = reg(uint(4)).init(0);
            kept.set(kept.addWrap(1));
            count.set(kept);
            when(watch, () -> assertAlways(kept.lt(5), "counts to 4"));
        }
    }

    /** A message with characters that a Verilog string cannot hold. */
    static final class Oddly extends Component {
        final UInt value = in(uint(4));

        Oddly() {
            assertAlways(value.lt(5), "up\0to\r\t4: 100%");
        }
    }

    @Tag("tools")
    @Test
    void charactersThatAVerilogStringCannotHoldAreSpaces() {
        Design<Oddly> oddly = Heddle.elaborate(Oddly::new);
        Lint.requireClean(oddly);
        assertThatThrownBy(() -> Icarus.run(oddly, values(3, 7)))
                .hasMessageContaining("assertion failed: up to  4: 100% (AssertionTest.java:");
    }

    /** An assumption about the input, and claims about its past. */
    static final class Watcher extends Component {
        final UInt value = in(uint(4));
        final Bool seen = out(bool());

        Watcher() {
            seen.set(value.eq(3));
            assume(value.le(9), "a digit");
            cover(value.eq(12), "never in a simulation");
            Bool up = rose(value.bit(0));
            Bool down = fell(value.bit(0));
            assertAlways(up.and(down).not(), "one direction");
            UInt earlier = past(value);
            when(value.eq(7), () -> assertAlways(earlier.eq(6), "7 follows 6"));
            when(value.eq(8), () -> assertAlways(stable(value), "8 comes never or always"));
            when(value.eq(3), () -> assertAlways(up, "3 begins odd numbers"));
            when(value.eq(2), () -> assertAlways(down, "2 ends odd numbers"));
        }
    }

    private static List<Map<String, BigInteger>> values(int... values) {
        return Arrays.stream(values)
                .mapToObj(value -> Map.of("value", BigInteger.valueOf(value)))
                .toList();
    }

    @Test
    void pastStableRoseAndFellCompareWithTheLastClockEdge() {
        Design<Watcher> watcher = Heddle.elaborate(Watcher::new);
        Lint.requireClean(watcher);
        assertThat(Reference.run(watcher, values(6, 7, 2, 3, 0))).hasSize(5);
        assertThat(Icarus.run(watcher, values(6, 7, 2, 3, 0))).hasSize(5);
        Map<String, int[]> violations = Map.of(
                "assertion failed: 7 follows 6", new int[] {6, 5, 7},
                "assertion failed: 8 comes never or always", new int[] {6, 8},
                "assertion failed: 3 begins odd numbers", new int[] {5, 3},
                "assertion failed: 2 ends odd numbers", new int[] {4, 2},
                "assumption violated: a digit", new int[] {4, 10});
        violations.forEach((message, stimulus) -> {
            assertThatThrownBy(() -> Reference.run(watcher, values(stimulus)))
                    .hasMessageStartingWith(message + " (AssertionTest.java:");
            assertThatThrownBy(() -> Icarus.run(watcher, values(stimulus)))
                    .hasMessageContaining(message + " (AssertionTest.java:");
        });
    }

    @Test
    void signalsOfPropertiesAloneStandOutsideTheHardware() {
        String text = Heddle.elaborate(Watcher::new).verilog().files().get(0).text();
        String hardware = text.substring(0, text.indexOf("`ifdef HEDDLE_SIMULATION"));
        assertThat(hardware).doesNotContain("earlier").doesNotContain("_past").doesNotContain("up");
        String formal = text.substring(text.indexOf("`ifdef FORMAL"));
        assertThat(formal)
                .contains("assume (", "cover (", "assert (", "reg  [3:0] earlier;")
                .doesNotContain("$stop");
    }

    private static List<Map<String, BigInteger>> rows(int unwatched, int watched) {
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (int i = 0; i < unwatched + watched; i++) {
            rows.add(Map.of("watch", i < unwatched ? BigInteger.ZERO : BigInteger.ONE));
        }
        return rows;
    }

    private final Design<Counter> design = Heddle.elaborate(Counter::new);

    @Test
    void aViolationStopsTheRunAndNamesTheLine() {
        Lint.requireClean(design);
        assertThatThrownBy(() -> Reference.run(design, rows(0, 8)))
                .hasMessageMatching("assertion failed: counts to 4 \\(AssertionTest\\.java:\\d+\\)");
        assertThatThrownBy(() -> Icarus.run(design, rows(0, 8)))
                .hasMessageContaining("assertion failed: counts to 4 (AssertionTest.java:");
    }

    @Test
    void nothingHappensWhileItHoldsOrTheConditionAroundItDoesNot() {
        assertThat(Reference.run(design, rows(0, 5))).hasSize(5);
        assertThat(Reference.run(design, rows(8, 0))).hasSize(8);
        assertThat(Icarus.run(design, rows(0, 5))).hasSize(5);
        assertThat(Icarus.run(design, rows(8, 0))).hasSize(8);
    }
}
