package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Counter;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counters with a limit: what they count, how they are called, and what is refused. */
class CounterTest {
    private static final class Clockwork extends Component {
        final Bool ticks = in(bool());
        final UInt low = out(uint(8));
        final Bool ends = out(bool());
        final Bool wraps = out(bool());
        final UInt high = out(uint(8));

        Clockwork(int limit) {
            parameter("limit", limit);
            Counter minute = new Counter(this, limit, ticks);
            Counter hour = new Counter(this, 5, minute.wraps);
            low.set(minute.value);
            ends.set(minute.last);
            wraps.set(minute.wraps);
            high.set(hour.value);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {2, 3, 4, 7, 8, 10})
    void oneCounterDrivesAnotherAsDivisionSays(int limit) {
        Design<Clockwork> design = Heddle.elaborate(() -> new Clockwork(limit));
        Lint.requireClean(design);
        Random random = new Random(limit);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        int ticks = 0;
        for (int cycle = 0; cycle < 200; cycle++) {
            boolean tick = random.nextInt(4) > 0;
            rows.add(Map.of("ticks", BigInteger.valueOf(tick ? 1 : 0)));
            boolean isLast = ticks % limit == limit - 1;
            expected.add(Map.of(
                    "low", BigInteger.valueOf(ticks % limit),
                    "ends", BigInteger.valueOf(isLast ? 1 : 0),
                    "wraps", BigInteger.valueOf(isLast && tick ? 1 : 0),
                    "high", BigInteger.valueOf(ticks / limit % 5)));
            ticks += tick ? 1 : 0;
        }
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
    }

    @Test
    void namesAreThoseOfTheVariablesThatTakeTheCounters() {
        assertThat(Heddle.elaborate(() -> new Clockwork(10))
                        .verilog()
                        .files()
                        .get(0)
                        .text())
                .contains("reg  [3:0] minute_value;", "reg  [2:0] hour_value;")
                .contains("wire minute_last = minute_value == 4'd9;");
    }

    private static final class Still extends Component {
        final Bool ticks = in(bool());
        final UInt count = out(uint(1));

        Still() {
            count.set(new Counter(this, 1, ticks).value);
        }
    }

    @Test
    void aLimitThatLeavesNothingToCountIsRefusedAtItsLine() {
        assertThatThrownBy(() -> Heddle.elaborate(Still::new))
                .hasMessageContaining("HDL038 (CounterTest.java:")
                .hasMessageContaining("a counter of 1 number has nothing to count: give it a limit of 2 or more");
    }

    private static final class Foreign extends Component {
        Foreign(Bool other) {
            out("count", uint(2)).set(new Counter(this, 3, other).value);
        }
    }

    private static final class Outer extends Component {
        Outer() {
            Bool inner = wire(bool());
            inner.set(true);
            instance(new Foreign(inner));
        }
    }

    @Test
    void whatItIsGivenWronglyHasTheDesignersLine() {
        assertThatThrownBy(() -> Heddle.elaborate(Outer::new)).hasMessageContaining("HDL006 (CounterTest.java:");
    }
}
