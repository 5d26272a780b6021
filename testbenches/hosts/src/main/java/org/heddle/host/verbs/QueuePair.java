package org.heddle.host.verbs;

import java.util.List;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.DeviceQueuePair;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.VerbsException;
import org.jspecify.annotations.Nullable;

/**
 * Queue pair of a reliable connection. A slot of its send queue is used until the completion of its request, or of a later one, has been
 * polled; so of many requests without completion the last one must have one, or the queue stays full.
 */
public final class QueuePair implements AutoCloseable {
    private final ProtectionDomain domain;
    private final QueuePairSettings settings;
    private final int number;
    private final WorkSlots sends;
    private final WorkSlots receives;
    private final SendChecks checks;
    private final Dependants dependants;
    /** State that was set last; the device itself goes to ERR alone. */
    private QpState known = QpState.RESET;

    private QueuePair(ProtectionDomain domain, QueuePairSettings settings, int number) {
        this.domain = domain;
        this.settings = settings;
        this.number = number;
        sends = new WorkSlots(settings.maxSends());
        receives = new WorkSlots(Math.max(1, settings.maxReceives()));
        checks = new SendChecks(settings, device().memory());
        dependants = new Dependants(toString());
    }

    static QueuePair create(ProtectionDomain domain, QueuePairSettings settings) {
        Context context = domain.context();
        settings.sendCompletions().requireOf(context);
        settings.receiveCompletions().requireOf(context);
        SharedReceiveQueue shared = settings.sharedReceives();
        if (shared != null) {
            shared.requireOf(domain);
        }
        DeviceLimits limits = context.limits();
        require("maxSends", settings.maxSends(), 1, limits.maxRequests());
        require("maxReceives", settings.maxReceives(), 0, limits.maxRequests());
        require("maxSendSge", settings.maxSendSge(), 0, limits.maxSge());
        require("maxReceiveSge", settings.maxReceiveSge(), 0, limits.maxSge());
        require("maxInline", settings.maxInline(), 0, limits.maxInline());
        context.work(context.costs().systemCall());
        int number = context.device()
                .createQueuePair(new DeviceQueuePair(
                        domain.number(),
                        settings.sendCompletions().number(),
                        settings.receiveCompletions().number(),
                        shared == null ? DeviceQueuePair.OWN_RECEIVES : shared.number(),
                        settings.maxSends(),
                        settings.maxReceives(),
                        settings.maxSendSge(),
                        settings.maxReceiveSge(),
                        settings.maxInline()));
        QueuePair pair = new QueuePair(domain, settings, number);
        context.opened(pair);
        domain.dependants().add(pair);
        settings.sendCompletions().dependants().add(pair);
        settings.receiveCompletions().dependants().add(pair);
        if (shared != null) {
            shared.dependants().add(pair);
        }
        return pair;
    }

