package org.heddle.verify.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

/** Random inputs keep what a component assumes, and find what it claims wrongly, and what an engine does otherwise. */
class ComponentFuzzTest {
    /** Holds up to four wide words, and says what it takes for granted. */
    private static final class Store extends Component {
        final Stream<UInt> enqueue = in(stream(uint(70)));
        final Stream<UInt> dequeue = out(stream(uint(70)));
        final Bool quiet = in(bool());
        final SInt lowest = out(sint(5));

        Store() {
            Queue<UInt> queue = instance(new Queue<>(uint(70), 4));
            connect(queue.enqueue, enqueue);
            connect(dequeue, queue.dequeue);
            SInt least = reg(sint(5)).init(0);
            least.set(least.min(enqueue.data().bits(4, 0).asSInt()));
            lowest.set(least);
            Bool stalled = reg(bool()).init(false);
            stalled.set(enqueue.valid().and(enqueue.ready().not()));
            when(stalled, () -> assume(enqueue.valid().and(stable(enqueue.data())), "an offer stays"));
            assume(quiet.implies(enqueue.valid().not()), "nobody offers in quiet times");
        }
    }

    private static ComponentFuzz.Result fuzz(UnaryOperator<VerilogDesign> change) throws IOException {
        try (ComponentFuzz fuzz = new ComponentFuzz(Heddle.elaborate(Store::new), change)) {
            return fuzz.run(1, 3);
        }
    }

    @Test
    void allEnginesAgreeWithinTheAssumptions() throws IOException {
        ComponentFuzz.Result result = fuzz(verilog -> verilog);
        assertThat(result.finding()).isEmpty();
        assertThat(result.shortRuns()).isZero();
        assertThat(result.cycles()).isEqualTo(3 * 256);
    }

    @Test
    void inputsReachWhatTheyMay() {
        RandomRows.Run run = new RandomRows(Heddle.elaborate(Store::new)).draw(2, 256);
        assertThat(run.answers()).anyMatch(row -> row.get("enqueue_ready").signum() == 0); // full
        assertThat(run.rows()).anyMatch(row -> row.get("enqueue_data").bitLength() == 70);
        assertThat(run.rows())
                .allMatch(row -> row.get("quiet").signum() == 0
                        || row.get("enqueue_valid").signum() == 0
                        || row.get("reset").signum() == 1);
    }

    @Test
    void aMistakeInTheVerilogIsFoundAndShownByFewRows() throws IOException {
        ComponentFuzz.Result result = fuzz(verilog -> {
            VerilogDesign wrong = verilog.edited(text -> text.replace("$signed(least) < ", "$signed(least) > ")
                    .replace("least < $signed", "least > $signed"));
            assertThat(wrong).isNotEqualTo(verilog);
            return wrong;
        });
        assertThat(result.finding()).hasValueSatisfying(finding -> {
            assertThat(finding.text()).startsWith("Verilator: cycle ").contains("lowest");
            assertThat(finding.rows()).hasSizeLessThan(8);
            assertThat(finding.rows().stream()
                            .flatMap(row -> row.values().stream())
                            .mapToInt(BigInteger::bitCount)
                            .sum())
                    .isLessThan(20);
        });
    }

    /** Waits for an edge of another clock. */
    private static final class TwoClocks extends Component {
        final ClockDomain other = clockDomain();
        final Bool slow = out(other, bool());

        TwoClocks() {
            within(other, () -> {
                Bool phase = reg(bool()).init(false);
                phase.set(phase.not());
                slow.set(phase);
            });
            Bool fast = reg(bool()).init(false);
            fast.set(fast.not());
            unused(fast);
        }
    }

    @Test
    void aComponentOfTwoClocksIsRefused() {
        assertThatThrownBy(() -> new RandomRows(Heddle.elaborate(TwoClocks::new)))
                .hasMessageContaining("components of one clock");
    }
}
