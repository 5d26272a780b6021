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
}
