package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** Packets are lost whole, and counted; the others come as they were. */
class LossInjectorTest {
    private static final int PACKETS = 2_000;
    private static final int SEED = 77;

    /** Sends packets of one to four words, each word the number of its packet; returns those that come, word by word. */
    private static List<Long> sent(Simulation sim, LossInjector dut, int rate) {
        sim.poke(dut.rate, rate);
        List<Long> come = new ArrayList<>();
        for (int packet = 0; packet < PACKETS; packet++) {
            int words = words(packet);
            for (int word = 0; word < words; word++) {
                sim.poke(dut.from.valid(), true);
                sim.pokeWord(sim.port(dut.from.data().portName()), 0, packet);
                sim.poke(dut.from.last(), word == words - 1);
                step(sim, dut, come);
            }
            sim.poke(dut.from.valid(), false);
            step(sim, dut, come);
        }
        return come;
    }

    private static int words(int packet) {
        return 1 + packet % 4;
    }

    private static void step(Simulation sim, LossInjector dut, List<Long> come) {
        sim.step();
        if (sim.peek(dut.to.valid())) {
            come.add(sim.peek(sim.port(dut.to.data().portName())));
        }
    }

    private static long lostPackets(List<Long> come) {
        long whole = 0;
        for (int packet = 0; packet < PACKETS; packet++) {
            long number = packet;
            long words = come.stream().filter(word -> word == number).count();
            assertThat(words).as("words of packet %d", packet).isIn(0L, (long) words(packet));
            whole += words == 0 ? 1 : 0;
        }
        assertThat(come).isSorted();
        return whole;
    }

    @HardwareTest
    void whatIsLostIsLostWholeAndCounted(TestBench bench) {
        Design<LossInjector> design = Heddle.elaborate(() -> new LossInjector(SEED));
        LossInjector dut = design.component();
        Simulation sim = bench.open(design);
        sim.reset(2);
        assertThat(lostPackets(sent(sim, dut, 0))).isZero();
        assertThat(sim.peek(dut.lost)).isZero();
        // 64 of 256: a quarter of 2,000 is 500, and four standard deviations are 77.
        long lost = lostPackets(sent(sim, dut, 64));
        assertThat(lost).isBetween(423L, 577L);
        assertThat(sim.peek(dut.lost)).isEqualTo(lost);
    }
}
