package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Components of several clock domains, with a period and a phase for each, and agents on each. */
class ClockDomainsTest {
    /** Both periods in picoseconds: as long as each other, close, far apart, and drifting against each other. */
    private static final List<long[]> PERIODS = List.of(
            new long[] {10_000, 10_000},
            new long[] {8_000, 10_000},
            new long[] {10_000, 8_000},
            new long[] {10_000, 1_429},
            new long[] {1_429, 10_000},
            new long[] {10_000, 10_007});

    private static Design<AsynchronousQueue<UInt>> queue() {
        return Heddle.elaborate(() -> new AsynchronousQueue<>(Types.uint(16), 8));
    }

    private static Simulation open(TestBench bench, Design<AsynchronousQueue<UInt>> design, long[] periods) {
        AsynchronousQueue<UInt> dut = design.component();
        return bench.open(
                design,
                bench.options()
                        .clock(dut.writing, ClockTiming.ofPeriod(periods[0]))
                        .clock(
                                dut.reading,
                                new ClockTiming(periods[1], 1 + bench.random().nextLong(periods[1]))));
    }

    @HardwareTest(seeds = 3)
    void aStreamCrossesUnchangedAtEveryRatioAndStallProfile(TestBench bench) {
        Design<AsynchronousQueue<UInt>> design = queue();
        AsynchronousQueue<UInt> dut = design.component();
        for (long[] periods : PERIODS) {
            for (StallProfile profile :
                    List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF, StallProfile.BURSTS_OF_16)) {
                try (Simulation sim = open(bench, design, periods)) {
                    sim.reset(2);
                    StreamSource source =
                            sim.clock(dut.writing).add(StreamSource.on(sim, dut.enqueue, StallProfile.ONE_IN_EIGHT));
                    StreamSink sink = sim.clock(dut.reading).add(StreamSink.on(sim, dut.dequeue, profile));
                    List<Long> beats = LongStream.range(0, 200)
                            .map(i -> bench.random().nextLong(1 << 16))
                            .boxed()
                            .toList();
                    beats.forEach(source::send);
                    sim.runUntil("all beats", () -> sink.count() == beats.size())
                            .within(20_000);
                    assertThat(sink.values()).isEqualTo(beats);
                }
            }
        }
    }

    @HardwareTest(seeds = 4)
    @Tag("slow")
    void theResetOfEitherSideLosesBeatsButNeverRepeatsOrInventsOne(TestBench bench) {
        Design<AsynchronousQueue<UInt>> design = queue();
        AsynchronousQueue<UInt> dut = design.component();
        for (long[] periods : PERIODS) {
            try (Simulation sim = open(bench, design, periods)) {
                sim.reset(1);
                StreamSource source =
                        sim.clock(dut.writing).add(StreamSource.on(sim, dut.enqueue, StallProfile.RANDOM_HALF));
                StreamSink sink = sim.clock(dut.reading).add(StreamSink.on(sim, dut.dequeue, StallProfile.RANDOM_HALF));
                LongStream.range(0, 600).forEach(source::send);
                for (ClockDomain side : List.of(dut.reading, dut.writing, dut.reading)) {
                    long taken = source.taken();
                    sim.runUntil("some beats", () -> source.taken() >= taken + 40)
                            .within(50_000);
                    sim.reset(side, 1 + bench.random().nextInt(2));
                }
                sim.runUntil("the last beat", () -> sink.values().contains(599L))
                        .within(50_000);
                List<Long> seen = sink.values();
                int gaps = 0;
                for (int i = 1; i < seen.size(); i++) {
                    assertThat(seen.get(i)).isGreaterThan(seen.get(i - 1));
                    gaps += seen.get(i) == seen.get(i - 1) + 1 ? 0 : 1;
                }
                assertThat(gaps).isLessThanOrEqualTo(3);
            }
        }
    }

    /** A counter in a domain with an asynchronous reset that is active low. */
    static final class Counter extends Component {
        final ClockDomain core = clockDomain(Reset.asynchronous().activeLow());
        final ClockDomain other = clockDomain(Reset.initialValues());
        final UInt count = out(core, uint(8));
        final UInt counted = out(other, uint(8));

        Counter() {
            UInt counter = reg(core, uint(8)).init(40);
            counter.set(counter.addWrap(1));
            count.set(counter);
            UInt free = reg(other, uint(8)).init(7);
            free.set(free.addWrap(1));
            counted.set(free);
        }
    }

    @Test
    void anAsynchronousResetActsWithoutAClockAndIsInactiveAtTheStart() {
        Design<Counter> design = Heddle.elaborate(Counter::new);
        Counter dut = design.component();
        try (Simulation sim = Simulation.open(design)) {
            assertThat(sim.inReset()).isFalse();
            assertThat(sim.isHigh(sim.port("core_reset_n"))).isTrue();
            sim.expect(dut.counted, 7);
            sim.poke(sim.port("core_reset_n"), 0);
            sim.settle();
            sim.expect(dut.count, 40);
            assertThat(sim.inReset()).isTrue();
            sim.reset(dut.core, 2);
            sim.expect(dut.count, 40);
            sim.clock(dut.core).step(3);
            sim.expect(dut.count, 43);
            assertThatThrownBy(() -> sim.reset(dut.other, 1))
                    .hasMessageContaining("clock domain other_clock of \"Counter\" has no reset input");
        }
    }

    @Test
    void aResetLastsForAsManyEdgesOfTheSlowestClock() {
        Design<AsynchronousQueue<UInt>> design = queue();
        AsynchronousQueue<UInt> dut = design.component();
        SimulationOptions options = SimulationOptions.defaults().clock(dut.reading, ClockTiming.ofPeriod(70_000));
        try (Simulation sim = Simulation.open(design, options)) {
            sim.reset(2);
            assertThat(sim.clock(dut.reading).cycles()).isEqualTo(2);
            assertThat(sim.clock(dut.writing).cycles()).isGreaterThan(7);
        }
    }

    @Test
    void aDomainOfAnotherDesignIsRefused() {
        AsynchronousQueue<UInt> stranger = queue().component();
        try (Simulation sim = Simulation.open(queue())) {
            assertThatThrownBy(() -> sim.clock(stranger.reading))
                    .hasMessageContaining("use the domain fields of the design's own component");
        }
    }
}
