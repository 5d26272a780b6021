package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Packets of allowed runs and others, against lists of those that are to be handed on. */
class SegmentQueueTest {
    private static final int PLACES = 16;
    /** Answered runs lie so far from those that were asked for. */
    private static final long DISTANCE = 0x1234_5670_0000L;

    /** Answers each run in its order, some cycles later; those with an odd key are allowed. */
    private static final class Answers implements Agent {
        private final Simulation simulation;
        private final SegmentQueue queue;
        private final StreamSink runs;
        private final RandomGenerator random;
        private final int pause;
        private int answered;

        Answers(Rig<SegmentQueue> rig, StreamSink runs, RandomGenerator random, int pause) {
            simulation = rig.simulation();
            queue = rig.dut();
            this.runs = runs;
            this.random = random;
            this.pause = pause;
        }

        @Override
        public void drive() {
            boolean answers = answered < runs.count() && random.nextInt(pause) == 0;
            simulation.poke(queue.answers, answers);
            if (answers) {
                long[] run = runs.beats().get(answered++);
                simulation.poke(queue.answer.isAllowed(), run[1] % 2 == 1);
                simulation.poke(queue.answer.address(), run[0] + DISTANCE);
                simulation.poke(queue.answer.bytes(), run[2]);
                simulation.poke(queue.answer.last(), run[5] == 1);
            }
        }

        @Override
        public void sample() {}
    }

    private Rig<SegmentQueue> rig;
    private StreamSource wanted;
    private StreamSink segments;
    private StreamSink verdicts;
    private final List<long[]> expectedSegments = new ArrayList<>();
    private final List<long[]> expectedVerdicts = new ArrayList<>();
    private int runs;

    private void begin(TestBench test, StallProfile before, StallProfile behind, int pause) {
        rig = Rig.once(test, SegmentQueue.class, PLACES);
        wanted = rig.source(rig.dut().wanted, before);
        StreamSink asked = rig.sink(rig.dut().run, before);
        segments = rig.sink(rig.dut().segment, behind);
        verdicts = rig.sink(rig.dut().verdict, behind);
        rig.simulation().poke(rig.dut().answers, false);
        rig.simulation().reset(2);
        rig.add(new Answers(rig, asked, test.random(), pause));
        expectedSegments.clear();
        expectedVerdicts.clear();
    }

    /** Wants a packet of a run for each of these, which tell whether it is allowed. */
    private void packet(boolean... allowed) {
        boolean isRight = true;
        List<long[]> own = new ArrayList<>();
        for (int i = 0; i < allowed.length; i++) {
            long address = 4096L * runs++;
            long bytes = 1 + runs % 4096;
            int last = i == allowed.length - 1 ? 1 : 0;
            wanted.send(address, allowed[i] ? 7 : 6, bytes, 9, 2, last, 0, 0, 0, 0);
            own.add(new long[] {address + DISTANCE, bytes, last});
            isRight &= allowed[i];
        }
        expectedVerdicts.add(new long[] {isRight ? 1 : 0});
        if (isRight) {
            expectedSegments.addAll(own);
        }
    }

    private void compare() {
        rig.simulation()
                .runUntil(
                        "all packets",
                        () -> verdicts.count() == expectedVerdicts.size()
                                && segments.count() >= expectedSegments.size())
                .within(400_000);
        rig.simulation().step(8 * PLACES);
        assertThat(verdicts.beats()).usingRecursiveComparison().isEqualTo(expectedVerdicts);
        assertThat(segments.beats()).usingRecursiveComparison().isEqualTo(expectedSegments);
    }

    @HardwareTest
    void aPacketIsForgottenWhicheverOfItsRunsIsNotAllowed(TestBench test) {
        begin(test, StallProfile.NEVER, StallProfile.NEVER, 1);
        for (int length = 1; length <= 5; length++) {
            for (int set = 0; set < 1 << length; set++) {
                boolean[] allowed = new boolean[length];
                for (int i = 0; i < length; i++) {
                    allowed[i] = (set >> i & 1) == 0;
                }
                packet(allowed);
            }
        }
        compare();
    }

    @HardwareTest
    void randomPacketsAreHandedOnOrForgottenWhateverNeighboursDo(TestBench test) {
        for (StallProfile before : List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF)) {
            for (StallProfile behind :
                    List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF, StallProfile.SEVEN_IN_EIGHT)) {
                begin(test, before, behind, before == StallProfile.NEVER ? 1 : 2);
                for (int i = 0; i < 300; i++) {
                    boolean[] allowed = new boolean[1 + test.random().nextInt(i % 4 == 0 ? PLACES : 3)];
                    for (int run = 0; run < allowed.length; run++) {
                        allowed[run] = test.random().nextInt(12) != 0;
                    }
                    packet(allowed);
                }
                compare();
            }
        }
    }
}
