package org.heddle.host.mpc.cost;

import java.util.function.BooleanSupplier;
import org.heddle.mpi.rank.Baton;

/** Processor that a process runs on. Its work takes time, and interrupts take theirs out of it. */
public final class HostProcessor {
    private final Baton baton;
    private final MpcConstants constants;
    private final MpcTally tally = new MpcTally();
    private BooleanSupplier interrupted = () -> false;
    private Runnable handler = () -> {};
    private boolean handling;

    /**
     * @param baton of the rank that runs here
     * @param constants of its work
     */
    public HostProcessor(Baton baton, MpcConstants constants) {
        this.baton = baton;
        this.constants = constants;
    }

    /**
     * Sets the interrupt line.
     *
     * @param line whether an interrupt is pending; looked at often
     * @param service handles one of them
     */
    public void onInterrupt(BooleanSupplier line, Runnable service) {
        interrupted = line;
        handler = service;
    }

    /** Returns the costs of its work. */
    public MpcConstants constants() {
        return constants;
    }

    /** Returns the counters of its process. */
    public MpcTally tally() {
        return tally;
    }

    /** Returns the cycles so far. */
    public long cycle() {
        return baton.cycle();
    }

    /** Returns whether an interrupt waits to be handled here. */
    public boolean isInterrupted() {
        return !handling && interrupted.getAsBoolean();
    }

    /** Handles all interrupts that are pending, unless the caller is their handler. */
    public void handleInterrupts() {
        while (isInterrupted()) {
            handling = true;
            try {
                handler.run();
            } finally {
                handling = false;
            }
        }
    }

    /**
     * Works; interrupts that come meanwhile are handled, and lengthen it.
     *
     * @param cycles of the work itself
     */
    public void work(long cycles) {
        long end = baton.cycle() + cycles;
        while (baton.cycle() < end) {
            baton.work(this::isInterrupted, end, () -> "the end of its own work");
            long start = baton.cycle();
            handleInterrupts();
            end += baton.cycle() - start;
        }
    }

    /** Counts a copy of message data and lets its time pass; none for 0 bytes. */
    public void copied(long bytes) {
        if (bytes > 0) {
            tally.copy();
            work(constants.copy(bytes));
        }
    }
}
