package org.heddle.host;

import java.util.Optional;

/**
 * Driver of a network interface that carries short messages of 64-bit words between hosts: each arrives whole and once, those of one node
 * to another in their order.
 */
public interface MessagePort {
    /**
     * Message from a node.
     *
     * @param from number of the sending node
     * @param words of its host
     */
    record Message(int from, long[] words) {}

    /** Returns the node's number. */
    int node();

    /** Returns the number of words of the longest message. */
    int mostWords();

    /**
     * Sends a message if there is room for it.
     *
     * @param to number of the receiving node, its own one too
     * @param words of the host
     * @return whether there was room
     * @throws IllegalArgumentException if the node would refuse the message
     */
    boolean offer(int to, long... words);

    /** Removes the oldest message that has arrived, if there is one. */
    Optional<Message> take();

    /** Returns the cycles of the interface's clock so far. */
    long cycle();

    /**
     * Waits for a message.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if none arrives in time
     */
    default Message await(long limit) {
        long start = cycle();
        while (cycle() - start < limit) {
            Optional<Message> message = take();
            if (message.isPresent()) {
                return message.get();
            }
        }
        throw new HostTimeoutException("a message to node " + node(), limit, cycle());
    }
}
