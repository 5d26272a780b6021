package org.heddle.host.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Properties that a queue pair is created with.
 *
 * @param sendCompletions completion queue of its sends
 * @param receiveCompletions completion queue of its receives; may be the same
 * @param sharedReceives shared receive queue, or null for a receive queue of its own
 * @param maxSends requests in the send queue, at least 1
 * @param maxReceives requests in its own receive queue
 * @param maxSendSge elements of a send request
 * @param maxReceiveSge elements of a receive request
 * @param maxInline bytes of inline data
 * @param signalAll whether all send requests complete with an entry (sq_sig_all)
 */
public record QueuePairSettings(
        CompletionQueue sendCompletions,
        CompletionQueue receiveCompletions,
        @Nullable SharedReceiveQueue sharedReceives,
        int maxSends,
        int maxReceives,
        int maxSendSge,
        int maxReceiveSge,
        int maxInline,
        boolean signalAll) {
    /** Returns 128 requests in each queue, 4 elements each, 64 bytes of inline data, with one completion queue for all. */
    public static QueuePairSettings of(CompletionQueue completions) {
        return new QueuePairSettings(completions, completions, null, 128, 128, 4, 4, 64, false);
    }

    /** Returns the same with two completion queues. */
    public QueuePairSettings with(CompletionQueue sends, CompletionQueue receives) {
        return new QueuePairSettings(
                sends,
                receives,
                sharedReceives,
                maxSends,
                maxReceives,
                maxSendSge,
                maxReceiveSge,
                maxInline,
                signalAll);
    }

    /** Returns the same with a shared receive queue. */
    public QueuePairSettings with(SharedReceiveQueue shared) {
        return new QueuePairSettings(
                sendCompletions,
                receiveCompletions,
                shared,
                maxSends,
                maxReceives,
                maxSendSge,
                maxReceiveSge,
                maxInline,
                signalAll);
    }

    /** Returns the same with other depths. */
    public QueuePairSettings withDepths(int sends, int receives) {
        return new QueuePairSettings(
                sendCompletions,
                receiveCompletions,
                sharedReceives,
                sends,
                receives,
                maxSendSge,
                maxReceiveSge,
                maxInline,
                signalAll);
    }

    /** Returns the same with other numbers of elements. */
    public QueuePairSettings withSge(int send, int receive) {
        return new QueuePairSettings(
                sendCompletions,
                receiveCompletions,
                sharedReceives,
                maxSends,
                maxReceives,
                send,
                receive,
                maxInline,
                signalAll);
    }

    /** Returns the same with completions for all send requests, or not. */
    public QueuePairSettings withSignalAll(boolean all) {
        return new QueuePairSettings(
                sendCompletions,
                receiveCompletions,
                sharedReceives,
                maxSends,
                maxReceives,
                maxSendSge,
                maxReceiveSge,
                maxInline,
                all);
    }
}
