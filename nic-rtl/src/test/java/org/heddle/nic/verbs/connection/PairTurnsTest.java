package org.heddle.nic.verbs.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Words;
import org.heddle.nic.verbs.layout.VerbsMap;

/** Turns of queue pairs that are all looked at in a cycle. */
class PairTurnsTest {
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int LATENCY = 2;

    private static final class Bench {
        final Rig<PairTurns> rig;
        final BitSet pending = new BitSet(PAIRS);

        Bench(TestBench test) {
            rig = Rig.once(test, PairTurns.class, true);
            set(false, 0);
            rig.simulation().poke(rig.dut().takes, false);
            show();
            rig.simulation().reset(2);
        }

        private void set(boolean rings, int number) {
            rig.simulation().poke(rig.dut().rings, rings);
            rig.simulation().poke(rig.dut().ringer, number);
        }

        private void show() {
            rig.simulation().poke(rig.simulation().port(rig.dut().pending), Words.value(pending.toLongArray()));
        }

        /** Takes the next one with work, which is no more pending then, and returns it; -1 if none is found in so many cycles. */
        int take(int cycles) {
            Simulation simulation = rig.simulation();
            for (int i = 0; i <= cycles; i++) {
                show();
                simulation.settle();
                if (simulation.peek(simulation.port(rig.dut().hasWork)) == 1) {
                    int index = (int) simulation.peek(simulation.port(rig.dut().index));
                    simulation.poke(rig.dut().takes, true);
                    simulation.step();
                    simulation.poke(rig.dut().takes, false);
                    assertThat(pending.get(index))
                            .as("pair " + index + " has work")
                            .isTrue();
                    pending.clear(index);
                    return index;
                }
                simulation.step();
            }
            return -1;
        }
    }

    @HardwareTest
    void anyQueuePairIsFoundTwoCyclesAfterItHasWork(TestBench test) {
        Bench bench = new Bench(test);
        for (int i = 0; i < 200; i++) {
            int number = test.random().nextInt(PAIRS);
            bench.pending.set(number);
            assertThat(bench.take(LATENCY)).isEqualTo(number);
            bench.show();
            bench.rig.simulation().step(LATENCY + 1);
        }
        assertThat(bench.take(10)).isEqualTo(-1);
    }

    @HardwareTest
    void aQueuePairThatAlwaysHasWorkWaitsForAllOthers(TestBench test) {
        Bench bench = new Bench(test);
        int[] turns = new int[PAIRS];
        for (int i = 0; i < 10 * PAIRS; i++) {
            bench.pending.set(0, PAIRS);
            turns[bench.take(LATENCY + 1)]++;
            bench.rig.simulation().step(LATENCY);
        }
        assertThat(turns).containsOnly(10);
    }

    @HardwareTest
    void whoRingsWhileNothingElseWaitsIsFoundInTheNextCycle(TestBench test) {
        Bench bench = new Bench(test);
        bench.set(true, 37);
        bench.rig.simulation().step();
        bench.set(false, 0);
        bench.pending.set(37);
        assertThat(bench.take(0)).isEqualTo(37);
    }
}
