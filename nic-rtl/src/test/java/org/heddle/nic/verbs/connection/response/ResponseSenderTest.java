package org.heddle.nic.verbs.connection.response;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
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

    /** From a note to its packet, where nothing else is answered: a cycle to be told, two to be found, and five of the sender. */
    private static final int ANSWER_CYCLES = 8;

    @HardwareTest
    void theLastAcknowledgementLeavesWheneverItComes(TestBench test) {
        for (boolean atOnce : new boolean[] {false, true}) {
            Rig<ResponseSender> rig = Rig.once(test, ResponseSender.class, atOnce, atOnce);
            for (int delay = 0; delay < ENOUGH; delay++) {
                assertThat(psnsThatLeave(rig, delay))
                        .as("PSNs that leave when the later one comes %d cycles behind the older one", delay + 1)
                        .endsWith(LATER);
            }
        }
    }

    @HardwareTest
    void anAcknowledgementThatMayWaitLeavesWhenNothingIsAnswered(TestBench test) {
        Rig<ResponseSender> rig = Rig.once(test, ResponseSender.class, true, true);
        int quiet = ResponseSender.QUIET_CYCLES;
        Map<Integer, Integer> atOnce = left(rig, 200, cycle -> cycle == 20 ? new Told(PAIR, OLDER, false) : null);
        assertThat(atOnce).isEqualTo(Map.of(20 + ANSWER_CYCLES, OLDER));
        Map<Integer, Integer> later = left(rig, 200, cycle -> cycle == 20 ? new Told(PAIR, OLDER, true) : null);
        assertThat(later).isEqualTo(Map.of(20 + quiet + 1 + ANSWER_CYCLES, OLDER));
    }

    @HardwareTest
    void oneThatMayNotWaitTellsAllBeforeIt(TestBench test) {
        Rig<ResponseSender> rig = Rig.once(test, ResponseSender.class, true, true);
        Map<Integer, Integer> left = left(
                rig,
                300,
                cycle -> cycle % 20 != 0 || cycle == 0 || cycle > 80
                        ? null
                        : new Told(PAIR, OLDER + cycle / 20, cycle < 80));
        assertThat(left).isEqualTo(Map.of(80 + ANSWER_CYCLES, OLDER + 4));
    }

    @HardwareTest
    void noneWaitsForEverBehindOtherQueuePairs(TestBench test) {
        Rig<ResponseSender> rig = Rig.once(test, ResponseSender.class, true, true);
        int longest = ResponseSender.LONGEST_CYCLES;
        Map<Integer, Integer> left = left(
                rig,
                2 * longest,
                cycle -> cycle == 20
                        ? new Told(PAIR, OLDER, true)
                        : cycle % 16 == 0 ? new Told(PAIR + 1, LATER + cycle, false) : null);
        assertThat(left).containsValue(OLDER);
        left.forEach((cycle, psn) -> {
            if (psn == OLDER) {
                assertThat(cycle).isBetween(20 + longest - 64, 20 + longest + 64);
            }
        });
    }

    /** A note: an acknowledgement of a queue pair. */
    private record Told(int pair, int psn, boolean mayWait) {}

    /** Cycles in which packets were offered, and their PSNs. */
    private static Map<Integer, Integer> left(Rig<ResponseSender> rig, int cycles, IntFunction<Told> notes) {
        Simulation simulation = rig.simulation();
        ResponseSender dut = rig.dut();
        start(simulation, dut);
        Map<Integer, Integer> left = new TreeMap<>();
        for (int cycle = 0; cycle < cycles; cycle++) {
            Told told = notes.apply(cycle);
            simulation.poke(dut.note.valid(), told != null);
            if (told != null) {
                simulation.poke(dut.note.data().kind(), NoteKind.ACKNOWLEDGE.code());
                simulation.poke(dut.note.data().queuePair(), told.pair());
                simulation.poke(dut.note.data().psn(), told.psn());
                simulation.poke(dut.note.data().mayWait(), told.mayWait());
            }
            simulation.settle();
            if (simulation.peek(dut.plan.valid())) {
                left.put(cycle, (int) (simulation.peek(dut.plan.data().owner()) & 0xFFFFFF));
            }
            simulation.step();
        }
        return left;
    }

    private static void start(Simulation simulation, ResponseSender dut) {
        simulation.poke(dut.plan.ready(), true);
        simulation.poke(dut.packet.ready(), true);
        simulation.poke(dut.start.ready(), true);
        simulation.poke(dut.happened.ready(), true);
        simulation.poke(dut.order.valid(), false);
        simulation.poke(dut.refused.valid(), false);
        simulation.poke(dut.note.valid(), false);
        simulation.poke(dut.note.data().mayWait(), false);
        simulation.reset(2);
    }

    private static List<Integer> psnsThatLeave(Rig<ResponseSender> rig, int delay) {
        Simulation simulation = rig.simulation();
        ResponseSender dut = rig.dut();
        start(simulation, dut);
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
