package org.heddle.host.mpc.put;

import org.heddle.nic.mpc.list.EntryStatus;

/**
 * Entry of a list of events: a message that has been received, or a remote write of the process's own that has ended.
 *
 * @param isSent whether it is one of its own
 * @param status 0, or the code of why it was refused, or ended otherwise
 * @param node that sent it, or that it went to
 * @param ctrl as it was ordered
 * @param len bytes
 * @param id rid of what was received, sid of what was sent
 */
public record PutEvent(boolean isSent, int status, int node, int ctrl, int len, int id) {
    /** Returns whether an order has ended because its node is lost, or a node is lost. */
    public boolean isOfLostNode() {
        return isSent && status == EntryStatus.PEER_LOST.code();
    }

    /** Returns whether it tells of a node that is lost, and of no order. */
    public boolean tellsLostNode() {
        return isOfLostNode() && len == 0;
    }
}
