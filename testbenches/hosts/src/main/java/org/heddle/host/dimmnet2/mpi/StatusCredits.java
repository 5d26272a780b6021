package org.heddle.host.dimmnet2.mpi;

/**
 * How many statuses one rank may still cause in another's ring: by requests, for each of which there is a slot in the mailbox, and by
 * completions.
 */
final class StatusCredits {
    private final int most;
    private int sent;
    private int returned;
    private int requests;

    StatusCredits(int most) {
        this.most = most;
    }

    boolean isAnyLeft() {
        return sent - returned < most;
    }

    /** Uses one for something that needs no slot. */
    void take() {
        sent++;
    }

    /** Uses one for a request; its slot. The request that was there before has been taken out: its credit has come back. */
    int takeSlot() {
        sent++;
        return requests++ % most;
    }

    /**
     * Records the total number of credits that have been given back.
     *
     * @param count the total, modulo {@link SystemArea#CREDITS}
     */
    void returned(int count) {
        returned += Math.floorMod(count - returned, SystemArea.CREDITS);
    }
}
