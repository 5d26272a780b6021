package org.heddle.host.verbs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.device.DeviceCompletion;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;
import org.jspecify.annotations.Nullable;

/** Completion queue of one or more queue pairs. When it overruns, CQ_ERR comes, and it is of no use any more. */
public final class CompletionQueue implements AutoCloseable {
    private final Context context;
    private final int number;
    private final int entries;
    private final Dependants dependants;
    /** Entries taken from the device while those of one queue pair were sought. */
    private final Deque<DeviceCompletion> taken = new ArrayDeque<>();

    private boolean overrun;

    CompletionQueue(Context context, int number, int entries) {
        this.context = context;
        this.number = number;
        this.entries = entries;
        dependants = new Dependants(toString());
    }

    /** Returns the number. */
    public int number() {
        return number;
    }

    /** Returns the number of completions that it holds. */
    public int entries() {
        return entries;
    }

    Dependants dependants() {
        return dependants;
    }

    void requireOf(Context other) {
        dependants.requireOpen();
        if (context != other) {
            throw new VerbsException(
                    Errno.EINVAL, toString() + " is of another context: create it where the queue pair is");
        }
    }

    /**
     * Takes completions that are there, in the order in which they came.
     *
     * @param most at least 1
     * @return at most so many; none if there are none
     * @throws VerbsException EINVAL for fewer than 1; EIO behind the last entry of a queue that has overrun
     */
    public List<WorkCompletion> poll(int most) {
        dependants.requireOpen();
        if (most < 1) {
            throw new VerbsException(Errno.EINVAL, "poll for at least 1 completion: most=" + most);
        }
        context.work(context.costs().poll());
        List<WorkCompletion> completions = new ArrayList<>();
        while (completions.size() < most) {
            DeviceCompletion entry = next();
            if (entry == null) {
                break;
            }
            context.work(context.costs().completion());
            completions.add(completion(entry));
        }
        context.tally().poll(completions.size());
        if (completions.isEmpty()) {
            context.collectEvents();
            if (overrun) {
                throw new VerbsException(
                        Errno.EIO,
                        toString() + " has overrun its " + entries
                                + " entries: poll in time, or create it larger; destroy it now");
            }
        }
        return completions;
    }

    /**
     * Polls until there is a completion; takes the time of one poll behind it.
     *
     * @param most completions to take
     * @param limitCycles from now on
     * @throws HostTimeoutException if none comes
     */
    public List<WorkCompletion> await(int most, long limitCycles) {
        long end = context.cycle() + limitCycles;
        context.device().await(this::hasCompletion, end, () -> "a completion of " + this);
        if (!hasCompletion()) {
            throw new HostTimeoutException("a completion of " + this, limitCycles, context.cycle());
        }
        return poll(most);
    }

    private @Nullable DeviceCompletion next() {
        DeviceCompletion first = taken.poll();
        return first == null ? context.device().takeCompletion(number) : first;
    }

    private WorkCompletion completion(DeviceCompletion entry) {
        QueuePair pair = context.queuePair(entry.queuePair());
        long id;
        if (!entry.receive()) {
            id = pair.sends().freeThrough(entry.slot());
        } else {
            SharedReceiveQueue shared = pair.sharedReceives();
            id = shared == null
                    ? pair.receives().freeThrough(entry.slot())
                    : shared.slots().free(entry.slot());
        }
        return new WorkCompletion(id, entry);
    }

    /** Returns whether {@link #poll} would find a completion; takes no time. */
    public boolean hasCompletion() {
        return !taken.isEmpty() || context.device().hasCompletion(number);
    }

    /**
     * Arms one notification, told by {@link Context#awaitNotification}: of the next completion that comes from now on, or of the next one
     * that is solicited or an error. Poll once more behind this call, for what came before it is not told.
     */
    public void requestNotification(boolean solicitedOnly) {
        dependants.requireOpen();
        context.rang(0);
        context.device().arm(number, solicitedOnly);
    }

    void markOverrun() {
        overrun = true;
    }

    /** Drops the entries of a queue pair that goes to RESET or ends; slots of a shared queue become free. */
    void dropEntriesOf(QueuePair pair) {
        List<DeviceCompletion> all = new ArrayList<>(taken);
        taken.clear();
        for (DeviceCompletion entry = context.device().takeCompletion(number);
                entry != null;
                entry = context.device().takeCompletion(number)) {
            all.add(entry);
        }
        SharedReceiveQueue shared = pair.sharedReceives();
        for (DeviceCompletion entry : all) {
            if (entry.queuePair() != pair.number()) {
                taken.add(entry);
            } else if (entry.receive() && shared != null) {
                shared.slots().free(entry.slot());
            }
        }
    }

    /**
     * Destroys the queue; a second call does nothing.
     *
     * @throws VerbsException EBUSY while a queue pair uses it
     */
    @Override
    public void close() {
        if (dependants.close()) {
            context.device().destroyCompletionQueue(number);
            context.closed(this);
        }
    }

    @Override
    public String toString() {
        return "completion queue " + number;
    }
}
