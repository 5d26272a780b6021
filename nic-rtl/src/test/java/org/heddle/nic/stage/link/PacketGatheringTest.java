package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** When gathered packets may leave: held to the rule, written as a few lines of Java, in every cycle of random traffic. */
class PacketGatheringTest {
    private static final int MOST = 3;

    private final Design<PacketGathering> design = Heddle.elaborate(() -> new PacketGathering(MOST, 8));
    private final PacketGathering dut = design.component();

    private Simulation open(TestBench bench) {
        Simulation simulation = bench.open(design);
        simulation.poke(dut.packets, 0);
        simulation.poke(dut.leaves, false);
        simulation.poke(dut.moreWillCome, true);
        simulation.reset(2);
        return simulation;
    }

    private boolean mayLeave(Simulation simulation, int packets, boolean moreWillCome) {
        simulation.poke(dut.packets, packets);
        simulation.poke(dut.moreWillCome, moreWillCome);
        simulation.step();
        simulation.settle();
        return simulation.peek(dut.mayLeave);
    }

    @HardwareTest
    void packetsWaitUntilEnoughHaveGatheredWhileMoreWillCome(TestBench bench) {
        Simulation simulation = open(bench);
        assertThat(mayLeave(simulation, 1, true)).isFalse();
        assertThat(mayLeave(simulation, MOST - 1, true)).isFalse();
        assertThat(mayLeave(simulation, MOST, true)).isTrue();
    }

    @HardwareTest
    void fewerLeaveWhenNoMoreWillCome(TestBench bench) {
        Simulation simulation = open(bench);
        assertThat(mayLeave(simulation, 1, false)).isTrue();
    }

    @HardwareTest
    void thoseThatWereThereLeaveAndWhatCameMeanwhileGathersAnew(TestBench bench) {
        Simulation simulation = open(bench);
        int packets = 0;
        int leaving = 0;
        int left = 0;
        for (int cycle = 0; cycle < 20_000; cycle++) {
            boolean comes = packets < 200 && bench.random().nextInt(4) == 0;
            boolean more = bench.random().nextInt(3) != 0;
            boolean leaves = leaving > 0 && bench.random().nextInt(2) == 0;
            simulation.poke(dut.packets, packets);
            simulation.poke(dut.moreWillCome, more);
            simulation.poke(dut.leaves, leaves);
            simulation.settle();
            assertThat(simulation.peek(dut.mayLeave)).as("cycle %d", cycle).isEqualTo(leaving > 0);
            simulation.step();
            if (leaving == 0 && (packets >= MOST || !more)) {
                leaving = packets;
            } else if (leaves) {
                leaving--;
                left++;
            }
            packets += (comes ? 1 : 0) - (leaves ? 1 : 0);
        }
        assertThat(left).isGreaterThan(2_000);
    }
}
