package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.stop.CycleLimitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProcessTest {
    private final List<String> log = new ArrayList<>();
    private Simulation sim;
    private Port enable;
    private Port count;

    @BeforeEach
    void open() {
        sim = Simulation.open(Designs.counter());
        enable = sim.port("enable");
        count = sim.port("count");
        sim.reset(1);
    }

    @AfterEach
    void close() {
        sim.close();
    }

    private void note(String what) {
        log.add(sim.cycle() + " " + what + " " + sim.peek(count));
    }

    @Test
    void aSequenceActsInTheCyclesThatItsLinesSay() {
        TestProcess writer = sim.process("writer", me -> {
            note("begins");
            sim.poke(enable, true);
            me.step(3);
            note("counted");
            sim.poke(enable, false);
            me.step(2);
            note("stood");
        });
        assertThat(sim.join(writer).within(100)).isEqualTo(6);
        // Cycle 0 was the reset. The first cycle that is enabled is cycle 1.
        assertThat(log).containsExactly("1 begins 0", "4 counted 3", "6 stood 3");
    }

    @Test
    void forkedProcessesRunInTheOrderInWhichTheyWereMadeAndJoinInTheCycleOfTheLastEnd() {
        TestProcess parent = sim.process("parent", me -> {
            TestProcess slow = me.fork("slow", child -> {
                child.step(5);
                note("slow");
            });
            TestProcess fast = me.fork("fast", child -> {
                child.step(2);
                note("fast");
                child.step(3);
                note("fast again");
            });
            note("forked");
            me.anyOf(slow, fast).within(10);
            note("any");
            me.join(slow, fast).within(10);
            note("all");
        });
        sim.join(parent).within(20);
        assertThat(log).containsExactly("1 forked 0", "3 fast 0", "6 slow 0", "6 fast again 0", "6 any 0", "6 all 0");
    }

    @Test
    void aWaitEndsWhenItsConditionHoldsAndAtOnceIfItDoesAlready() {
        sim.poke(enable, true);
        List<Long> waited = new ArrayList<>();
        TestProcess waiter = sim.process("waiter", me -> {
            waited.add(me.until("count of 4", () -> sim.peek(count) == 4).within(10));
            waited.add(me.until("count of 4", () -> sim.peek(count) == 4).within(10));
            // Just before the edge of cycle 5 "count" is 4, too: the process goes on behind that edge.
            waited.add(me.untilSampled("count of 4", () -> sim.peek(count) == 4).within(10));
            note("went on");
        });
        sim.join(waiter).within(20);
        assertThat(waited).containsExactly(4L, 0L, 1L);
        assertThat(log).containsExactly("6 went on 5");
    }

    @Test
    void aWaitThatFailsSaysWhatEveryProcessWaitsFor() {
        sim.process("idle", me -> me.step(1000));
        sim.process(
                "watcher",
                me -> me.until("count of 200", () -> sim.peek(count) == 200).within(7));
        assertThatThrownBy(() -> sim.step(100))
                .isInstanceOf(CycleLimitException.class)
                .hasMessageContaining("process watcher waited 7 cycles for count of 200, until cycle 8 of \"counter\"")
                .hasMessageContaining("process idle waits for 1000 cycles to pass, since cycle 1")
                .satisfies(thrown -> assertThat(thrown.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().startsWith(ProcessTest.class.getName())));
    }

    @Test
    void aFailedAssertionInAProcessFailsTheStep() {
        sim.process("checker", me -> {
            me.step(3);
            sim.expect(count, 77);
        });
        assertThatThrownBy(() -> sim.step(10)).hasMessage("count: expected 77 (0x4d), was 0 (0x0) at cycle 4");
    }

    @Test
    void whatCannotEndOrRunIsRefusedAtTheCall() {
        assertThatThrownBy(() -> sim.anyOf()).hasMessageContaining("name at least one");
        assertThatThrownBy(() -> sim.process("nothing", null)).hasMessage("body");
        sim.process("waiter", me -> me.anyOf().within(3));
        assertThatThrownBy(() -> sim.step()).hasMessageContaining("name at least one");
    }

    @Test
    void aProcessMustWaitByItself() {
        sim.process("stepper", me -> sim.step());
        assertThatThrownBy(() -> sim.step()).hasMessageContaining("cannot step the simulation that it is part of");
        TestProcess other = sim.process("other", me -> me.step(5));
        sim.step();
        assertThatThrownBy(() -> other.step(1)).hasMessageContaining("can only be made to wait by its own lines");
    }

    @Test
    void aHelperIsNoUnfinishedWorkThoughWhatItForksIs() {
        TestProcess helper = sim.process("echo", me -> {
                    me.fork("asked", own -> own.step(1_000_000));
                    me.step(1_000_000);
                })
                .untilTheEnd();
        sim.process("server", me -> me.untilTheEnd().step(1_000_000));
        sim.step(2);
        assertThat(helper.isDone()).isFalse();
        assertThat(sim.unfinished())
                .containsExactly("the test has process asked waiting for 1000000 cycles to pass, since cycle 1");
        assertThatThrownBy(() -> sim.runUntil("never", () -> false).within(3))
                .hasMessageContaining("process echo")
                .hasMessageContaining("process server");
    }

    @Test
    void unfinishedProcessesAreNamedAndTheirThreadsEndWithTheSimulation() {
        sim.process("endless", me -> me.step(1_000_000));
        sim.step(2);
        assertThat(sim.unfinished())
                .containsExactly("the test has process endless waiting for 1000000 cycles to pass, since cycle 1");
        sim.close();
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread ->
                        thread.getName().equals("heddle-process-endless") && thread.getState() == Thread.State.WAITING);
    }
}
