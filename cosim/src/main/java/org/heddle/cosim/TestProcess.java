package org.heddle.cosim;

import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A directed sequence of a test, beside others: plain Java that waits where it stands. Made by {@link Simulation#process}.
 *
 * <p>A process runs between two cycles, as the lines of a test between two steps do: it sees outputs as they are behind
 * the last edge, and what it pokes acts before the next. Processes run one at a time, in the order in which they were
 * made. While one waits it costs a look at its condition per cycle, on the thread that steps; its own thread is woken when the
 * condition holds.
 */
public final class TestProcess {
    /** Ends the thread of a process that is not needed any more. */
    private static final class Abandoned extends Error {
        private static final long serialVersionUID = 1L;

        Abandoned() {
            super("the simulation was closed", null, false, false);
        }
    }

    private enum State {
        WAITING,
        RUNNING,
        DONE
    }

    private final Processes all;
    private final String name;
    private final Thread thread;
    private final Semaphore turn = new Semaphore(0);
    private final Semaphore back = new Semaphore(0);
    private State state = State.WAITING;
    private boolean abandoned;
    private Throwable[] failure = {};

    // What it waits for; evaluated on the stepping thread.
    private BooleanSupplier condition = () -> true;
    private boolean onSample;
    private boolean met;
    private String what = "its first cycle";
    private long since;
    private long deadline = Long.MAX_VALUE;

    TestProcess(Processes all, String name, Consumer<TestProcess> body) {
        this.all = all;
        this.name = name;
        this.since = all.simulation().cycle();
        this.thread = new Thread(() -> run(body), "heddle-process-" + name);
        thread.setDaemon(true);
    }

    private void run(Consumer<TestProcess> body) {
        turn.acquireUninterruptibly();
        try {
            if (!abandoned) {
                body.accept(this);
            }
        } catch (Abandoned end) {
            // Nobody waits for it.
        } catch (Throwable thrown) { // any: it is thrown again where the test steps
            failure = new Throwable[] {thrown};
        } finally {
            state = State.DONE;
            back.release();
        }
    }

    /** Its name in messages. */
    public String name() {
        return name;
    }

    /** Whether it has come to its end. */
    public boolean isDone() {
        return state == State.DONE;
    }

    /**
     * Waits for some cycles of the first clock; to be called by this process only.
     *
     * @param cycles at least 1
     */
    public void step(long cycles) {
        if (cycles < 1) {
            throw new IllegalArgumentException("a process steps at least one cycle: cycles=" + cycles);
        }
        long end = all.simulation().cycle() + cycles;
        pause(cycles + " cycles to pass", () -> all.simulation().cycle() >= end, false, Long.MAX_VALUE);
    }

    /**
     * Waits until a condition holds between two cycles, at once if it does now.
     *
     * @param what the condition in words, for the message of a failed wait
     */
    public Wait until(String what, BooleanSupplier condition) {
        return cycles -> condition.getAsBoolean() ? 0 : await(what, condition, false, cycles);
    }

    /** Waits until a condition holds on the settled ports just before an edge, such as a transfer; goes on behind it. */
    public Wait untilSampled(String what, BooleanSupplier condition) {
        return cycles -> await(what, condition, true, cycles);
    }

    /** Starts another process, in the same cycle. */
    public TestProcess fork(String childName, Consumer<TestProcess> body) {
        return all.start(childName, body);
    }

    /** Waits until all of these have come to their ends. */
    public Wait join(TestProcess... processes) {
        return until(
                "the end of " + names(processes), () -> Arrays.stream(processes).allMatch(TestProcess::isDone));
    }

    /** Waits until one of these has come to its end. */
    public Wait anyOf(TestProcess... processes) {
        return until(
                "the end of any of " + names(processes),
                () -> Arrays.stream(processes).anyMatch(TestProcess::isDone));
    }

    static String names(TestProcess... processes) {
        return String.join(
                ", ", Arrays.stream(processes).map(TestProcess::toString).toList());
    }

    private long await(String awaited, BooleanSupplier wanted, boolean sampled, long cycles) {
        long start = all.simulation().cycle();
        pause(awaited, wanted, sampled, start + cycles);
        if (!met) {
            throw new CycleLimitException(
                    this + " waited " + cycles + " cycles for " + awaited + ", until cycle "
                            + all.simulation().cycle() + " of \""
                            + all.simulation().design().top() + "\"" + Waits.waiting(all.simulation()),
                    all.simulation().cycle());
        }
        return all.simulation().cycle() - start;
    }

    /** Gives the turn back until the condition or the deadline lets this process go on. */
    private void pause(String awaited, BooleanSupplier wanted, boolean sampled, long limit) {
        if (Thread.currentThread() != thread) {
            throw new IllegalStateException(this + " can only be made to wait by its own lines: wait for it with"
                    + " Simulation.join, or with join of another process");
        }
        what = awaited;
        condition = wanted;
        onSample = sampled;
        met = false;
        since = all.simulation().cycle();
        deadline = limit;
        state = State.WAITING;
        back.release();
        turn.acquireUninterruptibly();
        if (abandoned) {
            throw new Abandoned();
        }
        state = State.RUNNING;
    }

    /** Looks at a condition that is to hold just before an edge. */
    void sample() {
        if (state == State.WAITING && onSample && !met) {
            met = condition.getAsBoolean();
        }
    }

    /** Runs this process until it waits again; false if what it waits for is not there. */
    boolean advance() {
        if (state != State.WAITING) {
            return false;
        }
        met = met || !onSample && condition.getAsBoolean();
        if (!met && all.simulation().cycle() < deadline) {
            return false;
        }
        if (thread.getState() == Thread.State.NEW) {
            thread.start();
        }
        hand();
        if (failure.length > 0) {
            Throwable thrown = failure[0];
            failure = new Throwable[0];
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown; // a Consumer throws nothing checked
        }
        return true;
    }

    private void hand() {
        turn.release();
        back.acquireUninterruptibly();
    }

    void abandon() {
        if (state == State.WAITING && thread.getState() != Thread.State.NEW) {
            abandoned = true;
            hand();
        }
        state = State.DONE;
    }

    boolean isRunning() {
        return Thread.currentThread() == thread;
    }

    String waitingFor() {
        return isDone() ? "" : what + ", since cycle " + since;
    }

    @Override
    public String toString() {
        return "process " + name;
    }
}
