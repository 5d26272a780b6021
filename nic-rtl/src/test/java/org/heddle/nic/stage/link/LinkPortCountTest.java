package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Agent;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Tag;

/** Counts of more packets than sixteen bits can count: of two words each, both wrong. */
class LinkPortCountTest {
    private static final int PACKETS = 70_000;

    @HardwareTest(timeoutCycles = 3 * PACKETS)
    @Tag("slow")
    void everyPacketThatEndsIsCounted(TestBench bench) {
        Design<LinkPort> design = Heddle.elaborate(() -> new LinkPort(8, new LinkBuffers(2, 0, 2)));
        LinkPort dut = design.component();
        Simulation simulation = bench.open(design, bench.options().clock(dut.link, ClockTiming.ofPeriod(10_000)));
        simulation.reset(2);
        boolean[] isLast = new boolean[1];
        simulation.poke(dut.receive.valid(), true);
        simulation.clock(dut.link).add(new Agent() {
            @Override
            public void drive() {
                simulation.poke(dut.receive.last(), isLast[0]);
            }

            @Override
            public void sample() {
                isLast[0] = !isLast[0];
            }
        });
        simulation.step(2 * PACKETS);
        simulation.poke(dut.receive.valid(), false);
        simulation.step(50);
        assertThat(simulation.peek(dut.packetsReceived)).isEqualTo(PACKETS);
        assertThat(simulation.peek(dut.packetsWrong)).isEqualTo(PACKETS);
        assertThat(simulation.peek(dut.packetsSent)).isZero();
    }
}
