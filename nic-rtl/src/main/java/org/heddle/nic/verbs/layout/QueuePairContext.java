package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.PathMtu;
import org.heddle.nic.verbs.layout.code.QueuePairState;

/** Attributes of a queue pair: the argument of SET_QUEUE_PAIR, 64 bytes at most. */
public final class QueuePairContext extends RecordLayout {
    /** The declaration. */
    public static final QueuePairContext LAYOUT = new QueuePairContext();

    /** Code of the {@link QueuePairState}. */
    public final LayoutField state = field("state", QueuePairState.WIDTH);

    /** Mask of the {@link AccessRight}s of the remote end. */
    public final LayoutField access = field("access", AccessRight.WIDTH);

    /** Code of the {@link PathMtu}. */
    public final LayoutField pathMtu = field("pathMtu", PathMtu.WIDTH);

    /** 1 if receives come from a shared receive queue. */
    public final LayoutField isShared = field("isShared", 1);

    /** Number of that. */
    public final LayoutField sharedReceive = field("sharedReceive", 4);

    /** Protection domain. */
    public final LayoutField domain = field("domain", 16);

    /** Process whose page has the doorbells. */
    public final LayoutField process = field("process", 4);

    /** Number of the completion queue of sends. */
    public final LayoutField sendCompletions = field("sendCompletions", 6);

    /** Number of the completion queue of receives. */
    public final LayoutField receiveCompletions = field("receiveCompletions", 6);

    /** Queue pair of the other end. */
    public final LayoutField remoteQueuePair = wordField("remoteQueuePair", 24);

    /** Node of the other end. */
    public final LayoutField remoteNode = field("remoteNode", 16);

    /** PSN of the first request that comes: taken towards RTR. */
    public final LayoutField receivePsn = wordField("receivePsn", 24);

    /** PSN of the first request that leaves: taken towards RTS. */
    public final LayoutField sendPsn = field("sendPsn", 24);

    /** Most reads and atomics that may be under way to the other end, 0 to 16. */
    public final LayoutField mostReads = field("mostReads", 5);

    /** Most reads and atomics of the other end that may wait here, 0 to 16. */
    public final LayoutField mostRemoteReads = field("mostRemoteReads", 5);

    /** Code of the time that a sender waits where no receive was posted. */
    public final LayoutField rnrTimer = wordField("rnrTimer", 5);

    /** Timeout of an acknowledgement: 4.096 us times 2^timeout; 0 for none. */
    public final LayoutField timeout = field("timeout", 5);

    /** Repetitions without an answer. */
    public final LayoutField retryCount = field("retryCount", 3);

    /** Repetitions without a receive; 7 for ever. */
    public final LayoutField rnrRetry = field("rnrRetry", 3);

    /** Binary logarithm of the entries of the queue of sends, at most 15. */
    public final LayoutField sendLogEntries = field("sendLogEntries", 4);

    /** Binary logarithm of the bytes of its entries, 6 to 13. */
    public final LayoutField sendLogStride = field("sendLogStride", 4);

    /** Binary logarithm of the entries of the queue of receives, at most 15. */
    public final LayoutField receiveLogEntries = field("receiveLogEntries", 4);

    /** Binary logarithm of the bytes of its entries, 6 to 13. */
    public final LayoutField receiveLogStride = field("receiveLogStride", 4);

    /** Physical address of the queue of sends. */
    public final LayoutField sendBase = wordField("sendBase", 48);

    /** Physical address of the queue of receives. */
    public final LayoutField receiveBase = wordField("receiveBase", 48);

    private QueuePairContext() {}
}
