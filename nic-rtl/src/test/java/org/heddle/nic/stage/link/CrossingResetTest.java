package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;

/** The queue between a node's two clocks, when one of them alone is reset. */
class CrossingResetTest {
    private static final int DEPTH = 8;
    /** Clock periods of both sides, in ps. */
    private static final List<long[]> PERIODS =
            List.of(new long[] {10_000, 8_000}, new long[] {8_000, 10_000}, new long[] {10_000, 10_000});

    private final Design<AsynchronousQueue<UInt>> design =
            Heddle.elaborate(() -> new AsynchronousQueue<>(Types.uint(16), DEPTH));
    private final AsynchronousQueue<UInt> dut = design.component();

    private Simulation open(TestBench bench, long[] periods) {
        Simulation sim = bench.open(
                design,
                bench.options()
                        .clock(dut.writing, ClockTiming.ofPeriod(periods[0]))
                        .clock(dut.reading, ClockTiming.ofPeriod(periods[1])));
        sim.poke(dut.enqueue.valid(), false);
        sim.poke(dut.enqueue.data(), 0);
        sim.poke(dut.dequeue.ready(), false);
        sim.reset(2);
        return sim;
    }

    /** Steps edges of one side, and requires each time that it shows nothing. */
    private static void staysClosed(Simulation sim, ClockDomain side, int edges, Runnable shows) {
        for (int i = 0; i < edges; i++) {
            sim.clock(side).step(1);
            sim.settle();
            shows.run();
        }
    }

    @HardwareTest
    void aReaderThatIsResetOffersNothingFromThatEdgeOn(TestBench bench) {
        for (long[] periods : PERIODS) {
            Simulation sim = open(bench, periods);
            sim.poke(dut.enqueue.valid(), true);
            sim.clock(dut.writing).step(40);
            sim.poke(dut.enqueue.valid(), false);
            sim.clock(dut.writing).step(10);
            sim.expect(dut.dequeue.valid(), true);
            sim.reset(dut.reading, 1);
            staysClosed(sim, dut.reading, 30, () -> sim.expect(dut.dequeue.valid(), false));
        }
    }

    @HardwareTest
    void aWriterThatIsResetTakesNothingUntilTheReaderIsClear(TestBench bench) {
        for (long[] periods : PERIODS) {
            Simulation sim = open(bench, periods);
            sim.clock(dut.writing).step(20);
            sim.expect(dut.enqueue.ready(), true);
            sim.reset(dut.writing, 1);
            staysClosed(sim, dut.writing, 3, () -> sim.expect(dut.enqueue.ready(), false));
        }
    }

    @HardwareTest
    void whatIsSentBehindAResetOfOneSideArrivesWholeAndInOrder(TestBench bench) {
        for (long[] periods : PERIODS) {
            for (ClockDomain side : List.of(dut.writing, dut.reading)) {
                Simulation sim = open(bench, periods);
                sim.poke(dut.enqueue.valid(), true);
                sim.clock(dut.writing).step(5);
                sim.poke(dut.enqueue.valid(), false);
                sim.reset(side, 1);
                sim.clock(dut.writing).step(30);
                StreamSource source =
                        sim.clock(dut.writing).add(StreamSource.on(sim, dut.enqueue, StallProfile.RANDOM_HALF));
                StreamSink sink = sim.clock(dut.reading).add(StreamSink.on(sim, dut.dequeue, StallProfile.RANDOM_HALF));
                for (long word = 1; word <= 3 * DEPTH; word++) {
                    source.send(word);
                }
                sim.runUntil("every word", () -> sink.count() >= 3 * DEPTH).within(2_000);
                assertThat(sink.values()).hasSize(3 * DEPTH).isSorted().doesNotHaveDuplicates();
            }
        }
    }
}
