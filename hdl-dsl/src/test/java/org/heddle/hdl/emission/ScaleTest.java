package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.lib.stream.Queue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Sizes that have broken other languages. What takes seconds here would take hours if it were anything but linear: that is what
 * the limit of time catches, on however busy a machine.
 */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
@Tag("slow")
class ScaleTest {
    /** Every kind of nesting, each deeper than a thread's stack would bear. */
    static final class Deep extends Component {
        final UInt value = in(uint(8));
        final UInt sum = out(uint(8));
        final UInt choice = out(uint(8));
        final UInt joined = out(uint(4096));

        Deep(int depth) {
            List<UInt> last = new ArrayList<>(List.of(value, value, value.trunc(1)));
            for (int i = 1; i < depth; i++) {
                last.set(0, last.get(0).addWrap(value));
                last.set(1, mux(value.eq(i % 256), value.addWrap(1), last.get(1)));
                if (i < 4096) {
                    last.set(2, last.get(2).cat(value.bits(i % 8, i % 8)));
                }
            }
            sum.set(last.get(0));
            choice.set(last.get(1));
            joined.set(last.get(2).zext(4096));
        }
    }

    @Test
    void expressionsMayBeTwentyThousandLevelsDeep() {
        var design = Heddle.elaborate(() -> new Deep(20_000));
        // 20,000 * 3 modulo 256; of the comparisons with 3 one holds.
        List<Map<String, BigInteger>> rows = List.of(Map.of("value", BigInteger.valueOf(3)));
        assertThat(Reference.run(design, rows).get(0))
                .containsEntry("sum", BigInteger.valueOf(20_000 * 3 % 256))
                .containsEntry("choice", BigInteger.valueOf(4));
    }

    @Test
    void toolsReadDeepExpressionsToo() {
        Lint.requireClean(Heddle.elaborate(() -> new Deep(512)));
    }

    @Tag("whole")
    @Test
    void toolsReadDeeperExpressionsToo() {
        Lint.requireClean(Heddle.elaborate(() -> new Deep(4_096)));
    }

    @Test
    void deepExpressionsMeanTheSameToTheInterpreterAndToIcarus() {
        var design = Heddle.elaborate(() -> new Deep(1_000));
        List<Map<String, BigInteger>> rows = List.of(Map.of("value", BigInteger.valueOf(0xA5)));
        assertThat(Icarus.run(design, rows)).isEqualTo(Reference.run(design, rows));
    }

    /** One register for each element, all written under one condition, and a wire for each. */
    static final class Wide extends Component {
        Wide(int size) {
            UInt given = in(uint(8));
            Bool enable = in(bool());
            UInt answer = out(uint(8));
            Vec<UInt> kept = reg(Types.vec(size, uint(8)));
            Vec<UInt> next = wire(Types.vec(size, uint(8)));
            when(enable, () -> {
                        for (int i = 0; i < size; i++) {
                            next.get(i).set(i == 0 ? given : kept.get(i - 1));
                        }
                    })
                    .otherwise(() -> next.elements().forEach(element -> element.set(0)));
            when(enable, () -> connect(kept, next));
            answer.set(kept.get(size - 1));
        }
    }

    @Test
    void aVectorMayHaveTenThousandElements() {
        var design = Heddle.elaborate(() -> new Wide(10_000));
        assertThat(design.verilog().files().get(0).text()).contains("kept_9999 <= next_9999;");
    }

    /** Statements one after the other, and one below the other. */
    static final class Long extends Component {
        Long(int statements) {
            UInt given = in(uint(8));
            UInt answer = out(uint(8));
            UInt kept = reg(uint(8)).init(0);
            for (int i = 0; i < statements; i++) {
                int value = i % 256;
                when(given.eq(value), () -> kept.set(value));
            }
            answer.set(kept);
        }
    }

    @Test
    void aConstructorMayHoldAHundredThousandStatements() {
        assertThat(Heddle.elaborate(() -> new Long(100_000))
                        .verilog()
                        .files()
                        .get(0)
                        .lineSites())
                .hasSizeGreaterThan(300_000);
    }

    /** Queues in a row. */
    static final class Row extends Component {
        Row(int length) {
            var from = in("from", stream(uint(64)));
            var into = out("into", stream(uint(64)));
            var last = from;
            for (int i = 0; i < length; i++) {
                Queue<UInt> queue = instance(new Queue<>(uint(64), 16));
                connect(queue.enqueue, last);
                last = queue.dequeue;
            }
            connect(into, last);
        }
    }

    @Test
    void twoThousandInstancesOfOneComponentAreEmittedOnce() {
        assertThat(Heddle.elaborate(() -> new Row(2_000)).verilog().files()).hasSize(2);
    }

    @Test
    void sixtyFourQueuesTakeFewLinesAndNoNamelessTemporary() {
        var design = Heddle.elaborate(() -> new Row(64));
        Lint.requireClean(design);
        int lines = design.verilog().files().stream()
                .mapToInt(file -> file.lineSites().size())
                .sum();
        assertThat(lines).isLessThanOrEqualTo(500);
        // The names that the language gives to what the designer has not named.
        Matcher declared = Pattern.compile("(?:reg|wire) +(?:\\[.*?] *)?(\\w+)").matcher(Golden.text(design));
        assertThat(declared.results().map(result -> result.group(1)))
                .isNotEmpty()
                .noneMatch(name -> name.matches("(instance|register|wire|memory|read|past)(_\\d+)?(_.*)?"));
    }
}
