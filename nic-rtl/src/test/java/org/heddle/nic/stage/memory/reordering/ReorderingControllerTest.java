package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.AddressMap;
import org.heddle.device.DramTiming;
import org.heddle.device.NodeMemory;
import org.heddle.device.PresetPattern;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.memory.sodimm.InterleaveBy8;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.bench.ControllerRun;
import org.heddle.nic.stage.memory.sodimm.bench.EarlyRequest;
import org.heddle.nic.stage.memory.sodimm.bench.LineTraffic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reordering controller with two modules on its pins, which check every timing rule of theirs in every cycle. */
@Tag("slow")
class ReorderingControllerTest {
    private static ReorderingController controller(SoDimmTiming timing, int window, int postponed, int lineBytes) {
        return new ReorderingController(
                timing, new SchedulerSettings(window, 4, 64, 32, postponed), new HashedMap(), lineBytes);
    }

    private static ControllerRun run(TestBench bench, int lineBytes, List<LineTraffic> traffic, StallProfile stalls) {
        return new ControllerRun(
                bench,
                () -> controller(SoDimmTiming.pc1600(), 16, 8, lineBytes),
                NodeMemory.improved(0),
                traffic,
                stalls);
    }

    private static ControllerRun run(TestBench bench, List<LineTraffic> traffic) {
        return run(bench, 16, traffic, StallProfile.NEVER);
    }

    private static SchedulingTraffic traffic(TestBench bench, int lineBytes) {
        return new SchedulingTraffic(lineBytes, bench.random());
    }

    @HardwareTest(seeds = 4)
    void randomTrafficReadsAndLeavesWhatAByteArrayWould(TestBench bench) {
        for (int lineBytes : new int[] {16, 32}) {
            for (StallProfile stalls : Stalls.all()) {
                run(bench, lineBytes, traffic(bench, lineBytes).mixed(500), stalls)
                        .assertAnswers();
            }
        }
    }

    @HardwareTest
    void everyWindowServesRandomTraffic(TestBench bench) {
        for (int window : new int[] {4, 8, 16, 32}) {
            new ControllerRun(
                            bench,
                            () -> controller(SoDimmTiming.pc1600(), window, 1, 32),
                            NodeMemory.improved(0),
                            traffic(bench, 32).mixed(2000),
                            StallProfile.NEVER)
                    .assertAnswers();
        }
    }

    @HardwareTest
    void thePublishedMapIsServedToo(TestBench bench) {
        new ControllerRun(
                        bench,
                        () -> new ReorderingController(
                                SoDimmTiming.pc1600(), SchedulerSettings.improved(), new InterleaveBy8(), 32),
                        NodeMemory.published(0),
                        traffic(bench, 32).mixed(2000),
                        StallProfile.NEVER)
                .assertAnswers();
    }

    @HardwareTest
    void slowerModulesAreGivenTheirTime(TestBench bench) {
        SoDimmTiming slow = new SoDimmTiming(3, 4, 6, 11, 3, 3, 3, 2, 2, 12, 300);
        DramTiming device = new DramTiming(3, 4, 6, 11, 3, 3, 3, 2, 2, 12, 300, 8);
        NodeMemory memory = new NodeMemory(0, AddressMap.hashed(), device, PresetPattern.splitMix64(0));
        new ControllerRun(
                        bench,
                        () -> controller(slow, 16, 8, 16),
                        memory,
                        traffic(bench, 16).mixed(3000),
                        StallProfile.NEVER)
                .assertAnswers();
    }

    @HardwareTest
    void readDelayChangesNoAnswer(TestBench bench) {
        for (int delay : new int[] {1, SoDimmTiming.LONGEST_READ_DELAY}) {
            new ControllerRun(
                            bench,
                            () -> controller(SoDimmTiming.pc1600().withReadDelay(delay), 16, 8, 32),
                            NodeMemory.improved(0),
                            traffic(bench, 32).mixed(2000),
                            StallProfile.NEVER)
                    .assertAnswers();
        }
    }

