package org.heddle.cosim.analyser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.cosim.analyser.TriggerModel.Condition.level;

import java.math.BigInteger;
import java.util.stream.Stream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.RegisterTests;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.analyser.CapturePhase;
import org.heddle.hdl.lib.analyser.LogicAnalyserMap;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every kind of trigger at every depth before it: what is read is what the simulator had, cycle by cycle. */
class LogicAnalyserTest {
    private static final int DEPTH = 8;
    /** The flag, the lowest bit of a sample. */
    private static final long FLAG = 1;
    /** The lowest bits of the number. */
    private static final int NUMBER = 3;

    private static final TriggerModel.Condition ALWAYS = level(0, 0);

    private final Design<WatchedDesign> design = Heddle.elaborate(() -> new WatchedDesign(5, DEPTH));

    private AnalyserRig rig(TestBench bench) {
        return new AnalyserRig(design.component(), bench.open(design));
    }

    private static TriggerModel.Condition edge(long mask, long value) {
        return TriggerModel.Condition.of(mask, value, FLAG, 1);
    }

    /** The cycle as number, so that no two samples of a capture are the same, and the flag at some cycles. */
    private static void countWithFlag(AnalyserRig rig, int period) {
        rig.inputs(cycle -> BigInteger.valueOf((cycle % 32L << NUMBER) | (cycle % period < period / 2 ? FLAG : 0)));
    }

    private static void capture(AnalyserRig rig, TriggerModel trigger, int before) {
        rig.set(trigger, before);
        rig.arm();
        assertThat(rig.fills(400)).as("%s fills", trigger).isTrue();
        rig.expectCapture(trigger, before);
    }

    @HardwareTest
    void keepsEveryNumberOfSamplesBeforeTheTrigger(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 100);
        for (int before = 0; before < DEPTH; before++) {
            capture(rig, TriggerModel.of(edge(FLAG, FLAG)), before);
            capture(rig, TriggerModel.of(level(31 << NUMBER, 7 << NUMBER)), before);
        }
    }

    @HardwareTest
    void triggersInTheFirstCycleBehindTheArming(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 2);
        for (int before = 0; before < DEPTH; before++) {
            capture(rig, TriggerModel.of(ALWAYS), before);
            assertThat(rig.map.taken.before.read()).isZero();
        }
        capture(rig, TriggerModel.of(TriggerModel.Condition.of(0, 0, FLAG, 1)), 3);
        assertThat(rig.map.taken.before.read())
                .as("an edge from the cycle of the arming")
                .isZero();
    }

    @HardwareTest
    void seesRisingAndFallingEdgesAndChanges(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 60);
        for (int round = 0; round < 4; round++) {
            capture(rig, TriggerModel.of(edge(FLAG, FLAG)), 2);
            capture(rig, TriggerModel.of(edge(FLAG, 0)), 2);
            capture(rig, TriggerModel.of(edge(0, 0)), 2);
        }
    }

    @HardwareTest
    void countsTheCyclesInWhichTheConditionHolds(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 10);
        for (int count = 1; count < 20; count++) {
            capture(rig, TriggerModel.of(TriggerModel.Condition.of(FLAG, FLAG, FLAG, count)), 4);
            capture(rig, TriggerModel.of(TriggerModel.Condition.of(FLAG, FLAG, 0, count)), 4);
        }
    }

    @HardwareTest
    void waitsForTheSecondConditionBehindTheFirst(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 40);
        TriggerModel.Condition nine = level(31 << NUMBER, 9 << NUMBER);
        capture(rig, new TriggerModel(edge(FLAG, FLAG), nine), 3);
        capture(rig, new TriggerModel(nine, edge(FLAG, 0)), 5);
        capture(rig, new TriggerModel(TriggerModel.Condition.of(FLAG, FLAG, 0, 25), nine), 5);
        // The same condition twice: the second time is another cycle.
        capture(rig, new TriggerModel(level(FLAG, FLAG), level(FLAG, FLAG)), 1);
    }

    @HardwareTest
    void isNotTriggeredWhileItIsNotArmed(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 4);
        rig.set(TriggerModel.of(edge(FLAG, FLAG)), 2);
        assertThat(rig.fills(60)).isFalse();
        assertThat(rig.map.state.phase.read()).isEqualTo(CapturePhase.IDLE);
        capture(rig, TriggerModel.of(edge(FLAG, FLAG)), 2);
        assertThat(rig.fills(60)).as("full, until it is armed again").isTrue();
        rig.expectCapture(TriggerModel.of(edge(FLAG, FLAG)), 2);
    }

    @HardwareTest
    void tellsThatItWaitsAndCanBeCalledOff(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 10);
        TriggerModel.Condition never = level(3 << 1, 3 << 1);
        rig.set(new TriggerModel(edge(FLAG, FLAG), never), 2);
        rig.arm();
        assertThat(rig.map.state.phase.read()).isEqualTo(CapturePhase.ARMED);
        assertThat(rig.fills(100)).isFalse();
        assertThat(rig.map.state.phase.read()).isEqualTo(CapturePhase.ARMED);
        assertThat(rig.map.state.second.read()).isTrue();
        rig.map.control.stop.write(true);
        assertThat(rig.map.state.phase.read()).isEqualTo(CapturePhase.IDLE);
        capture(rig, TriggerModel.of(edge(FLAG, FLAG)), 2);
    }

    @HardwareTest
    void armsAnewWhateverIsUnderWay(TestBench bench) {
        AnalyserRig rig = rig(bench);
        countWithFlag(rig, 50);
        rig.set(new TriggerModel(edge(FLAG, FLAG), edge(FLAG, 0)), 6);
        for (int round = 0; round < 20; round++) {
            rig.arm();
            rig.fills(3 * round);
        }
        capture(rig, new TriggerModel(edge(FLAG, FLAG), edge(FLAG, 0)), 6);
    }

    @HardwareTest(seeds = 4)
    void capturesWhatTheSimulatorHasUnderRandomTriggers(TestBench bench) {
        for (int width : new int[] {5, 29, 30, 61, 62}) {
            Design<WatchedDesign> any = Heddle.elaborate(() -> new WatchedDesign(width, 16));
            Simulation simulation = bench.open(any);
            RandomCaptures captures = new RandomCaptures(
                    new AnalyserRig(any.component(), simulation), width + NUMBER, 16, bench.random());
            captures.run(25);
            assertThat(captures.full())
                    .as("captures of samples of %d bits", width + NUMBER)
                    .isGreaterThan(8);
        }
    }

    @TestFactory
    Stream<DynamicTest> itsRegistersKeepTheirPromises() {
        return RegisterTests.of(new LogicAnalyserMap(design.component().analyser.layout()));
    }
}
