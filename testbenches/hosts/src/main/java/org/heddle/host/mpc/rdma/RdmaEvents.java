package org.heddle.host.mpc.rdma;

/** Notifications of one process. */
public interface RdmaEvents {
    /**
     * Tells that a remote write of this process has left, whose sender asked for it (RDMA_SENT_NOTIFY).
     *
     * @param ctrl as it was sent
     * @param sid as it was sent
     */
    void sentNotify(int ctrl, int sid);

    /**
     * Tells that a remote write to this process has been received, every byte of which is visible (RDMA_RECV_NOTIFY).
     *
     * @param nsrc node that sent it
     * @param ctrl as it was sent
     * @param rid as it was sent
     */
    void recvNotify(int nsrc, int ctrl, int rid);

    /**
     * Tells that a node has refused a remote write or read of this process, of nodes that say so: its own, or that which it was to go to, which had not the bytes
     * there. The driver looks at each before it is ordered, so that there is none.
     *
     * @param node that it was to go to
     * @param sid as it was sent; the rid, if the other node has refused it
     * @param status code of the reason
     * @throws IllegalStateException unless somebody expects it
     */
    default void refused(int node, int sid, int status) {
        throw new IllegalStateException("a remote write to node " + node + ", sid " + sid + ", was refused with status "
                + status + ": the driver had found it right");
    }

    /**
     * Tells that an order of this process has ended because its node is lost.
     *
     * @param node that it went to
     * @param id sid as it was ordered; of a read that had been asked for, rid
     * @param timeoutCycles without an answer from there
     * @throws PeerLostException unless somebody expects it
     */
    default void lost(int node, int id, long timeoutCycles) {
        throw new PeerLostException(node, timeoutCycles, "order " + id + " to it has ended");
    }

    /**
     * Tells that a node is lost, once: what was sent there need not have arrived, and nothing comes from there any more.
     *
     * @param node that is lost
     * @param timeoutCycles without an answer from there
     * @throws PeerLostException unless somebody expects it
     */
    default void nodeLost(int node, long timeoutCycles) {
        throw new PeerLostException(node, timeoutCycles, "what was sent there need not have arrived");
    }

    /**
     * Tells that the node has refused a remote write to this process, of nodes that say so: it was to go where the process has no memory.
     *
     * @param nsrc node that sent it
     * @param ctrl as it was sent
     * @param rid as it was sent
     * @param status code of the reason
     * @throws IllegalStateException unless somebody expects it
     */
    default void refusedHere(int nsrc, int ctrl, int rid, int status) {
        throw new IllegalStateException(
                "a remote write from node " + nsrc + ", rid " + rid + ", was refused here with status " + status
                        + ": its sender has not got the address from this process");
    }
}
