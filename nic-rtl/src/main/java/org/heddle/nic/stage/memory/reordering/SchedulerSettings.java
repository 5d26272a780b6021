package org.heddle.nic.stage.memory.reordering;

/**
 * Settings of a reordering scheduler.
 *
 * @param window bursts of each module among which the next command is chosen, a power of two, at least 4
 * @param waiting bursts that may wait in front of each window, so that a full window does not hold up the other module at once
 * @param reorderSlots line requests under way, a power of two. An old request at the head of the order keeps the slots of all
 *     that have overtaken it, so twice what windows and queues hold is not too much
 * @param ageTick cycles of the age clock: an entry goes first when it has waited for two to three of them
 * @param postponedRefreshes refreshes that may be owed before traffic is interrupted, 1 to 8
 */
public record SchedulerSettings(int window, int waiting, int reorderSlots, int ageTick, int postponedRefreshes) {
    /** 16 entries, aged after 64 to 96 cycles, and all postponements that a module tolerates. */
    public static SchedulerSettings improved() {
        return new SchedulerSettings(16, 4, 64, 32, RefreshDebt.MOST_POSTPONED);
    }

    int tagWidth() {
        return Integer.numberOfTrailingZeros(reorderSlots);
    }
}
