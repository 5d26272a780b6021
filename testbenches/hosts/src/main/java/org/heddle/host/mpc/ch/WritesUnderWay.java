package org.heddle.host.mpc.ch;

/**
 * Record of the remote writes with a notification that will still reach each rank, or be told to it as sent. It is known to whoever started
 * all ranks, not to their hosts: it keeps ranks from polling for what cannot come, and tells when what should come does not.
 */
public final class WritesUnderWay {
    private final int[] toReceive;
    private final int[] toBeSent;

    /** @param ranks how many */
    public WritesUnderWay(int ranks) {
        toReceive = new int[ranks];
        toBeSent = new int[ranks];
    }

    void ordered(int sender, int receiver) {
        toBeSent[sender]++;
        toReceive[receiver]++;
    }

    /** Takes a read as ordered, whose bytes its reader will be told of. */
    public void read(int reader) {
        toReceive[reader]++;
    }

    void sent(int sender) {
        toBeSent[sender]--;
    }

    /** Takes the bytes of a write or a read as received. */
    public void received(int receiver) {
        toReceive[receiver]--;
    }

    /** Returns whether a rank will be notified. */
    public boolean isAnyFor(int rank) {
        return toReceive[rank] > 0 || toBeSent[rank] > 0;
    }

    /** Returns whether any rank will be notified. */
    public boolean isAny() {
        for (int rank = 0; rank < toReceive.length; rank++) {
            if (isAnyFor(rank)) {
                return true;
            }
        }
        return false;
    }
}
