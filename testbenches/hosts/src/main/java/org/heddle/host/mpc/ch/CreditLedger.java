package org.heddle.host.mpc.ch;

/**
 * Watches the credit invariant of every directed pair of ranks: credits at the sender, messages in flight, full buffers at the receiver, and
 * credits on their way back are together the receiver's buffers. Like {@link WritesUnderWay} it is known to whoever started all ranks.
 */
public final class CreditLedger {
    private final int buffers;
    private final PeerLink[][] links;
    private final int[][] messages;
    private final int[][] credits;

    /**
     * @param ranks how many
     * @param buffers of each rank for each of its peers
     */
    public CreditLedger(int ranks, int buffers) {
        this.buffers = buffers;
        links = new PeerLink[ranks][ranks];
        messages = new int[ranks][ranks];
        credits = new int[ranks][ranks];
        for (PeerLink[] row : links) {
            for (int peer = 0; peer < ranks; peer++) {
                row[peer] = new PeerLink(buffers);
            }
        }
    }

    PeerLink link(int rank, int peer) {
        return links[rank][peer];
    }

    int ranks() {
        return links.length;
    }

    void sent(int sender, int receiver, int carried) {
        messages[sender][receiver]++;
        credits[sender][receiver] += carried;
        check(sender, receiver);
    }

    void received(int sender, int receiver, int carried) {
        messages[sender][receiver]--;
        credits[sender][receiver] -= carried;
        check(sender, receiver);
    }

    void dataSent(int sender, int receiver) {
        credits[sender][receiver]++;
        check(sender, receiver);
    }

    void dataReceived(int sender, int receiver) {
        credits[sender][receiver]--;
        check(sender, receiver);
    }

    /**
     * Checks a pair in both directions.
     *
     * @throws IllegalStateException if a credit has been lost or made
     */
    public void check(int rank, int peer) {
        checkOneWay(rank, peer);
        checkOneWay(peer, rank);
    }

    private void checkOneWay(int sender, int receiver) {
        PeerLink here = links[sender][receiver];
        PeerLink there = links[receiver][sender];
        int back = there.owed() + there.promised() + credits[receiver][sender];
        int sum = here.credits() + messages[sender][receiver] + there.full() + back;
        boolean isSound = here.credits() >= 0 && there.owed() >= 0 && there.promised() >= 0 && there.full() >= 0;
        if (sum != buffers || !isSound) {
            throw new IllegalStateException("rank " + sender + " has " + here.credits() + " credits for rank "
                    + receiver + ", " + messages[sender][receiver] + " messages are in flight, " + there.full()
                    + " buffers full, and " + back + " credits on their way back: together must be " + buffers);
        }
    }
}