    @HardwareTest
    void aRefreshStormLosesNothing(TestBench bench) {
        // A refresh in every 30 cycles, the module busy for 8 of them: little is left, and rows are closed all the
        // time.
        SoDimmTiming stormy = new SoDimmTiming(2, 2, 5, 7, 2, 2, 2, 1, 1, 8, 30);
        for (int postponed : new int[] {1, 8}) {
            DramTiming device = new DramTiming(2, 2, 5, 7, 2, 2, 2, 1, 1, 8, 30, 8);
            NodeMemory memory = new NodeMemory(0, AddressMap.hashed(), device, PresetPattern.splitMix64(0));
            ControllerRun run = new ControllerRun(
                    bench,
                    () -> controller(stormy, 16, postponed, 16),
                    memory,
                    traffic(bench, 16).mixed(2000),
                    StallProfile.NEVER);
            run.assertAnswers();
            long cycles = memory.module(0).now() - run.begin;
            assertThat(memory.module(0).counters().refreshes()).isBetween(cycles / 30 - 8, cycles / 30);
        }
    }

    @HardwareTest
    void anIdleControllerRefreshesAtOnce(TestBench bench) {
        ControllerRun run = run(bench, List.of(LineTraffic.read(3, 1, 16)));
        run.rig.simulation().step(run.begin + 7800 - run.memory.module(0).now() + 20);
        assertThat(run.memory.module(0).counters().refreshes()).isEqualTo(10);
        assertThat(run.memory.module(1).counters().refreshes()).isEqualTo(10);
    }

    @HardwareTest
    void aReadTakesThirteenCyclesFromAClosedBankAndElevenFromAnOpenRow(TestBench bench) {
        List<LineTraffic> oneRow = IntStream.range(0, 20)
                .mapToObj(i -> LineTraffic.read(32, 0xF, 16))
                .toList();
        List<Long> latencies = run(bench, oneRow).latencies();
        assertThat(latencies.get(0)).isEqualTo(13);
        // The queue that the first one caused lasts: one request comes and one answer leaves in each cycle.
        assertThat(latencies).containsOnly(13L);
        ControllerRun later = run(bench, 16, oneRow, StallProfile.EVERY_OTHER);
        assertThat(later.latencies().subList(4, 20)).containsOnly(11L);
    }

    @HardwareTest
    void aRequestThatIsThereBeforeTheModulesAreWaitsForThem(TestBench bench) {
        EarlyRequest.assertServed(bench, () -> controller(SoDimmTiming.pc1600(), 16, 8, 32), NodeMemory.improved(0));
    }

    @HardwareTest
    void readsAndWritesOfOneBurstKeepTheirOrder(TestBench bench) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            boolean write = bench.random().nextInt(3) != 0;
            int lanes = 1 + bench.random().nextInt(15);
            traffic.add(write ? LineTraffic.write(77, lanes, bench.random(), 16) : LineTraffic.read(77, lanes, 16));
        }
        run(bench, traffic).assertAnswers();
    }

    @HardwareTest
    void nobodyStarvesBehindHitsOfAnOpenRowOrTheOtherDirection(TestBench bench) {
        // One write to another row of the bank among endless reads of an open row.
        AddressMap map = AddressMap.hashed();
        long other = IntStream.range(1, 10_000)
                .mapToLong(row -> map.nodeAddress(0, (long) row << 14))
                .findFirst()
                .orElseThrow();
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            traffic.add(LineTraffic.read(map.nodeAddress(0, 16 * (i % 256)) / 16, 0xF, 16));
            if (i == 40 || i == 300) {
                traffic.add(LineTraffic.write(other / 16, 0xF, bench.random(), 16));
            }
        }
        ControllerRun run = run(bench, traffic);
        run.assertAnswers();
        assertThat(Collections.max(run.latencies())).isLessThanOrEqualTo(150);
        assertThat(run.memory.module(0).counters().activations()).isGreaterThan(2);
    }

    @Test
    void everyToolReadsItsVerilogWithoutAWarning() {
        for (int lineBytes : new int[] {16, 32}) {
            Lint.requireClean(Heddle.elaborate(() -> controller(SoDimmTiming.pc1600(), 16, 8, lineBytes)));
        }
        Lint.requireClean(Heddle.elaborate(() -> new ReorderingController(
                SoDimmTiming.pc1600(), SchedulerSettings.improved(), new InterleaveBy8(), 32)));
    }
}
