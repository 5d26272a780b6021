package org.heddle.nic.verbs.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Acknowledgements that come while the sender is at an older one. */
class ResponseSenderTest {
    private static final int PAIR = 5;
    private static final int OLDER = 100;
    private static final int LATER = 101;
    /** Cycles in which a packet has left whatever the sender does meanwhile. */
    private static final int ENOUGH = 40;

    @HardwareTest
    void theLastAcknowledgementLeavesWheneverItComes(TestBench test) {
        for (boolean atOnce : new boolean[] {false, true}) {
            Rig<ResponseSender> rig = Rig.once(test, ResponseSender.class, atOnce);
            for (int delay = 0; delay < ENOUGH; delay++) {
                assertThat(psnsThatLeave(rig, delay))
                        .as("PSNs that leave when the later one comes %d cycles behind the older one", delay + 1)
                        .endsWith(LATER);
            }
        }
    }

    private static List<Integer> psnsThatLeave(Rig<ResponseSender> rig, int delay) {
        Simulation simulation = rig.simulation();
        ResponseSender dut = rig.dut();
        simulation.poke(dut.plan.ready(), true);
        simulation.poke(dut.packet.ready(), true);
        simulation.poke(dut.start.ready(), true);
        simulation.poke(dut.happened.ready(), true);
        simulation.poke(dut.order.valid(), false);
        simulation.poke(dut.refused.valid(), false);
        simulation.poke(dut.note.valid(), false);
        simulation.reset(2);
        List<Integer> left = new ArrayList<>();
        for (int cycle = 0; cycle < delay + 2 * ENOUGH; cycle++) {
            boolean isOlder = cycle == 0;
            simulation.poke(dut.note.valid(), isOlder || cycle == delay + 1);
            simulation.poke(dut.note.data().kind(), NoteKind.ACKNOWLEDGE.code());
            simulation.poke(dut.note.data().queuePair(), PAIR);
            simulation.poke(dut.note.data().psn(), isOlder ? OLDER : LATER);
            simulation.settle();
            if (simulation.peek(dut.plan.valid())) {
                left.add((int) (simulation.peek(dut.plan.data().owner()) & 0xFFFFFF));
            }
            simulation.step();
        }
        return left;
    }
}
