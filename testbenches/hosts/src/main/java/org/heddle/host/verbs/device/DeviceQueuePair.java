package org.heddle.host.verbs.device;

/**
 * Properties of a queue pair that stay.
 *
 * @param domain protection domain
 * @param sendCompletions number of the completion queue of its sends
 * @param receiveCompletions number of the completion queue of its receives
 * @param sharedReceives number of its shared receive queue, or {@link #OWN_RECEIVES}
 * @param sendSlots most requests in its send queue, whose slots run from 0 to the next power of two
 * @param receiveSlots most requests in its receive queue, likewise
 * @param maxSendSge elements of a send request
 * @param maxReceiveSge elements of a receive request
 * @param maxInline bytes of inline data
 */
public record DeviceQueuePair(
        int domain,
        int sendCompletions,
        int receiveCompletions,
        int sharedReceives,
        int sendSlots,
        int receiveSlots,
        int maxSendSge,
        int maxReceiveSge,
        int maxInline) {
    /** Says that a queue pair has a receive queue of its own. */
    public static final int OWN_RECEIVES = -1;
}
