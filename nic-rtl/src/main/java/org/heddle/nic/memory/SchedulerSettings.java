package org.heddle.nic.memory;

/**
 * What distinguishes one reordering scheduler from another.
 *
 * @param window bursts of each module among which the next command is chosen, a power of two, at least 4
 * @param ageTick cycles of the age clock: an entry goes first when it has waited for two to three of them
 * @param postponedRefreshes refreshes that may be owed before traffic is interrupted, 1 to 8
 */
public record SchedulerSettings(int window, int ageTick, int postponedRefreshes) {
    /** Line requests under way: twice the latency of a read from a closed row in a full window would be 64. */
    public static final int REORDER_SLOTS = 64;

    /** Bursts that may wait in front of each window, so that a full window does not hold up the other module at once. */
    static final int WAITING = 4;

    /** 16 entries, aged after 64 cycles. */
    public static SchedulerSettings improved() {
        return new SchedulerSettings(16, 32, RefreshDebt.MOST_POSTPONED);
    }

    int tagWidth() {
        return Integer.numberOfTrailingZeros(REORDER_SLOTS);
    }
}
