package org.heddle.device;

/**
 * The refresh rules of a module and its state after power-up.
 *
 * <p>One REFRESH is owed every tREFI. Some may be postponed; refreshes in advance never lengthen the longest interval,
 * so a burst of them buys no long rest.
 */
final class RefreshClock {
    private static final int POWER_UP_REFRESHES = 2;

    private final String module;
    private final DramTiming timing;

    private boolean powerUpPrecharged;
    private int powerUpRefreshes;
    private long refreshed = Bank.NEVER;
    private long deadline;

    RefreshClock(String module, DramTiming timing, boolean initialised) {
        this.module = module;
        this.timing = timing;
        powerUpPrecharged = initialised;
        powerUpRefreshes = initialised ? POWER_UP_REFRESHES : 0;
        deadline = longestInterval();
    }

    void precharge(DramCommand command, long now, int bank) {
        notBusy(command, now, bank);
        powerUpPrecharged |= command == DramCommand.PRECHARGE_ALL;
    }

    void activate(long now, int bank) {
        if (powerUpRefreshes < POWER_UP_REFRESHES) {
            throw DramTimingException.illegal(
                    module,
                    DramRule.POWER_UP,
                    "ACTIVATE of bank " + bank,
                    now,
                    bank,
                    "issue PRECHARGE_ALL and %d REFRESH commands first; only %d REFRESH came since power-up"
                            .formatted(POWER_UP_REFRESHES, powerUpRefreshes));
        }
        notBusy(DramCommand.ACTIVATE, now, bank);
    }

    void refresh(long now) {
        if (!powerUpPrecharged) {
            throw DramTimingException.illegal(
                    module,
                    DramRule.POWER_UP,
                    "REFRESH",
                    now,
                    -1,
                    "the state of the banks is unknown after power-up; issue PRECHARGE_ALL first");
        }
        notBusy(DramCommand.REFRESH, now, -1);
        powerUpRefreshes = Math.min(powerUpRefreshes + 1, POWER_UP_REFRESHES);
        refreshed = now;
        deadline = Math.min(deadline + timing.tREFI(), now + longestInterval());
    }

    /** Throws when a REFRESH is overdue at the end of a cycle. */
    void check(long now) {
        if (now >= deadline) {
            throw overdue(now);
        }
    }

    private void notBusy(DramCommand command, long now, int bank) {
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
