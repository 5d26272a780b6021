package org.heddle.nic.stage.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** Requests to a slow memory and a fast window, answered in their order. */
class SpaceRouterTest {
    private static final int MEMORY_CYCLES = 9;
    private static final int UNDER_WAY = 4;

    /** Answers what is taken some cycles later, in order, and notes which request an answer is for. */
    private static final class Side implements Agent {
        private final Simulation simulation;
        private final StreamSink taken;
        private final int latency;
        private final Deque<Long> due = new ArrayDeque<>();
        private final Bool answer;
        private int seen;
        private int answered;
        private final List<Long> order;
        private boolean says;

        Side(Simulation simulation, StreamSink taken, int latency, Bool answer, List<Long> order) {
            this.simulation = simulation;
            this.taken = taken;
            this.latency = latency;
            this.answer = answer;
            this.order = order;
        }

        @Override
        public void drive() {
            while (seen < taken.count()) {
                due.add(simulation.cycle() - 1 + latency);
                seen++;
            }
            says = !due.isEmpty() && due.element() <= simulation.cycle();
            simulation.poke(answer, says);
        }

        @Override
        public void sample() {
            if (says) {
                due.remove();
                order.add(taken.beats().get(answered++)[1]);
            }
        }
    }

    @HardwareTest
    void answersOfBothSidesComeInTheOrderOfTheRequestsUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((asking, taking) -> {
            Rig<SpaceRouter> rig = Rig.once(bench, SpaceRouter.class, 16, UNDER_WAY);
            Simulation sim = rig.simulation();
            SpaceRouter dut = rig.dut();
            StreamSource request = rig.source(dut.request, asking);
            StreamSink memory = rig.sink(dut.memory, taking);
            StreamSink window = rig.sink(dut.window, StallProfile.NEVER);
            List<Long> answers = new ArrayList<>();
            List<Boolean> toWindow = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                boolean changes = i > 0 && bench.random().nextInt(4) == 0;
                toWindow.add(i == 0 ? bench.random().nextBoolean() : changes != toWindow.get(i - 1));
                request.send(0, i, bench.random().nextLong(), 0, 15);
            }
            rig.add(new Agent() {
                @Override
                public void drive() {
                    int next = (int) Math.min(request.taken(), 99);
                    sim.poke(dut.toWindow, toWindow.get(next));
                }

                @Override
                public void sample() {
                    // It only drives.
                }
            });
            rig.add(new Side(sim, memory, MEMORY_CYCLES, dut.memoryAnswers, answers));
            rig.add(new Side(sim, window, 1, dut.windowAnswers, answers));
            Moments any = rig.moments("answers", () -> sim.peek(dut.answers));
            rig.run("everything answered", () -> answers.size() == 100, 20_000);
            for (int i = 0; i < 100; i++) {
                assertThat(answers.get(i)).isEqualTo(i);
            }
            assertThat(any.count()).isEqualTo(100);
            long windows = toWindow.stream().filter(each -> each).count();
            assertThat((long) window.count()).isEqualTo(windows);
        });
    }
}
