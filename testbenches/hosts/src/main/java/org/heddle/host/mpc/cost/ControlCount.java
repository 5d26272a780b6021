package org.heddle.host.mpc.cost;

/**
 * Number of control messages of one kind, or of their bytes.
 *
 * @param shortMessages with data
 * @param requests for a rendezvous
 * @param responses with a map of the receiver's memory
 * @param credits alone
 */
public record ControlCount(long shortMessages, long requests, long responses, long credits) {
    /** Nothing counted. */
    public static final ControlCount NONE = new ControlCount(0, 0, 0, 0);

    /** Returns the sum of two. */
    public ControlCount plus(ControlCount other) {
        return new ControlCount(
                shortMessages + other.shortMessages,
                requests + other.requests,
                responses + other.responses,
                credits + other.credits);
    }
}
