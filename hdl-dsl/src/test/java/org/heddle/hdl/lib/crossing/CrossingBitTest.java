package org.heddle.hdl.lib.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.hdl.Types.uint;

import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class CrossingBitTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void aBitArrivesAfterAsManyEdgesAsThereAreStages(int stages) {
        Design<BitSynchronizer> design = Heddle.elaborate(() -> new BitSynchronizer(stages, true));
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.poke("reset", 1);
        run.step();
        assertThat(run.peek("sink")).isEqualTo(1);
        run.poke("reset", 0);
        for (int i = 0; i < stages; i++) {
            assertThat(run.peek("sink")).isEqualTo(1);
            run.step();
        }
        assertThat(run.peek("sink")).isZero();
        assertThatThrownBy(() -> new BitSynchronizer(1, false)).hasMessageContaining("stages=1");
    }

    @Test
    void itsStagesCarryTheAttributesThatKeepThemTogether() {
        String text = Heddle.elaborate(() -> new BitSynchronizer())
                .verilog()
                .files()
                .get(0)
                .text();
        assertThat(text)
                .containsPattern("\\(\\* ASYNC_REG = \"TRUE\", keep = \"true\" \\*\\)\\n +reg +stage_0;")
                .containsPattern("\\(\\* ASYNC_REG = \"TRUE\", keep = \"true\" \\*\\)\\n +reg +stage_1;")
                .contains("// From another clock: one bit");
    }

    @Test
    void aResetBeginsAtOnceAndEndsTwoEdgesBehindItsRequest() {
        Design<ResetSynchronizer> design = Heddle.elaborate(() -> new ResetSynchronizer());
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.step();
        run.step();
        assertThat(run.peek("active")).isZero();
        run.poke("request", 1);
        assertThat(run.peek("active")).isEqualTo(1);
        run.poke("request", 0);
        assertThat(run.peek("active")).isEqualTo(1);
        run.step();
        assertThat(run.peek("active")).isEqualTo(1);
        run.step();
        assertThat(run.peek("active")).isZero();
    }

    /** How a board's reset button becomes the reset of a domain. */
    static final class Board extends Component {
        final ClockDomain core = clockDomain(Reset.none());
        final Bool button = asynchronousIn(bool());
        final UInt count = out(core, uint(4));

        Board() {
            ResetSynchronizer synchronizer = new ResetSynchronizer();
            within(core, () -> instance("synchronizer", synchronizer));
            synchronizer.request.set(button);
            ClockDomain running = core.resetBy(synchronizer.active, Reset.asynchronous());
            UInt counter = reg(running, uint(4)).init(3);
            counter.set(counter.addWrap(1));
            count.set(counter);
        }
    }

    @Test
    void aButtonResetsADomainThatHasNoResetOfItsOwn() {
        Design<Board> design = Heddle.elaborate(Board::new);
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.poke("button", 1);
        assertThat(run.peek("count")).isEqualTo(3);
        run.poke("button", 0);
        run.step();
        run.step();
        run.step();
        assertThat(run.peek("count")).isEqualTo(4);
    }

    /** Two of them: one clock begins with values, the other does not, and so do the registers of their synchronisers. */
    static final class TwoStarts extends Component {
        final ClockDomain configured = clockDomain(Reset.initialValues());
        final ClockDomain bare = clockDomain(Reset.none());
        final Bool button = asynchronousIn(bool());
        final Bool first = out(configured, bool());
        final Bool second = out(bare, bool());

        TwoStarts() {
            first.set(active(configured, "first"));
            second.set(active(bare, "second"));
        }

        private Bool active(ClockDomain clock, String name) {
            ResetSynchronizer synchronizer = new ResetSynchronizer();
            within(clock, () -> instance(name + "_synchronizer", synchronizer));
            synchronizer.request.set(button);
            return synchronizer.active;
        }
    }

    @Test
    void synchronisersOfClocksThatBeginWithValuesAndOfOthersAreTwoModules() {
        Design<TwoStarts> design = Heddle.elaborate(TwoStarts::new);
        Lint.requireClean(design);
        assertThat(design.verilog().files())
                .extracting(VerilogFile::name)
                .containsExactlyInAnyOrder("ResetSynchronizer.v", "ResetSynchronizer_initial.v", "TwoStarts.v");
    }

    @ParameterizedTest
    @CsvSource({"1,1", "4,5", "5,4", "1,7", "7,1", "1.0,1.013"})
    void everyPulseThatIsTakenArrivesOnce(double fromPeriod, double toPeriod) {
        Design<PulseCrossing> design = Heddle.elaborate(PulseCrossing::new);
        Lint.requireClean(design);
        TwoClocks bench = new TwoClocks(design, "from_clock", "to_clock", fromPeriod, toPeriod, 5);
        Random random = new Random(5);
        int sent = 0;
        int received = 0;
        for (int i = 0; i < 2000; i++) {
            if (bench.next().contains("from_clock")) {
                bench.poke("source", i < 1900 && random.nextInt(4) == 0);
                sent += bench.isDriven("source") && bench.isOne("ready") ? 1 : 0;
            }
            received += bench.next().contains("to_clock") && bench.isOne("sink") ? 1 : 0;
            assertThat(received).isBetween(sent - 1, sent);
            bench.step();
        }
        assertThat(received).isEqualTo(sent).isGreaterThan(30);
        bench.requireSameOnIcarus();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void aGrayCounterChangesOneBitAtATimeAlsoWhereItWraps(int width) {
        Design<GrayCounter> design = Heddle.elaborate(() -> new GrayCounter(width));
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.poke("reset", 1);
        run.step();
        run.poke("reset", 0);
        run.poke("advance", 1);
        for (int i = 0; i < 3 << width; i++) {
            int before = run.peek("gray").intValue();
            assertThat(run.peek("binary").intValue()).isEqualTo(i % (1 << width));
            run.step();
            assertThat(Integer.bitCount(before ^ run.peek("gray").intValue())).isEqualTo(1);
        }
        run.poke("clear", 1);
        run.step();
        assertThat(run.peek("gray")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1,1,true", "4,5,true", "5,4,false", "1,7,true", "1,7,false", "7,1,true", "7,1,false", "1.0,1.013,false"
    })
    void theResetOfEitherSideEmptiesAQueueAndWhatGoesInAfterwardsComesOut(
            double writingPeriod, double readingPeriod, boolean resetsWriting) {
        Design<AsynchronousQueue<UInt>> design = Heddle.elaborate(() -> new AsynchronousQueue<>(uint(16), 8));
        for (long seed = 0; seed < 12; seed++) {
            new ResetTraffic(design, writingPeriod, readingPeriod, seed).run(resetsWriting);
        }
    }
}
