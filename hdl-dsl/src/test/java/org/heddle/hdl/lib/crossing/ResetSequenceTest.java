package org.heddle.hdl.lib.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResetSequenceTest {
    private static final int SETTLE = 5;

    private static Interpreter interpreter(int stages) {
        Design<ResetSequence> design = Heddle.elaborate(() -> new ResetSequence(stages, SETTLE));
        Lint.requireClean(design);
        return new Interpreter(design.circuit());
    }

    private static long edgesUntil(Interpreter run, String port, long value) {
        for (int edges = 0; edges < 100; edges++) {
            if (run.peek(port).longValue() == value) {
                return edges;
            }
            run.step();
        }
        throw new AssertionError(port + " is never " + value);
    }

    /** Clocks that are not stable yet. */
    private static Interpreter unlocked(int stages) {
        Interpreter run = interpreter(stages);
        run.poke("locked", 0);
        for (int edge = 0; edge < 20; edge++) {
            run.step();
        }
        return run;
    }

    @Test
    void eachStageIsReleasedInItsTurn() {
        Interpreter run = unlocked(2);
        assertThat(run.peek("inReset_0")).isEqualTo(1);
        assertThat(run.peek("inReset_1")).isEqualTo(1);
        run.poke("locked", 1);
        assertThat(edgesUntil(run, "inReset_0", 0))
                .as("two edges of the synchroniser, and the count")
                .isEqualTo(SETTLE + 3);
        for (int edge = 0; edge < 50; edge++) {
            run.step();
            assertThat(run.peek("inReset_1")).as("the first one is not ready").isEqualTo(1);
        }
        run.poke("ready_0", 1);
        assertThat(edgesUntil(run, "inReset_1", 0)).isEqualTo(3);
        assertThat(run.peek("running")).isZero();
        run.poke("ready_1", 1);
        assertThat(edgesUntil(run, "running", 1)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 16, 64})
    void theFirstReleaseComesAfterAsManyEdgesAsWereAskedFor(int settle) {
        Interpreter run = new Interpreter(
                Heddle.elaborate(() -> new ResetSequence(1, settle)).circuit());
        run.poke("locked", 0);
        run.step();
        run.poke("locked", 1);
        assertThat(edgesUntil(run, "inReset_0", 0)).isEqualTo(settle + 3);
    }

    @Test
    void aStageThatIsReadyEarlyWaitsForItsTurn() {
        Interpreter run = unlocked(3);
        run.poke("ready_1", 1);
        run.poke("ready_2", 1);
        run.poke("locked", 1);
        edgesUntil(run, "inReset_0", 0);
        for (int edge = 0; edge < 20; edge++) {
            run.step();
        }
        assertThat(run.peek("inReset_1")).isEqualTo(1);
        assertThat(run.peek("inReset_2")).isEqualTo(1);
        run.poke("ready_0", 1);
        edgesUntil(run, "running", 1);
        assertThat(run.peek("inReset_2")).isZero();
    }

    @Test
    void whatWasReleasedStaysSoUntilTheClocksAreLost() {
        Interpreter run = unlocked(2);
        run.poke("locked", 1);
        run.poke("ready_0", 1);
        run.poke("ready_1", 1);
        edgesUntil(run, "running", 1);
        run.poke("ready_0", 0);
        for (int edge = 0; edge < 20; edge++) {
            run.step();
            assertThat(run.peek("inReset_0")).isZero();
            assertThat(run.peek("inReset_1")).isZero();
        }
        run.poke("locked", 0);
        assertThat(run.peek("inReset_0")).as("without an edge").isEqualTo(1);
        assertThat(run.peek("inReset_1")).as("without an edge").isEqualTo(1);
        assertThat(run.peek("running")).as("without an edge").isZero();
    }

    @Test
    void aLossThatIsShorterThanACycleBeginsAnew() {
        Interpreter run = unlocked(1);
        run.poke("locked", 1);
        run.step();
        run.step();
        run.step();
        run.poke("locked", 0);
        assertThat(run.peek("inReset_0")).isEqualTo(1);
        run.poke("locked", 1);
        assertThat(edgesUntil(run, "inReset_0", 0)).isEqualTo(SETTLE + 3);
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatThrownBy(() -> new ResetSequence(0, 1)).hasMessage("stages must be 1 to 16: stages=0");
        assertThatThrownBy(() -> new ResetSequence(17, 1)).hasMessage("stages must be 1 to 16: stages=17");
        assertThatThrownBy(() -> new ResetSequence(1, 0)).hasMessage("settle must be 1 to 16,777,216: settle=0");
        assertThatThrownBy(() -> new ResetSequence(1, (1 << 24) + 1)).hasMessageContaining("settle=16777217");
    }

    /** A core that starts at its own clock's stability, and a link that waits for it. */
    static final class Started extends Component {
        final ClockDomain control = clockDomain(Reset.initialValues());
        final ClockDomain core = clockDomain(Reset.none());
        final ClockDomain link = clockDomain(Reset.none());
        final Bool locked = asynchronousIn(bool());
        final UInt counted = out(link, uint(4));

        Started() {
            ResetSequence sequence = new ResetSequence(2, SETTLE);
            within(control, () -> instance("sequence", sequence));
            sequence.locked.set(locked);
            Bool coreReady = reg(resetBy(sequence, 0, core), bool()).init(false);
            coreReady.set(true);
            sequence.ready.get(0).set(coreReady);
            ClockDomain started = resetBy(sequence, 1, link);
            UInt count = reg(started, uint(4)).init(0);
            count.set(count.addWrap(1));
            counted.set(count);
            Bool linkReady = reg(started, bool()).init(false);
            linkReady.set(true);
            sequence.ready.get(1).set(linkReady);
        }

        private ClockDomain resetBy(ResetSequence sequence, int stage, ClockDomain clock) {
            ResetSynchronizer reset = new ResetSynchronizer();
            within(clock, () -> instance("reset_" + stage, reset));
            reset.request.set(sequence.inReset.get(stage));
            return clock.resetBy(reset.active, Reset.asynchronous());
        }
    }

    @Test
    void otherClocksAreResetThroughTheirOwnSynchroniser() {
        Design<Started> design = Heddle.elaborate(() -> new Started());
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.poke("locked", 0);
        run.step();
        run.poke("locked", 1);
        long counts = edgesUntil(run, "counted", 1);
        assertThat(counts).as("behind both stages and their synchronisers").isBetween(SETTLE + 6L, SETTLE + 16L);
    }
}