    private static void require(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new VerbsException(
                    Errno.EINVAL,
                    name + " is from " + least + " to " + most + " on this device: " + name + "=" + value);
        }
    }

    private VerbsDevice device() {
        return domain.context().device();
    }

    /** Returns the number, which the peer needs. */
    public int number() {
        return number;
    }

    /** Returns what it was created with. */
    public QueuePairSettings settings() {
        return settings;
    }

    /** Returns its protection domain. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** Returns the shared receive queue, or null if it has a receive queue of its own. */
    public @Nullable SharedReceiveQueue sharedReceives() {
        return settings.sharedReceives();
    }

    /** Asks the device for the state that it has now (query). */
    public QpState queryState() {
        dependants.requireOpen();
        domain.context().work(domain.context().costs().systemCall());
        return device().state(number);
    }

    /**
     * Changes the state and the attributes that go with it. RESET empties both queues, and drops completions of theirs that nobody has polled.
     *
     * @throws VerbsException EINVAL for a change that is not legal, an attribute that it lacks or must not have, or a depth of READs beyond the
     *     device's; then nothing has changed
     */
    public void modify(QueuePairAttributes attributes) {
        dependants.requireOpen();
        StateRules.check(device().state(number), attributes);
        domain.context().work(domain.context().costs().systemCall());
        device().modify(number, attributes);
        known = attributes.state();
        if (attributes.state() == QpState.RESET) {
            forgetRequests();
        }
    }

    private void forgetRequests() {
        settings.sendCompletions().dropEntriesOf(this);
        settings.receiveCompletions().dropEntriesOf(this);
        sends.clear();
        receives.clear();
    }

    /** Posts one send request, as {@link #postSend(List)} does. */
    public void postSend(SendWorkRequest request) {
        postSend(List.of(request));
    }

    /**
     * Posts send requests in their order, and rings the doorbell once for all.
     *
     * @throws VerbsException EINVAL in a state other than RTS and ERR, for an operation that is not supported, too many elements, or INLINE
     *     where it has no meaning; ENOMEM if the queue is full, or inline data are too long. It names the first request that was not posted;
     *     those before it have been.
     */
    public void postSend(List<SendWorkRequest> requests) {
        dependants.requireOpen();
        if (known != QpState.RTS && known != QpState.ERR && device().state(number) != QpState.ERR) {
            throw new VerbsException(
                    Errno.EINVAL, 0, toString() + " is in " + known + ": sends are posted in RTS, bring it there");
        }
        int posted = 0;
        try {
            for (SendWorkRequest request : requests) {
                if (sends.isFull()) {
                    throw new VerbsException(
                            Errno.ENOMEM,
                            posted,
                            "the send queue holds " + sends.capacity()
                                    + " requests: poll the completion of one that is signaled");
                }
                checks.check(posted, request);
                domain.context().work(domain.context().costs().post());
                domain.context().tally().send();
                device().writeSend(number, sends.take(request.id()), checks.entry(request));
                posted++;
            }
        } finally {
            if (posted > 0) {
                domain.context().rang(domain.context().costs().sendCall());
                device().ringSend(number, posted);
            }
        }
    }

    /**
     * Posts a request that binds a list to an indirect key, in order with those behind it; its completion has the key as id.
     *
     * @param list pieces of regions, none of them by an indirect key
     */
    public void bind(IndirectKey key, List<ScatterGatherElement> list) {
        postSend(SendWorkRequest.bind(key.lkey(), key, list).signaled());
    }

    /** Posts a request that binds pieces in turn, round by round, as {@link SendWorkRequest#bindInterleaved} has it. */
    public void bindInterleaved(IndirectKey key, List<InterleavedPiece> list, long repeat) {
        postSend(SendWorkRequest.bindInterleaved(key.lkey(), key, list, repeat).signaled());
    }

    /** Posts a request that unbinds an indirect key, in order with those behind it; its completion has the key as id. */
    public void invalidate(IndirectKey key) {
        postSend(SendWorkRequest.invalidate(key.lkey(), key).signaled());
    }

    /** Posts one receive request, as {@link #postReceive(List)} does. */
    public void postReceive(ReceiveWorkRequest request) {
        postReceive(List.of(request));
    }

    /**
     * Posts receive requests in their order, and rings the doorbell once for all.
     *
     * @throws VerbsException EINVAL in RESET, with a shared receive queue, or for too many elements; ENOMEM if the queue is full. It names the
     *     first request that was not posted; those before it have been.
     */
    public void postReceive(List<ReceiveWorkRequest> requests) {
        dependants.requireOpen();
        if (settings.sharedReceives() != null) {
            throw new VerbsException(Errno.EINVAL, 0, toString() + " has a shared receive queue: post receives there");
        }
        if (known == QpState.RESET) {
            throw new VerbsException(
                    Errno.EINVAL, 0, toString() + " is in RESET: receives are posted from INIT on, bring it there");
        }
        int posted = 0;
        try {
            for (ReceiveWorkRequest request : requests) {
                if (settings.maxReceives() == 0 || receives.isFull()) {
                    throw new VerbsException(
                            Errno.ENOMEM,
                            posted,
                            "the receive queue holds " + settings.maxReceives()
                                    + " requests: poll the completion of one");
                }
                SharedReceiveQueue.checkPieces(posted, request, settings.maxReceiveSge());
                domain.context().work(domain.context().costs().post());
                domain.context().tally().receive();
                device().writeReceive(number, receives.take(request.id()), request.entries());
                posted++;
            }
        } finally {
            if (posted > 0) {
                domain.context().rang(domain.context().costs().receiveCall());
                device().ringReceive(number, posted);
            }
        }
    }

    /** Returns the number of send requests whose slots are in use. */
    public int usedSends() {
        return sends.used();
    }

    /** Returns the number of receive requests whose slots are in use. */
    public int usedReceives() {
        return receives.used();
    }

    WorkSlots sends() {
        return sends;
    }

    WorkSlots receives() {
        return receives;
    }

    /** Destroys the queue pair; requests that are outstanding end without completion. A second call does nothing. */
    @Override
    public void close() {
        if (!dependants.close()) {
            return;
        }
        device().modify(number, QueuePairAttributes.to(QpState.RESET));
        forgetRequests();
        device().destroyQueuePair(number);
        domain.context().closed(this);
        domain.dependants().remove(this);
        settings.sendCompletions().dependants().remove(this);
        settings.receiveCompletions().dependants().remove(this);
        SharedReceiveQueue shared = settings.sharedReceives();
        if (shared != null) {
            shared.dependants().remove(this);
        }
    }

    @Override
    public String toString() {
        return "queue pair " + number;
    }
}
