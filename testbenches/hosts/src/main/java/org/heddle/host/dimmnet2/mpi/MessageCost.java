package org.heddle.host.dimmnet2.mpi;

import java.util.List;
import org.heddle.mpi.transport.Envelope;

/**
 * Cost of one message on one of its two sides.
 *
 * @param envelope of the message
 * @param side sender or receiver
 * @param startCycle of the send call, or when the receiver's host began with the request
 * @param endCycle when the data had been fetched and, at the sender, that was known
 * @param hostCycles of them in which the host worked for this message
 * @param accesses of the host port
 * @param copies that the host made, window by window
 * @param copiedBytes that they carried
 * @param commands given to the node
 * @param elements of those commands, counted on the side that has more
 * @param node what the node did from start to end, if that is counted
 * @param packedBecause why the host had to carry data, each reason once; empty if it had not
 */
public record MessageCost(
        Envelope envelope,
        Side side,
        long startCycle,
        long endCycle,
        long hostCycles,
        long accesses,
        long copies,
        long copiedBytes,
        long commands,
        long elements,
        NodeCounts node,
        List<String> packedBecause) {
    /** Sender or receiver. */
    public enum Side {
        SENDER,
        RECEIVER
    }

    /** Copies the reasons. */
    public MessageCost {
        packedBecause = List.copyOf(packedBecause);
    }

    /** World rank of this side. */
    public int rank() {
        return side == Side.SENDER ? envelope.source() : envelope.destination();
    }
}
