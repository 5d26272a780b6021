package org.heddle.nic.verbs.connection.responder;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Words;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.VerbsMap;

/** Shared receive queues, each with a base, domain and sizes of its own. */
class SharedReceivesTest {
    private static final int QUEUES = VerbsMap.SHARED_RECEIVES;
    /** Number of cycles behind a look, at most, until all is said of a queue. */
    private static final int LOOK = 4;

    private static final class Bench {
        final Simulation simulation;
        final SharedReceives unit;
        final StreamSource begins;
        final StreamSource limits;
        final StreamSource posted;

        Bench(TestBench test) {
            Rig<SharedReceives> rig = Rig.once(test, SharedReceives.class);
            simulation = rig.simulation();
            unit = rig.dut();
            begins = rig.source(unit.begins, StallProfile.NEVER);
            limits = rig.source(unit.limits, StallProfile.NEVER);
            posted = rig.source(unit.posted, StallProfile.NEVER);
            simulation.poke(unit.looks, false);
            simulation.poke(unit.takes, false);
            simulation.reset(2);
        }

        private void give(StreamSource to, long queue, long value) {
            to.send(queue, value);
            simulation.runUntil("the queue has it", to::isDone).within(10);
        }

        void begin(int queue) {
            SharedReceiveContext layout = SharedReceiveContext.LAYOUT;
            long[] words = new long[layout.words()];
            layout.isValid.put(words, 1);
            layout.domain.put(words, domain(queue));
            layout.logEntries.put(words, logEntries(queue));
            layout.logStride.put(words, logStride(queue));
            layout.base.put(words, base(queue));
            simulation.poke(simulation.port(unit.record), Words.value(words));
            give(begins, queue, 0);
        }

        void look(int queue) {
            simulation.poke(unit.index, queue);
            simulation.poke(unit.looks, true);
            simulation.step();
            simulation.poke(unit.looks, false);
            simulation.step(LOOK);
        }

        /** Takes the next receive of the queue that was looked at; returns whether fewer than the limit are left. */
        boolean take() {
            simulation.poke(unit.takes, true);
            simulation.step();
            simulation.poke(unit.takes, false);
            return simulation.peek(unit.reachesLimit);
        }
    }

    private static int domain(int queue) {
        return 0xFFFF - 7 * queue;
    }

    private static int logEntries(int queue) {
        return 1 + queue % 3;
    }

    private static int logStride(int queue) {
        return 6 + queue % 8;
    }

    private static long base(int queue) {
        return 0x8123_0000_0000L + 0x1_0001_0000L * queue;
    }

    @HardwareTest
    void aQueueThatWasNotSetHasNoReceives(TestBench test) {
        Bench bench = new Bench(test);
        for (int queue = 0; queue < QUEUES; queue++) {
            bench.look(queue);
            assertThat(bench.simulation.peek(bench.unit.hasReceive)).isFalse();
            bench.give(bench.posted, queue, 3);
            bench.look(queue);
            assertThat(bench.simulation.peek(bench.unit.hasReceive))
                    .as("queue " + queue + " behind a doorbell")
                    .isFalse();
        }
    }

    @HardwareTest
    void eachQueueHasItsOwnReceivesAndTellsItsLimitOnce(TestBench test) {
        Bench bench = new Bench(test);
        for (int queue = 0; queue < QUEUES; queue++) {
            bench.begin(queue);
            bench.look(queue);
            assertThat(bench.simulation.peek(bench.unit.hasReceive)).isFalse();
            bench.give(bench.posted, queue, 9);
            bench.give(bench.limits, queue, 5);
        }
        for (int taken = 0; taken < 9; taken++) {
            for (int queue = 0; queue < QUEUES; queue++) {
                bench.look(queue);
                assertThat(bench.simulation.peek(bench.unit.hasReceive)).isTrue();
                assertThat(bench.simulation.peek(bench.unit.next)).isEqualTo(taken);
                assertThat(bench.simulation.peek(bench.unit.domain)).isEqualTo(domain(queue));
                assertThat(bench.simulation.peek(bench.unit.base)).isEqualTo(base(queue));
                assertThat(bench.simulation.peek(bench.unit.offset))
                        .isEqualTo((long) (taken % (1 << logEntries(queue))) << logStride(queue));
                assertThat(bench.take())
                        .as("the limit of queue " + queue + " at " + taken)
                        .isEqualTo(taken == 4);
            }
        }
        bench.look(0);
        assertThat(bench.simulation.peek(bench.unit.hasReceive)).isFalse();
        bench.begin(0);
        bench.give(bench.posted, 0, 1);
        bench.look(0);
        assertThat(bench.simulation.peek(bench.unit.next)).as("begins anew").isZero();
    }
}
