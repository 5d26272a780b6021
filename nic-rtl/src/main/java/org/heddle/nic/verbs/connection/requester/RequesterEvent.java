package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.VerbsMap;

/**
 * Event that the {@link Requester} carries out: its kind, how far it is, its queue pair, and what is known of that one while it lasts.
 */
final class RequesterEvent extends Area {
    /** Kinds of events, those first that are most urgent. */
    enum Event {
        ORDER,
        REFUSED,
        RESPONSE,
        BOUND,
        TIMER,
        PACKET,
        WORK
    }

    /** Steps in which an event is carried out. */
    enum State {
        IDLE,
        FETCH,
        LOAD,
        ACT,
        WORK,
        ADDRESS,
        READ,
        WAIT,
        READ_OPERANDS,
        WAIT_OPERANDS,
        DECIDE,
        DECIDED,
        BIND,
        BOUND,
        KNOWN,
        FOUND,
        SIZE,
        SKIP,
        BEGIN,
        CURSOR,
        MEASURE,
        PACKET,
        PLAN,
        SENT,
        WINDOW,
        WINDOW_KNOWN,
        ENTRY,
        ENTERED,
        COVER,
        JUDGE,
        ANSWER,
        RETURN_ADDRESS,
        RETURN_START,
        RETURN_PACKET,
        RETURN_VERDICT,
        RETURN_DATA,
        RETURNED,
        FINISH,
        EXPIRE,
        REFUSE,
        SETTLE,
        EMIT,
        WRITTEN,
        STORE
    }

    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;

    /** How far the event is. */
    final Fsm<State> state = fsm(State.IDLE);

    private final EnumValue<Event> event = reg(enumOf(Event.class));

    /** Its queue pair. */
    final UInt q = reg(uint(QueuePairTable.INDEX_WIDTH)).init(0);
    /** Attributes of that one. */
    final QueuePairTable table = instance(
            "table",
            new QueuePairTable(
                    "requester",
                    CONTEXT.state,
                    CONTEXT.domain,
                    CONTEXT.pathMtu,
                    CONTEXT.sendCompletions,
                    CONTEXT.remoteQueuePair,
                    CONTEXT.remoteNode,
                    CONTEXT.mostReads,
                    CONTEXT.timeout,
                    CONTEXT.retryCount,
                    CONTEXT.rnrRetry,
                    CONTEXT.sendLogEntries,
                    CONTEXT.sendLogStride,
                    CONTEXT.sendBase));
    /** Timers of all queue pairs. */
    final RetryTimers timers = instance("timers", new RetryTimers());
    /** Context of the queue pair. */
    final RequesterState s = reg(RequesterState.type());
    /** Index behind its posted entries. */
    final UInt postedIndex = reg(uint(ENTRY_INDEX));
    /** 1 if it is in error. */
    final Bool inError = reg(bool());
    /** One bit for each queue pair: 1 if something may be sent, or flushed. */
    final UInt pending = reg(uint(PAIRS)).init(0);
    /** One bit for each queue pair: 1 while it waits because the other end had no receive. */
    final UInt isWaiting = reg(uint(PAIRS)).init(0);

    RequesterEvent(Requester unit) {
        super(unit, "");
    }

    /** Returns whether the event is at that step. */
    Bool is(State wanted) {
        return state.is(wanted);
    }

    /** Returns whether it is of that kind. */
    Bool isEvent(Event wanted) {
        return event.is(wanted);
    }

    /** Makes it an event of that kind and queue pair. */
    void begin(Event kind, UInt queuePair) {
        event.set(kind);
        q.set(queuePair);
    }
}
