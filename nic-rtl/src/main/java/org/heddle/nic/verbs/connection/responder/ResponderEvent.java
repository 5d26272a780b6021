package org.heddle.nic.verbs.connection.responder;

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
 * Event that the {@link Responder} carries out: its kind, how far it is, its queue pair, and what is known of that one while it lasts.
 */
final class ResponderEvent extends Area {
    /** Kinds of events, those first that are most urgent. */
    enum Event {
        ORDER,
        PACKET,
        FLUSH
    }

    /** Steps in which an event is carried out. */
    enum State {
        IDLE,
        FETCH,
        LOAD,
        ACT,
        MEASURE,
        LOOK,
        SEARCH,
        FOUND,
        COMPARE,
        AGAIN,
        JUDGE,
        RESOURCES,
        LACKING,
        ADDRESS,
        READ,
        WAIT,
        AHEAD,
        TAKEN,
        LENGTH,
        CHECK,
        CHECKING,
        START,
        PACKET,
        VERDICT,
        DATA,
        ATOMIC,
        EXECUTED,
        COMPLETE,
        WRITTEN,
        REFUSE,
        EVENT,
        NOTE,
        LIMIT,
        STORE
    }

    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;

    /** How far the event is. */
    final Fsm<State> state = fsm(State.IDLE);

    private final EnumValue<Event> event = reg(enumOf(Event.class));

    /** Its queue pair. */
    final UInt q = reg(uint(QueuePairTable.INDEX_WIDTH)).init(0);
    /** Shared receive queues. */
    final SharedReceives shared = instance("shared", new SharedReceives());
    /** Attributes of the queue pair. */
    final QueuePairTable table;
    /** Context of the queue pair. */
    final ResponderState s = reg(ResponderState.type());
    /** Index behind its posted receives. */
    final UInt postedIndex = reg(uint(PostedEntries.INDEX_WIDTH));
    /** 1 if it is in error. */
    final Bool inError = reg(bool());
    /** One bit for each queue pair: 1 if receives may be flushed. */
    final UInt flushing = reg(uint(VerbsMap.QUEUE_PAIRS)).init(0);

    /** @param isLent whether others look at attributes too */
    ResponderEvent(Responder unit, boolean isLent) {
        super(unit, "");
        table = instance(
                "table",
                new QueuePairTable(
                        "responder",
                        isLent,
                        CONTEXT.state,
                        CONTEXT.access,
                        CONTEXT.pathMtu,
                        CONTEXT.isShared,
                        CONTEXT.sharedReceive,
                        CONTEXT.domain,
                        CONTEXT.receiveCompletions,
                        CONTEXT.remoteQueuePair,
                        CONTEXT.remoteNode,
                        CONTEXT.mostRemoteReads,
                        CONTEXT.rnrTimer,
                        CONTEXT.receiveLogEntries,
                        CONTEXT.receiveLogStride,
                        CONTEXT.receiveBase));
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
