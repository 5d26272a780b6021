package org.heddle.host.verbs;

import java.util.List;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/**
 * Receive queue that several queue pairs share. Their receives complete in each queue pair's own completion queue; the slot of one is used again
 * when all posted before it have completed and been polled as well.
 */
public final class SharedReceiveQueue implements AutoCloseable {
    private final ProtectionDomain domain;
    private final int number;
    private final int maxSge;
    private final WorkSlots slots;
    private final Dependants dependants;

    private SharedReceiveQueue(ProtectionDomain domain, int number, int requests, int maxSge) {
        this.domain = domain;
        this.number = number;
        this.maxSge = maxSge;
        slots = new WorkSlots(requests);
        dependants = new Dependants(toString());
    }

    static SharedReceiveQueue create(ProtectionDomain domain, int requests, int maxSge) {
        Context context = domain.context();
        DeviceLimits limits = context.limits();
        if (requests < 1 || requests > limits.maxRequests() || maxSge < 0 || maxSge > limits.maxSge()) {
            throw new VerbsException(
                    Errno.EINVAL,
                    "a shared receive queue has 1 to " + limits.maxRequests() + " requests of 0 to " + limits.maxSge()
                            + " elements: requests=" + requests + ", maxSge=" + maxSge);
        }
        context.work(context.costs().systemCall());
        int number = context.device().createSharedReceives(domain.number(), requests, maxSge);
        SharedReceiveQueue queue = new SharedReceiveQueue(domain, number, requests, maxSge);
        context.opened(queue);
        domain.dependants().add(queue);
        return queue;
    }

    /** Returns the number. */
    public int number() {
        return number;
    }

    Dependants dependants() {
        return dependants;
    }

    WorkSlots slots() {
        return slots;
    }

    void requireOf(ProtectionDomain other) {
        dependants.requireOpen();
        if (domain != other) {
            throw new VerbsException(
                    Errno.EINVAL,
                    toString() + " is of " + domain + ", not of " + other + ": use one of the same domain");
        }
    }

    static void checkPieces(int index, ReceiveWorkRequest request, int maxSge) {
        if (request.pieces().size() > maxSge) {
            throw new VerbsException(
                    Errno.EINVAL,
                    index,
                    "a receive request has at most " + maxSge + " elements, as the queue was created: "
                            + request.pieces().size());
        }
    }

    /** Posts one receive request, as {@link #postReceive(List)} does. */
    public void postReceive(ReceiveWorkRequest request) {
        postReceive(List.of(request));
    }

    /**
     * Posts receive requests in their order, and rings the doorbell once for all.
     *
     * @throws VerbsException EINVAL for too many elements, ENOMEM if the queue is full. It names the first request that was not posted; those
     *     before it have been.
     */
    public void postReceive(List<ReceiveWorkRequest> requests) {
        dependants.requireOpen();
        Context context = domain.context();
        int posted = 0;
        try {
            for (ReceiveWorkRequest request : requests) {
                if (slots.isFull()) {
                    throw new VerbsException(
                            Errno.ENOMEM,
                            posted,
                            "the shared receive queue holds " + slots.capacity()
                                    + " requests: poll completions, the oldest request's above all");
                }
                checkPieces(posted, request, maxSge);
                context.work(context.costs().post());
                context.tally().receive();
                context.device().writeShared(number, slots.take(request.id()), request.entries());
                posted++;
            }
        } finally {
            if (posted > 0) {
                context.rang(context.costs().receiveCall());
                context.device().ringShared(number, posted);
            }
        }
    }

    /**
     * Arms the event SRQ_LIMIT_REACHED, which comes once when fewer requests than the limit are left; if they are already, at once or with the
     * next request that is taken.
     *
     * @param limit 0 to disarm it, at most the number of requests
     * @throws VerbsException EINVAL for another limit
     */
    public void armLimit(int limit) {
        dependants.requireOpen();
        if (limit < 0 || limit > slots.capacity()) {
            throw new VerbsException(
                    Errno.EINVAL, "the limit is from 0 to " + slots.capacity() + " requests: limit=" + limit);
        }
        domain.context().work(domain.context().costs().systemCall());
        domain.context().device().armLimit(number, limit);
    }

    /**
     * Destroys the queue; a second call does nothing.
     *
     * @throws VerbsException EBUSY while a queue pair uses it
     */
    @Override
    public void close() {
        if (dependants.close()) {
            domain.context().device().destroySharedReceives(number);
            domain.context().closed(this);
            domain.dependants().remove(this);
        }
    }

    @Override
    public String toString() {
        return "shared receive queue " + number;
    }
}
