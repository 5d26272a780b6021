package org.heddle.nic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.SplitMix64;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.PlainMemory;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.SoDimmSocket;
import org.heddle.nic.harness.Stalls;

/** The controller with two modules on its pins, which check every timing rule of theirs in every cycle. */
class SoDimmControllerTest {
    /** A run of requests: when each was accepted and answered, and what was read. */
    private static final class Run {
        final NodeMemory memory = NodeMemory.published(0);
        final List<long[]> lines = new ArrayList<>();
        final Rig<SoDimmController> rig;
        final Moments accepted;
        final Moments read;
        final Moments written;

        Run(TestBench bench, List<LineTraffic> traffic, StallProfile stalls) {
            rig = Rig.of(bench, Heddle.elaborate(() -> new SoDimmController(SoDimmTiming.pc1600())));
            SoDimmController dut = rig.dut();
            Simulation sim = rig.simulation();
            rig.add(new SoDimmSocket(sim, dut.sodimm0, memory.module(0)));
            rig.add(new SoDimmSocket(sim, dut.sodimm1, memory.module(1)));
            rig.source(
                    dut.request, stalls, traffic.stream().map(LineTraffic::beat).toList());
            accepted = rig.beatsOf("accepted", dut.request);
            written = rig.moments("written", () -> sim.peek(dut.writeDone));
            read = rig.moments("read", () -> sim.peek(dut.readValid) && lines.add(readLine()));
            long writes = traffic.stream().filter(LineTraffic::write).count();
            rig.run(
                    "all requests answered",
                    () -> written.count() == writes && read.count() == traffic.size() - writes,
                    60L * traffic.size() + 1000);
            sim.step(4); // the last write data reach the modules behind their command
        }

        private long[] readLine() {
            return IntStream.range(0, 4)
                    .mapToLong(word ->
                            rig.simulation().peekWord(rig.simulation().port(rig.dut().readLine), word))
                    .toArray();
        }
    }

    @HardwareTest(seeds = 2)
    void randomTrafficReadsAndLeavesWhatAByteArrayWould(TestBench bench) {
        for (StallProfile stalls : Stalls.all()) {
            List<LineTraffic> traffic = LineTraffic.random(bench.random(), 500);
            Run run = new Run(bench, traffic, stalls);
            PlainMemory expected = new PlainMemory(SplitMix64::of);
            int reads = 0;
            for (LineTraffic request : traffic) {
                request.apply(expected);
                if (!request.write()) {
                    long[] line = run.lines.get(reads++);
                    for (int word = 0; word < 4; word++) {
                        assertThat(line[word] & request.wantedBits(word))
                                .as("word %d of read %d, with stalls %s", word, reads - 1, stalls)
                                .isEqualTo(
                                        expected.readWord(32 * request.line() + 8 * word) & request.wantedBits(word));
                    }
                }
            }
            expected.assertSameAs(run.memory);
        }
    }

    @HardwareTest
    void openRowsGiveALinePerCycleFiveCyclesBehindItsRequest(TestBench bench) {
        Run run = new Run(bench, reads(100, i -> LineTraffic.line(5, 1, i), LineTraffic.ALL), StallProfile.NEVER);
        assertThat(run.read.span()).isEqualTo(99);
        assertThat(run.read.get(50) - run.accepted.get(50)).isEqualTo(5);
        assertThat(run.memory.module(0).counters().activations()).isEqualTo(1);
        assertThat(run.memory.module(1).counters().rowHits()).isEqualTo(99);
    }

    @HardwareTest
    void openRowsTakeALineToWritePerCycle(TestBench bench) {
        List<LineTraffic> traffic = IntStream.range(0, 100)
                .mapToObj(i -> LineTraffic.write(LineTraffic.line(5, 1, i), LineTraffic.ALL, bench.random()))
                .toList();
        assertThat(new Run(bench, traffic, StallProfile.NEVER).written.span()).isEqualTo(99);
    }

    @HardwareTest
    void otherRowsOfTheTwoModulesInTurnTakeFiveCyclesEach(TestBench bench) {
        Run run = new Run(
                bench,
                IntStream.range(0, 60)
                        .mapToObj(i -> LineTraffic.read(LineTraffic.line(i, 0, 0), LineTraffic.LANES_OF_MODULE[i % 2]))
                        .toList(),
                StallProfile.NEVER);
        assertThat(intervals(run.read, 4)).containsOnly(5L);
    }

    @HardwareTest
    void otherRowsOfOneModuleTakeSevenCyclesToReadAndEightToWrite(TestBench bench) {
        Run reads = new Run(
                bench,
                reads(40, i -> LineTraffic.line(i, i % 4, 7), LineTraffic.LANES_OF_MODULE[0]),
                StallProfile.NEVER);
        assertThat(intervals(reads.read, 2)).containsOnly(7L);
        RandomGenerator random = bench.random();
        List<LineTraffic> writes = IntStream.range(0, 40)
                .mapToObj(i -> LineTraffic.write(LineTraffic.line(i, i % 4, 7), LineTraffic.LANES_OF_MODULE[1], random))
                .toList();
        assertThat(intervals(new Run(bench, writes, StallProfile.NEVER).written, 2))
                .containsOnly(8L);
    }

    @HardwareTest
    void aReadBehindAWriteAndAWriteBehindAReadWaitForTheDataPins(TestBench bench) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < 40; i += 2) {
            traffic.add(LineTraffic.write(LineTraffic.line(0, 0, i), LineTraffic.ALL, bench.random()));
            traffic.add(LineTraffic.read(LineTraffic.line(0, 0, i), LineTraffic.ALL));
        }
        Run run = new Run(bench, traffic, StallProfile.NEVER);
        // tWL + data + tWTR = 3 from write to read; CL + data + turnaround - tWL = 3 from read to write.
        assertThat(intervals(run.accepted, 4)).containsOnly(3L);
    }

    @HardwareTest
    void bothModulesAreRefreshedOnceInEveryIntervalHoweverBusy(TestBench bench) {
        int requests = 6000;
        Run run = new Run(
                bench, reads(requests, i -> LineTraffic.line(9, 2, i % 256), LineTraffic.ALL), StallProfile.NEVER);
        long cycles = run.memory.module(0).now();
        for (int module = 0; module < 2; module++) {
            assertThat(run.memory.module(module).counters().refreshes()).isEqualTo(cycles / 780);
        }
        assertThat(cycles - requests)
                .as("cycles that refreshes and their row openings cost")
                .isLessThan(cycles / 780 * 20 + 20);
    }

    @HardwareTest
    void anIdleControllerKeepsRefreshing(TestBench bench) {
        Run run = new Run(bench, List.of(LineTraffic.read(3, LineTraffic.ALL)), StallProfile.NEVER);
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
