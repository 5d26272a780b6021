package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
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
