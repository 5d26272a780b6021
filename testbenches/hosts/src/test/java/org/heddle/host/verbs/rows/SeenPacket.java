package org.heddle.host.verbs.rows;

/**
 * Packet that left a node, lost or not.
 *
 * @param cycle at which it left
 * @param from node
 * @param kind of packet
 * @param queuePair number that it goes to
 * @param psn packet sequence number
 * @param bytes of data
 * @param isRead whether it is a READ's or an atomic's request
 * @param code of the timer, in a NAK_RNR
 */
public record SeenPacket(
        long cycle, int from, SeenKind kind, int queuePair, int psn, int bytes, boolean isRead, int code) {
    boolean isRequest() {
        return kind == SeenKind.REQUEST;
    }
}
