package org.heddle.device;

/**
 * The refresh rules of a module.
 *
 * <p>One REFRESH is owed every tREFI. Some may be postponed; refreshes in advance never lengthen the longest interval,
 * so a burst of them buys no long rest.
 */
final class RefreshClock {
    private final String module;
    private final DramTiming timing;

    private long refreshed = Bank.NEVER;
    private long deadline;

    RefreshClock(String module, DramTiming timing) {
        this.module = module;
        this.timing = timing;
        deadline = Long.MAX_VALUE;
    }

    /** Lets the first interval begin; none is owed before. */
    void begin(long cycle) {
        deadline = cycle + longestInterval();
    }

    void refresh(long now) {
        notBusy(DramCommand.REFRESH, now, -1);
        refreshed = now;
        if (deadline != Long.MAX_VALUE) {
            deadline = Math.min(deadline + timing.tREFI(), now + longestInterval());
        }
    }

    /** Throws when a REFRESH is overdue at the end of a cycle. */
    void check(long now) {
        if (now >= deadline) {
            throw overdue(now);
        }
    }

    /** Refuses a command during a REFRESH. */
    void notBusy(DramCommand command, long now, int bank) {
        if (now < refreshed + timing.tRFC()) {
            throw DramTimingException.tooEarly(
                    module,
                    DramRule.REFRESH_CYCLE,
                    command.toString(),
                    now,
                    bank,
                    "REFRESH",
                    refreshed,
                    refreshed + timing.tRFC());
        }
    }

    private long longestInterval() {
        return (timing.postponableRefreshes() + 1L) * timing.tREFI();
    }

    private DramTimingException overdue(long now) {
        String last = refreshed == Bank.NEVER ? "none came yet" : "the last one came in cycle " + refreshed;
        return DramTimingException.illegal(
                module,
                DramRule.REFRESH_INTERVAL,
                "no REFRESH",
                now,
                -1,
                "one is owed every %d cycles and at most %d may be postponed; %s; issue REFRESH more often"
                        .formatted(timing.tREFI(), timing.postponableRefreshes(), last));
    }
}
