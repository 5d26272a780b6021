package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.link.LinkBuffers;
import org.junit.jupiter.api.Tag;

/** A link over AXI4-Stream loses and doubles nothing, whatever the clocks of its parts are, and says whether it hears the other end. */
class StreamLinkTest {
    private static final LinkBuffers BUFFERS = new LinkBuffers(8, 0, 8, 64);
    /** 200 ppm of it are 1 ps. */
    private static final long PERIOD_PS = 5_000;

    private static final Design<StreamedPorts> DESIGN = Heddle.elaborate(() -> new StreamedPorts(BUFFERS));

    private static final class Bench {
        final StreamedPorts dut = DESIGN.component();
        final Simulation sim;

        /** @param offsets of the periods of both ends' links and of both streams, in ps */
        Bench(TestBench bench, long... offsets) {
            SimulationOptions options = bench.options();
            for (int end = 0; end < 2; end++) {
                options = options.clock(dut.links.get(end), ClockTiming.ofPeriod(PERIOD_PS + offsets[end]))
                        .clock(dut.streams.get(end), ClockTiming.ofPeriod(PERIOD_PS + offsets[2 + end]));
            }
            sim = bench.open(DESIGN, options);
            sim.poke(dut.sends, false);
            sim.poke(dut.stalls, 0);
            sim.reset(16);
            sim.poke(dut.sends, true);
        }

        /** Runs until both ends have got so many packets, and checks that they are all and in order. */
        void receive(long packets, long limit) {
            for (int end = 0; end < 2; end++) {
                int here = end;
                sim.runUntil("packets at end " + end, () -> sim.peek(dut.come.get(here)) >= packets)
                        .within(limit);
            }
            for (int end = 0; end < 2; end++) {
                assertThat(sim.peek(dut.wrong.get(end))).isFalse();
                assertThat(sim.peek(dut.begun.get(1 - end))).isGreaterThanOrEqualTo(sim.peek(dut.come.get(end)));
            }
        }

        /** Lets what is under way arrive; returns how many have come to an end. */
        long end(int end) {
            sim.poke(dut.sends, false);
            sim.step(20_000);
            assertThat(sim.peek(dut.come.get(end))).isEqualTo(sim.peek(dut.begun.get(1 - end)));
            assertThat(sim.peek(dut.wrong.get(end))).isFalse();
            return sim.peek(dut.come.get(end));
        }
    }

    /** The clocks of the core (10 ns), two links and two streams, one of each pair 200 ppm away from the other. */
    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("slow")
    void clocksMayBeApart(TestBench bench) {
        Bench b = new Bench(bench, 0, 1, -1, 1);
        b.receive(20_000, 1_000_000);
        assertThat(b.end(0)).isGreaterThan(20_000);
        assertThat(b.end(1)).isGreaterThan(20_000);
    }

    /** A million packets in each direction, at four ways in which the clocks can be apart. */
    @HardwareTest(timeoutCycles = 100_000_000)
    @Tag("whole")
    void aMillionPacketsWithClocksApart(TestBench bench) {
        for (long[] offsets : new long[][] {{0, 1, 0, 1}, {1, 0, 0, 1}, {-1, 1, 1, -1}, {1, -1, 1, -1}}) {
            Bench b = new Bench(bench, offsets);
            b.receive(1_000_000, 50_000_000);
            b.end(0);
            b.end(1);
        }
    }

    /** A medium that takes nothing for a while holds the link up, also in the middle of a packet. */
    @HardwareTest(timeoutCycles = 2_000_000)
    void aStalledMediumLosesNothing(TestBench bench) {
        Bench b = new Bench(bench, 0, 1, 3, -2);
        for (int i = 0; i < 200; i++) {
            b.sim.poke(b.dut.stalls, bench.random().nextInt(4));
            b.sim.step(1 + bench.random().nextInt(i % 20 == 0 ? 5_000 : 60));
        }
        b.sim.poke(b.dut.stalls, 0);
        b.receive(1_000, 1_000_000);
        b.end(0);
        b.end(1);
    }

    /** A stream of a tenth of the link's rate, and one that is faster. */
    @HardwareTest(timeoutCycles = 2_000_000)
    void streamsOfOtherRates(TestBench bench) {
        Bench b = new Bench(bench, 0, 0, 45_000, -2_000);
        b.receive(2_000, 1_000_000);
        b.end(0);
        b.end(1);
    }

    /** The link is up once it hears the other end, down after 4,096 cycles of silence, and up again behind it. */
    @HardwareTest(timeoutCycles = 200_000)
    void theLinkTellsWhetherItIsUp(TestBench bench) {
        Bench b = new Bench(bench, 0, 0, 0, 0);
        Simulation sim = b.sim;
        b.receive(10, 10_000);
        assertThat(sim.peek(b.dut.up.get(0))).isTrue();
        assertThat(sim.peek(b.dut.up.get(1))).isTrue();
        sim.poke(b.dut.stalls, 1);
        long cut = sim.cycle();
        sim.runUntil("end 1 is down", () -> !sim.peek(b.dut.up.get(1))).within(10_000);
        // Two link cycles to one of the core.
        assertThat(sim.cycle() - cut).isBetween(2_048L, 2_048L + 40);
        assertThat(sim.peek(b.dut.up.get(0))).isTrue();
        sim.poke(b.dut.stalls, 0);
        sim.runUntil("end 1 is up", () -> sim.peek(b.dut.up.get(1))).within(1_000);
        b.receive(1_000, 100_000);
        b.end(0);
        b.end(1);
    }
}
