package org.heddle.nic.verbs.connection.requester;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Elements of reads by queue pair and index, beside a map. */
class KeptElementsTest {
    private static final int CYCLES = 3_000;
    private static final int PAIRS = 3;
    private static final int INDICES = 40;

    @HardwareTest
    void whatIsFoundIsTheElementThatWasKeptLastForTheEntry(TestBench test) {
        Rig<KeptElements> rig = Rig.once(test, KeptElements.class);
        Simulation simulation = rig.simulation();
        KeptElements dut = rig.dut();
        simulation.poke(dut.keeps, false);
        simulation.poke(dut.forgets, false);
        simulation.poke(dut.ends, false);
        simulation.reset(2);
        Map<Integer, BigInteger> kept = new HashMap<>();
        int found = 0;
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            int pair = test.random().nextInt(PAIRS);
            int keptIndex = test.random().nextInt(INDICES);
            int index = test.random().nextInt(INDICES);
            boolean keeps = test.random().nextBoolean();
            boolean forgets = test.random().nextInt(50) == 0;
            BigInteger element =
                    new BigInteger(128, new java.util.Random(test.random().nextLong()));
            simulation.poke(dut.queuePair, pair);
            simulation.poke(dut.keptIndex, keptIndex);
            simulation.poke(dut.index, index);
            simulation.poke(dut.keeps, keeps);
            simulation.poke(dut.kept, element);
            simulation.poke(dut.forgets, forgets);
            simulation.poke(dut.ends, false);
            simulation.settle();
            boolean ends = test.random().nextInt(10) == 0 && simulation.peek(dut.has);
            simulation.poke(dut.ends, ends);
            if (simulation.peek(dut.has)) {
                found++;
                assertThat(simulation.peekInteger(simulation.port(dut.element)))
                        .isEqualTo(kept.get(pair << 16 | index));
            }
            simulation.step();
            if (ends) {
                kept.remove(pair << 16 | index);
            }
            if (keeps) {
                kept.put(pair << 16 | keptIndex, element);
            }
            if (forgets) {
                kept.clear();
            }
        }
        assertThat(found).isPositive();
    }

    @HardwareTest
    void sixteenEntriesInARowHavePlacesOfTheirOwn(TestBench test) {
        Rig<KeptElements> rig = Rig.once(test, KeptElements.class);
        Simulation simulation = rig.simulation();
        KeptElements dut = rig.dut();
        simulation.poke(dut.forgets, false);
        simulation.poke(dut.ends, false);
        simulation.poke(dut.queuePair, 5);
        simulation.poke(dut.keeps, false);
        simulation.reset(2);
        for (int i = 0; i < 16; i++) {
            simulation.poke(dut.keeps, true);
            simulation.poke(dut.keptIndex, 100 + i);
            simulation.poke(dut.kept, 7000 + i);
            simulation.step();
        }
        simulation.poke(dut.keeps, false);
        for (int i = 0; i < 16; i++) {
            simulation.poke(dut.index, 100 + i);
            simulation.settle();
            assertThat(simulation.peek(dut.has)).isTrue();
            assertThat(simulation.peekInteger(simulation.port(dut.element)).intValueExact())
                    .isEqualTo(7000 + i);
        }
    }

    @HardwareTest
    void twoEntriesInARowOfEachOfSixteenQueuePairsHavePlacesOfTheirOwn(TestBench test) {
        Rig<KeptElements> rig = Rig.once(test, KeptElements.class);
        Simulation simulation = rig.simulation();
        KeptElements dut = rig.dut();
        simulation.poke(dut.forgets, false);
        simulation.poke(dut.ends, false);
        simulation.poke(dut.keeps, false);
        for (int first = 100; first < 102; first++) {
            simulation.reset(2);
            simulation.poke(dut.keeps, true);
            for (int i = 0; i < 32; i++) {
                simulation.poke(dut.queuePair, i % 16);
                simulation.poke(dut.keptIndex, first + i / 16);
                simulation.poke(dut.kept, 7000 + i);
                simulation.step();
            }
            simulation.poke(dut.keeps, false);
            for (int i = 0; i < 32; i++) {
                simulation.poke(dut.queuePair, i % 16);
                simulation.poke(dut.index, first + i / 16);
                simulation.settle();
                assertThat(simulation.peek(dut.has)).isTrue();
                assertThat(simulation.peekInteger(simulation.port(dut.element)).intValueExact())
                        .isEqualTo(7000 + i);
            }
        }
    }
}
