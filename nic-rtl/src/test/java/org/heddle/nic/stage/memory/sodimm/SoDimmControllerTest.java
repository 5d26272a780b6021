package org.heddle.nic.stage.memory.sodimm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.memory.sodimm.bench.ControllerRun;
import org.heddle.nic.stage.memory.sodimm.bench.EarlyRequest;
import org.heddle.nic.stage.memory.sodimm.bench.LineTraffic;
import org.junit.jupiter.api.Tag;

/** The controller with two modules on its pins, which check every timing rule of theirs in every cycle. */
class SoDimmControllerTest {
    private static ControllerRun run(TestBench bench, List<LineTraffic> traffic, StallProfile stalls) {
        return new ControllerRun(
                bench, () -> new SoDimmController(SoDimmTiming.pc1600()), NodeMemory.published(0), traffic, stalls);
    }

    @HardwareTest(seeds = 2)
    @Tag("slow")
    void randomTrafficReadsAndLeavesWhatAByteArrayWould(TestBench bench) {
        for (StallProfile stalls : Stalls.all()) {
            List<LineTraffic> traffic = LineTraffic.random(bench.random(), 500);
            run(bench, traffic, stalls).assertAnswers();
        }
    }

    @HardwareTest
    void openRowsGiveALinePerCycleFiveCyclesBehindItsRequest(TestBench bench) {
        ControllerRun run = run(bench, reads(100, i -> LineTraffic.line(5, 1, i), LineTraffic.ALL), StallProfile.NEVER);
        assertThat(run.read.span()).isEqualTo(99);
        assertThat(run.read.get(50) - run.accepted.get(50)).isEqualTo(5);
        assertThat(run.memory.module(0).counters().activations()).isEqualTo(1);
        assertThat(run.memory.module(1).counters().rowHits()).isEqualTo(99);
    }

    /** I/O registers and a PHY: each cycle of delay is one of latency, and none of throughput. */
    @HardwareTest
    void readDelayAddsItsCyclesToTheLatencyAndNoneToTheIntervals(TestBench bench) {
        for (int delay = 0; delay <= SoDimmTiming.LONGEST_READ_DELAY; delay++) {
            SoDimmTiming timing = SoDimmTiming.pc1600().withReadDelay(delay);
            ControllerRun run = new ControllerRun(
                    bench,
                    () -> new SoDimmController(timing),
                    NodeMemory.published(0),
                    reads(100, i -> LineTraffic.line(5, 1, i), LineTraffic.ALL),
                    StallProfile.NEVER);
            run.assertAnswers();
            assertThat(run.read.span()).isEqualTo(99);
            assertThat(run.read.get(50) - run.accepted.get(50)).isEqualTo(5 + delay);
        }
    }

    @HardwareTest
    void aRequestThatIsThereBeforeTheModulesAreWaitsForThem(TestBench bench) {
        EarlyRequest.assertServed(bench, () -> new SoDimmController(SoDimmTiming.pc1600()), NodeMemory.published(0));
    }

    @HardwareTest
    void openRowsTakeALineToWritePerCycle(TestBench bench) {
        List<LineTraffic> traffic = IntStream.range(0, 100)
                .mapToObj(i -> LineTraffic.write(LineTraffic.line(5, 1, i), LineTraffic.ALL, bench.random()))
                .toList();
        assertThat(run(bench, traffic, StallProfile.NEVER).written.span()).isEqualTo(99);
    }

    @HardwareTest
    void otherRowsOfTheTwoModulesInTurnTakeFiveCyclesEach(TestBench bench) {
        ControllerRun run = run(
                bench,
                IntStream.range(0, 60)
                        .mapToObj(i -> LineTraffic.read(LineTraffic.line(i, 0, 0), LineTraffic.LANES_OF_MODULE[i % 2]))
                        .toList(),
                StallProfile.NEVER);
        assertThat(intervals(run.read, 4)).containsOnly(5L);
    }

    @HardwareTest
    void otherRowsOfOneModuleTakeSevenCyclesToReadAndEightToWrite(TestBench bench) {
        ControllerRun reads = run(
                bench,
                reads(40, i -> LineTraffic.line(i, i % 4, 7), LineTraffic.LANES_OF_MODULE[0]),
                StallProfile.NEVER);
        assertThat(intervals(reads.read, 2)).containsOnly(7L);
        RandomGenerator random = bench.random();
        List<LineTraffic> writes = IntStream.range(0, 40)
                .mapToObj(i -> LineTraffic.write(LineTraffic.line(i, i % 4, 7), LineTraffic.LANES_OF_MODULE[1], random))
                .toList();
        assertThat(intervals(run(bench, writes, StallProfile.NEVER).written, 2)).containsOnly(8L);
    }

    @HardwareTest
    void aReadBehindAWriteAndAWriteBehindAReadWaitForTheDataPins(TestBench bench) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < 40; i += 2) {
            traffic.add(LineTraffic.write(LineTraffic.line(0, 0, i), LineTraffic.ALL, bench.random()));
            traffic.add(LineTraffic.read(LineTraffic.line(0, 0, i), LineTraffic.ALL));
        }
        ControllerRun run = run(bench, traffic, StallProfile.NEVER);
        // tWL + data + tWTR = 3 from write to read; CL + data + turnaround - tWL = 3 from read to write.
        assertThat(intervals(run.accepted, 4)).containsOnly(3L);
    }

    @HardwareTest
    void bothModulesAreRefreshedOnceInEveryIntervalHoweverBusy(TestBench bench) {
        int requests = 6000;
        ControllerRun run =
                run(bench, reads(requests, i -> LineTraffic.line(9, 2, i % 256), LineTraffic.ALL), StallProfile.NEVER);
        long cycles = run.memory.module(0).now() - run.begin;
        for (int module = 0; module < 2; module++) {
            assertThat(run.memory.module(module).counters().refreshes()).isEqualTo(cycles / 780);
        }
        assertThat(cycles - requests)
                .as("cycles that refreshes and their row openings cost")
                .isLessThan(cycles / 780 * 20 + 20);
    }

    @HardwareTest
    void anIdleControllerKeepsRefreshing(TestBench bench) {
        ControllerRun run = run(bench, List.of(LineTraffic.read(3, LineTraffic.ALL)), StallProfile.NEVER);
        run.rig.simulation().step(7800);
        assertThat(run.memory.module(0).counters().refreshes()).isEqualTo(10);
        assertThat(run.memory.module(1).counters().refreshes()).isEqualTo(10);
    }

    private interface LineOf {
        long line(int index);
    }

    private static List<LineTraffic> reads(int number, LineOf line, int lanes) {
        return IntStream.range(0, number)
                .mapToObj(i -> LineTraffic.read(line.line(i), lanes))
                .toList();
    }

    /** The cycles between moments, without the first few, in which rows are opened for the first time. */
    private static List<Long> intervals(Moments moments, int without) {
        return IntStream.range(without + 1, moments.count())
                .mapToObj(i -> moments.get(i) - moments.get(i - 1))
                .toList();
    }
}
