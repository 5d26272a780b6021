package org.heddle.nic.dimmnet2.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.packet.PacketFormat;

/** Every node's fence is answered once, alone and among others. */
class FenceAnswersTest {
    private static final long LIMIT = 200;

    @HardwareTest
    void eachNodeAloneIsAnswered(TestBench bench) {
        Rig<FenceAnswers> rig = Rig.once(bench, FenceAnswers.class);
        StreamSink answers = rig.sink(rig.dut().answer, StallProfile.NEVER);
        rig.simulation().reset(2);
        for (int node = 0; node < PacketFormat.NODES; node++) {
            settle(rig, node);
            int count = node + 1;
            rig.simulation()
                    .runUntil("answer " + node, () -> answers.count() == count)
                    .within(LIMIT);
        }
        rig.simulation().step(10);
        assertThat(answers.beats().stream().mapToLong(beat -> beat[0])).containsExactlyElementsOf(all());
    }

    @HardwareTest
    void nodesThatAskBehindEachOtherAreAllAnswered(TestBench bench) {
        Rig<FenceAnswers> rig = Rig.once(bench, FenceAnswers.class);
        StreamSink answers = rig.sink(rig.dut().answer, StallProfile.RANDOM_HALF);
        Simulation simulation = rig.simulation();
        simulation.reset(2);
        for (int node = PacketFormat.NODES - 1; node >= 0; node--) {
            settle(rig, node);
        }
        simulation
                .runUntil("all answers", () -> answers.count() == PacketFormat.NODES)
                .within(LIMIT);
        simulation.step(10);
        assertThat(answers.beats().stream().mapToLong(beat -> beat[0]).sorted()).containsExactlyElementsOf(all());
    }

    private static Iterable<Long> all() {
        return LongStream.range(0, PacketFormat.NODES).boxed().toList();
    }

    private static void settle(Rig<FenceAnswers> rig, int node) {
        rig.simulation().poke(rig.dut().settles, true);
        rig.simulation().poke(rig.dut().from, node);
        rig.simulation().step();
        rig.simulation().poke(rig.dut().settles, false);
    }
}
