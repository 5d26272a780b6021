package org.heddle.cosim;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.heddle.cosim.coroutine.Coroutine;
import org.heddle.cosim.stop.CycleLimitException;

/**
 * A directed sequence of a test, beside others: plain Java that waits where it stands. Made by {@link Simulation#process}.
 *
 * <p>A process runs between two cycles, as the lines of a test between two steps do: it sees outputs as they are behind
 * the last edge, and what it pokes acts before the next. Processes run one at a time, in the order in which they were
 * made. While one waits it costs a look at its condition per cycle, on the thread that steps; its own thread is woken when the
 * condition holds.
 */
public final class TestProcess {
    private final Processes all;
    private final String name;
    private final Coroutine lines;
    private boolean helper;

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
        this.lines = new Coroutine("heddle-process-" + name, () -> body.accept(this));
    }

    /** Its name in messages. */
    public String name() {
        return name;
    }

    /**
     * Says that it only serves the test and ends with it, as a model of a peer that answers for ever does: it is no unfinished work, and no
     * invariant calls it stuck.
     *
     * @return this process
     */
    public TestProcess untilTheEnd() {
        helper = true;
        return this;
    }

    /** Whether it only serves the test and ends with it. */
    boolean isHelper() {
        return helper;
    }

    /** Whether it has come to its end. */
    public boolean isDone() {
        return lines.isDone();
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

    /**
     * Waits until one of these has come to its end.
     *
     * @throws IllegalArgumentException without a process: that would never be
     */
    public Wait anyOf(TestProcess... processes) {
        requireSome(processes);
        return until(
                "the end of any of " + names(processes),
                () -> Arrays.stream(processes).anyMatch(TestProcess::isDone));
    }

    static void requireSome(TestProcess... processes) {
        if (processes.length == 0) {
            throw new IllegalArgumentException("the end of any of no processes never comes: name at least one");
        }
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
        if (!lines.isCurrent()) {
            throw new IllegalStateException(this + " can only be made to wait by its own lines: wait for it with"
                    + " Simulation.join, or with join of another process");
        }
        what = awaited;
        condition = wanted;
        onSample = sampled;
        met = false;
        since = all.simulation().cycle();
        deadline = limit;
        lines.pause();
    }

    /** Looks at a condition that is to hold just before an edge. */
    void sample() {
        if (onSample && !met && !isDone()) {
            met = condition.getAsBoolean();
        }
    }

    /** Runs this process until it waits again; false if what it waits for is not there. */
    boolean advance() {
        if (isDone()) {
            return false;
        }
        met = met || !onSample && condition.getAsBoolean();
        if (!met && all.simulation().cycle() < deadline) {
            return false;
        }
        inMyTurn(lines::resume);
        return true;
    }

    void abandon() {
        inMyTurn(lines::abandon);
    }

    /** Its lines have a thread of their own, and use the simulation in the turn of the thread that waits for them. */
    private void inMyTurn(Runnable part) {
        all.simulation().instance().lend(lines.thread(), part);
    }

    boolean isRunning() {
        return lines.isCurrent();
    }

    String waitingFor() {
        return isDone() ? "" : what + ", since cycle " + since;
    }

    @Override
    public String toString() {
        return "process " + name;
    }
}
