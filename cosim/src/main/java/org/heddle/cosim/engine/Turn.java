package org.heddle.cosim.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Exclusive right to call into a simulation: free between two calls, held by one thread in a call, and closed for good at the end. Threads
 * may use a simulation one after the other, each as soon as the call of the one before is over; a call that meets another is refused before
 * it does anything.
 *
 * <p>A turn is taken by one compare-and-set, some 4 ns, and given back by a plain store. It may be nested: a step with agents in
 * Java holds it over all their calls, and lends it to the processes of the test, which have threads of their own.
 */
public final class Turn {
    private static final long FREE = 0;
    private static final long CLOSED = -1;

    private static final VarHandle HOLDER;

    static {
        try {
            HOLDER = MethodHandles.lookup().findVarHandle(Turn.class, "holder", long.class);
        } catch (ReflectiveOperationException missing) {
            throw new ExceptionInInitializerError(missing);
        }
    }

    private final String top;
    private final Runnable halt;
    private final Supplier<Optional<String>> asked;
    private long holder = FREE; // or the id of a thread, which is positive, or CLOSED
    private @Nullable Thread last; // who has the turn or had it last, for messages
    private volatile @Nullable Thread ender; // who wants the others' calls to end
    private boolean kept;

    /**
     * Nobody's turn.
     *
     * @param top for messages
     * @param halt asks a running native call to end soon; harmless if there is none
     */
    public Turn(String top, Runnable halt) {
        this(top, halt, Optional::empty);
    }

    /**
     * Nobody's turn.
     *
     * @param asked says who is asked within a call at this moment, and may not use the simulation until it has answered; heard by the
     *     thread that is in the call alone
     */
    Turn(String top, Runnable halt, Supplier<Optional<String>> asked) {
        this.top = top;
        this.halt = halt;
        this.asked = asked;
    }

    /**
     * Takes the turn for a call.
     *
     * @return what {@link #leave} gives back
     * @throws IllegalStateException if another thread has it, the simulation is closed, or this thread is in code that a call of it asks
     */
    public long enter() {
        Thread me = Thread.currentThread();
        if (!HOLDER.compareAndSet(this, FREE, me.getId())) {
            return enterAgain(me);
        }
        if (last != me) {
            last = me;
        }
        return FREE;
    }

    private long enterAgain(Thread me) {
        long now = (long) HOLDER.getVolatile(this);
        if (now == me.getId()) {
            requireNotAsked();
            return now;
        }
        throw refused(now);
    }

    /** Refuses what is asked within a call of this thread. */
    private void requireNotAsked() {
        Optional<String> who = asked.get();
        if (who.isPresent()) {
            throw new IllegalStateException(
                    who.get() + " cannot use the simulation of \"" + top
                            + "\" that is asking it: let it show by an output what is to happen, and step, poke or close in the test or in an agent");
        }
    }

    /** Gives the turn back to what {@link #enter} found. */
    public void leave(long before) {
        HOLDER.setRelease(this, before);
    }

    /** Whether the turn is this thread's or nobody's, looked at without taking it: enough for memory that nobody frees. */
    public void requireMine() {
        long now = holder;
        if (now != FREE) {
            requireMine(now);
        }
    }

    /** The same for what stays readable when the simulation is closed. */
    public void requireReadable() {
        long now = holder;
        if (now > FREE) {
            requireMine(now);
        }
    }

    private void requireMine(long now) {
        if (now != Thread.currentThread().getId()) {
            throw refused(now);
        }
        requireNotAsked();
    }

    private IllegalStateException refused(long now) {
        Thread me = Thread.currentThread();
        Thread other = ender != null ? ender : last;
        String who = "thread \"" + (other == null ? "?" : other.getName()) + "\"";
        if (now == CLOSED) {
            String before = other == me
                    ? "close() came before this call; what needs a running simulation stands before it"
                    : who + " closed it before this call of thread \"" + me.getName() + "\"";
            return new IllegalStateException("the simulation of \"" + top + "\" is closed: " + before);
        }
        String start = "the simulation of \"" + top + "\" is " + (ender == null ? "in a call of " : "being ended by ");
        return new IllegalStateException(
                start + who + ", and thread \"" + me.getName()
                        + "\" cannot use it at the same time: let one thread go on behind the other, or open a simulation for each");
    }

    /** Lets another thread, for which this one waits, act in its turn. */
    void lend(Thread borrower, Runnable part) {
        long before = enter();
        long mine = (long) HOLDER.getVolatile(this);
        Thread lender = Thread.currentThread();
        last = borrower;
        HOLDER.setRelease(this, borrower.getId());
        try {
            part.run();
        } finally {
            last = lender;
            HOLDER.setRelease(this, mine);
            leave(before);
        }
    }

    /**
     * Ends the call that asks, if another thread wants the turn.
     *
     * @throws IllegalStateException that names both
     */
    public void requireNotEnded() {
        Thread other = ender;
        if (other != null && other != Thread.currentThread()) {
            throw refused(other.getId());
        }
    }

    /**
     * Ends what another thread does, takes the turn and keeps it: only this thread can use the simulation from now on.
     *
     * @throws IllegalStateException if it is closed, the other thread's call does not end, or this thread is in code that a call of it asks
     */
    synchronized void keep(long limitSeconds) {
        if (isMine()) {
            requireNotAsked();
        }
        takeFromOthers(limitSeconds);
        kept = true;
    }

    /**
     * Ends what another thread does, takes the turn and closes the simulation behind some last acts of this thread.
     *
     * @throws IllegalStateException if this is called within a call of the same thread, or another thread's call does not end
     */
    public void close(long limitSeconds, Runnable lastActs) {
        // Before any lock: a process of the test may be here for which the thread waits that closes.
        if (isMine()) {
            requireNotAsked();
        }
        if (isMine() && !kept) {
            throw new IllegalStateException("the simulation of \"" + top + "\" is in a call of this very thread \""
                    + Thread.currentThread().getName() + "\": close it behind that call");
        }
        closeOnce(limitSeconds, lastActs);
    }

    private synchronized void closeOnce(long limitSeconds, Runnable lastActs) {
        if ((long) HOLDER.getVolatile(this) == CLOSED) {
            return;
        }
        takeFromOthers(limitSeconds);
        try {
            lastActs.run();
        } finally {
            HOLDER.setVolatile(this, CLOSED);
        }
    }

    private boolean isMine() {
        return (long) HOLDER.getVolatile(this) == Thread.currentThread().getId();
    }

    boolean isTaken() {
        return (long) HOLDER.getVolatile(this) > FREE;
    }

    boolean isClosed() {
        return (long) HOLDER.getVolatile(this) == CLOSED;
    }

    private void takeFromOthers(long limitSeconds) {
        Thread me = Thread.currentThread();
        ender = me;
        long giveUp = System.nanoTime() + TimeUnit.SECONDS.toNanos(limitSeconds);
        while (!HOLDER.compareAndSet(this, FREE, me.getId())) {
            long now = (long) HOLDER.getVolatile(this);
            if (now == me.getId()) {
                return;
            }
            if (now == CLOSED) {
                throw refused(now);
            }
            halt.run();
            if (System.nanoTime() - giveUp > 0) {
                ender = null;
                throw new IllegalStateException("a call of thread \"" + (last == null ? "?" : last.getName())
                        + "\" in the simulation of \"" + top + "\" did not end within " + limitSeconds
                        + " s after thread \"" + me.getName() + "\" wanted it to: it stays open");
            }
            Thread.yield();
        }
        last = me;
    }
}
