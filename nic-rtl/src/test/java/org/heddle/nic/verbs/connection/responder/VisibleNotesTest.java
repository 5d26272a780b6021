package org.heddle.nic.verbs.connection.responder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Answers between packets whose data become visible at random times. */
class VisibleNotesTest {
    private static final int PACKETS = 300;
    private static final int MOST_UNDER_WAY = VisibleNotes.NOTES + 1;

    private static long[] note(int psn) {
        return new long[] {0, 0, 1, 0, 0, psn, 0, 0, 0, 0, 0, 0, 0};
    }

    @HardwareTest
    void noAnswerLeavesBeforeTheDataOfThePacketsBeforeItAreVisible(TestBench test) {
        Rig<VisibleNotes> rig = Rig.once(test, VisibleNotes.class);
        Simulation simulation = rig.simulation();
        StreamSource notes = rig.source(rig.dut().note, StallProfile.NEVER);
        StreamSink told = rig.sink(rig.dut().told, StallProfile.RANDOM_HALF);
        simulation.poke(rig.dut().begins, false);
        simulation.poke(rig.dut().visible, false);
        simulation.poke(rig.dut().written, false);
        simulation.poke(rig.dut().completion.valid(), false);
        simulation.poke(rig.dut().completed.ready(), true);
        simulation.reset(2);
        int begun = 0;
        int seen = 0;
        // Data that must be seen before an answer leaves, answer by answer.
        List<Integer> needed = new ArrayList<>();
        boolean waitsForNote = false;
        int settled = 0;
        while (needed.size() < PACKETS || told.count() < PACKETS) {
            boolean mayBegin = needed.size() < PACKETS && !waitsForNote && notes.isDone();
            boolean begins =
                    mayBegin && begun - seen < MOST_UNDER_WAY && test.random().nextInt(3) == 0;
            boolean answers = needed.size() < PACKETS
                    && (waitsForNote || mayBegin && test.random().nextInt(9) == 0);
            boolean sees = begun > seen && test.random().nextInt(4) == 0;
            simulation.poke(rig.dut().begins, begins);
            simulation.poke(rig.dut().visible, sees);
            if (answers && !begins && notes.isDone()) {
                notes.send(note(needed.size()));
                needed.add(begun);
                waitsForNote = false;
            }
            simulation.settle();
            assertThat(simulation.peek(simulation.port(rig.dut().isSettled)) == 1)
                    .isEqualTo(begun == seen);
            settled += begun == seen ? 1 : 0;
            int before = told.count();
            simulation.step();
            if (told.count() > before) {
                assertThat(told.beats().get(before)).isEqualTo(note(before));
                assertThat(seen).as("packets seen before answer " + before).isGreaterThanOrEqualTo(needed.get(before));
            }
            begun += begins ? 1 : 0;
            seen += sees ? 1 : 0;
            waitsForNote |= begins;
        }
        assertThat(settled).isPositive();
    }

    @HardwareTest
    void anAnswerLeavesWhenTheCompletionsBeforeItAreWritten(TestBench test) {
        Rig<VisibleNotes> rig = Rig.once(test, VisibleNotes.class);
        Simulation simulation = rig.simulation();
        StreamSource notes = rig.source(rig.dut().note, StallProfile.NEVER);
        StreamSource completions = rig.source(rig.dut().completion, StallProfile.NEVER);
        StreamSink told = rig.sink(rig.dut().told, StallProfile.RANDOM_HALF);
        StreamSink completed = rig.sink(rig.dut().completed, StallProfile.RANDOM_HALF);
        simulation.poke(rig.dut().begins, false);
        simulation.poke(rig.dut().visible, false);
        simulation.poke(rig.dut().written, false);
        simulation.reset(2);
        int given = 0;
        int written = 0;
        // Completions that must be written before an answer leaves, answer by answer.
        List<Integer> needed = new ArrayList<>();
        while (told.count() < PACKETS) {
            boolean writes = completed.count() > written && test.random().nextInt(5) == 0;
            simulation.poke(rig.dut().written, writes);
            if (needed.size() < PACKETS && notes.isDone() && completions.isDone()) {
                // An answer comes when its completion has been taken.
                if (given > needed.size() || test.random().nextInt(3) == 0) {
                    notes.send(note(needed.size()));
                    needed.add(given);
                } else {
                    completions.send(new long[] {1, given, 0, 0, 0, 0});
                    given++;
                }
            }
            int before = told.count();
            simulation.step();
            if (told.count() > before) {
                assertThat(written)
                        .as("completions written before answer " + before)
                        .isGreaterThanOrEqualTo(needed.get(before));
            }
            written += writes ? 1 : 0;
        }
        assertThat(completed.count()).isEqualTo(given);
    }
}
