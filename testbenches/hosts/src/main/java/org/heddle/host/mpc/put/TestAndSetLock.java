package org.heddle.host.mpc.put;

import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.jspecify.annotations.Nullable;

/** Lock in memory that the processes of a node share, taken in user mode by test&amp;set, or the exclusion that a system call brings along. */
final class TestAndSetLock {
    private static final long LIMIT_CYCLES = 100_000_000;

    private final String name;
    private final boolean inUserMode;
    private @Nullable HostProcessor holder;

    /**
     * @param name of what it guards, for messages
     * @param inUserMode whether it costs a test&amp;set and is counted
     */
    TestAndSetLock(String name, boolean inUserMode) {
        this.name = name;
        this.inUserMode = inUserMode;
    }

    /**
     * Takes it, trying again while another process has it.
     *
     * @throws HostTimeoutException if that process keeps it for 10^8 cycles
     */
    void acquire(HostProcessor processor) {
        if (holder == processor) {
            throw new IllegalStateException("the lock of " + name + " is not taken twice by one process");
        }
        long start = processor.cycle();
        long costs = inUserMode ? processor.constants().lock() : 0;
        do {
            processor.work(holder == null ? costs : Math.max(1, costs));
            if (processor.cycle() - start > LIMIT_CYCLES) {
                throw new HostTimeoutException("the lock of " + name, LIMIT_CYCLES, processor.cycle());
            }
        } while (holder != null);
        holder = processor;
        if (inUserMode) {
            processor.tally().lock();
        }
    }

    void release() {
        holder = null;
    }
}
