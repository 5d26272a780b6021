package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.heddle.cosim.stop.SimulationInterruptedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One simulation and several threads: they may take turns, and whoever comes in between is refused. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TurnTest {
    private static final long ENDLESS = SimulationOptions.DEFAULT_CYCLE_LIMIT / 2;
    private static final Duration SOON = Duration.ofMillis(100);

    /** A run that goes on until somebody ends it, on a thread of its own. */
    private static final class Running {
        private final Simulation sim = Simulation.open(Designs.counter());
        private final FutureTask<Void> run;
        private final Thread thread;

        Running(Consumer<Simulation> endless) {
            run = new FutureTask<>(() -> endless.accept(sim), null);
            thread = new Thread(run, "runner");
            thread.setDaemon(true);
            thread.start();
            await(() -> sim.instance().isInCall());
        }

        /** How it ended. */
        Throwable end() throws Exception {
            try {
                run.get(60, TimeUnit.SECONDS);
                throw new AssertionError("the run was not ended");
            } catch (ExecutionException end) {
                return end.getCause();
            }
        }
    }

    private static void await(Callable<Boolean> condition) {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        try {
            while (!condition.call()) {
                assertThat(System.nanoTime()).as("a minute").isLessThan(limit);
                Thread.onSpinWait();
            }
        } catch (Exception failure) {
            throw new AssertionError(failure);
        }
    }

    private static <T> T onThread(String name, Callable<T> body) throws Exception {
        FutureTask<T> task = new FutureTask<>(body);
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
        return task.get(60, TimeUnit.SECONDS);
    }

    private static void refused(Runnable call) {
        assertThatThrownBy(call::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the simulation of \"counter\"")
                .hasMessageContaining("thread \"runner\"")
                .hasMessageContaining("thread \"" + Thread.currentThread().getName() + "\"");
    }

    @Test
    void whatMeetsACallOfAnotherThreadIsRefusedByTheNamesOfBoth() throws Exception {
        Running running = new Running(sim -> sim.step(ENDLESS));
        Simulation sim = running.sim;
        Batch batch = sim.batch(2);
        Port enable = sim.port("enable");
        refused(sim::step);
        refused(() -> sim.step(3));
        refused(sim::settle);
        refused(() -> sim.poke(enable, 1));
        refused(() -> sim.peek(enable));
        refused(() -> sim.peekInteger(enable));
        refused(() -> sim.runUntil(enable.is(1)).within(1));
        refused(batch::run);
        sim.close();
        assertThat(running.end()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void threadsThatTakeTurnsAreNotRefused() throws Exception {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            sim.poke("enable", 1);
            for (int i = 0; i < 10; i++) {
                onThread("turn-" + i, () -> {
                    sim.step(2);
                    sim.step();
                    return null;
                });
                sim.step();
            }
            sim.expect("count", 40);
        }
    }

    @Test
    void ofTwoThreadsThatStepEachCycleIsCountedOrRefused() throws Exception {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            CompletableFuture<Long> other = new CompletableFuture<>();
            Thread thread = new Thread(() -> other.complete(stepsDone(sim)), "other");
            thread.start();
            long here = stepsDone(sim);
            assertThat(here + other.get(60, TimeUnit.SECONDS)).isEqualTo(sim.cycle());
        }
    }

    private static long stepsDone(Simulation sim) {
        long done = 0;
        for (int i = 0; i < 200_000; i++) {
            try {
                sim.step();
                done++;
            } catch (IllegalStateException refused) {
                assertThat(refused).hasMessageContaining("in a call of thread");
            }
        }
        return done;
    }

    @Test
    void aStepWithAgentsIsOneCallFromDriveToEdge() throws Exception {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.add(new Agent() {
                @Override
                public void drive() {
                    try {
                        onThread("runner", () -> {
                            assertThatThrownBy(sim::step)
                                    .isInstanceOf(IllegalStateException.class)
                                    .hasMessageContaining("in a call of thread");
                            return null;
                        });
                    } catch (Exception failure) {
                        throw new AssertionError(failure);
                    }
                }

                @Override
                public void sample() {}
            });
            sim.step(2);
            assertThat(sim.cycle()).isEqualTo(2);
        }
    }

    @Test
    void closeEndsTheRunOfAnotherThreadSoonAndTwoClosesAtOnceAreFine() throws Exception {
        Running running = new Running(sim -> sim.step(ENDLESS));
        long start = System.nanoTime();
        CompletableFuture<Void> second = CompletableFuture.runAsync(running.sim::close);
        running.sim.close();
        second.get(60, TimeUnit.SECONDS);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON.multipliedBy(20));
        assertThat(running.end())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the simulation of \"counter\" is being ended by thread")
                .hasMessageContaining("and thread \"runner\"");
        long cycle = running.sim.cycle();
        assertThat(cycle).isPositive();
        assertThat(running.sim.peek("count")).as("readable when closed").isLessThan(256);
        assertThatThrownBy(() -> running.sim.poke("enable", 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is closed: ")
                .hasMessageContaining("before this call");
    }

    @Test
    void closeEndsAThreadThatStepsCycleByCycle() throws Exception {
        Running running = new Running(sim -> {
            for (; ; ) {
                sim.step();
            }
        });
        running.sim.close();
        assertThat(running.end()).isInstanceOf(IllegalStateException.class).hasMessageContaining("\"counter\"");
    }

    @Test
    void closeWithinACallOfTheSameThreadIsRefused() {
        Simulation sim = Simulation.open(Designs.counter());
        sim.add(new Agent() {
            @Override
            public void drive() {
                sim.close();
            }

            @Override
            public void sample() {}
        });
        assertThatThrownBy(sim::step)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("in a call of this very thread");
        sim.close();
    }

    @Test
    void aProcessOfTheTestUsesTheTurnOfTheThreadThatSteps() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            TestProcess counting = sim.process("counting", me -> {
                sim.poke("enable", 1);
                me.step(3);
                sim.expect("count", 3);
                assertThatThrownBy(sim::close)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("in a call of this very thread \"heddle-process-counting\"");
                sim.poke("enable", 0);
            });
            sim.join(counting).within(10);
            sim.expect("count", 3);
        }
    }

    @Test
    void anInterruptEndsEveryKindOfRunAndStaysSet() throws Exception {
        interrupted(sim -> sim.step(ENDLESS));
        interrupted(sim -> sim.runUntil(sim.port("count").is(255)).within(ENDLESS));
        interrupted(sim -> {
            for (; ; ) {
                sim.step();
            }
        });
        interrupted(sim -> {
            Batch batch = sim.batch(1 << 20);
            for (; ; ) {
                batch.run();
            }
        });
        interrupted(sim -> sim.runUntil("the impossible", () -> false).within(ENDLESS));
    }

    private static void interrupted(Consumer<Simulation> endless) throws Exception {
        boolean[] flag = new boolean[1];
        Running running = new Running(sim -> {
            try {
                endless.accept(sim);
            } finally {
                flag[0] = Thread.interrupted();
            }
        });
        long start = System.nanoTime();
        running.thread.interrupt();
        Throwable end = running.end();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON.multipliedBy(20));
        assertThat(flag).containsExactly(true);
        long cycle = running.sim.cycle();
        assertThat(end)
                .isInstanceOf(SimulationInterruptedException.class)
                .hasMessage("thread \"runner\" was interrupted: its run of \"counter\" ended in cycle " + cycle);
        running.sim.step(3);
        assertThat(running.sim.cycle()).as("goes on").isEqualTo(cycle + 3);
        running.sim.close();
    }

    @Test
    void whoTakesASimulationOverIsTheOnlyOneToUseIt() throws Exception {
        Running running = new Running(sim -> sim.step(ENDLESS));
        running.sim.takeOver();
        assertThat(running.end()).isInstanceOf(IllegalStateException.class);
        running.sim.step(5);
        onThread("late", () -> {
            assertThatThrownBy(running.sim::step)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("thread \"late\"");
            return null;
        });
        running.sim.close();
    }
}
