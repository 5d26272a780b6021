package org.heddle.nic.verbs.host;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.NodeEvent;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.layout.EventEntry;
import org.heddle.nic.verbs.layout.EventQueueContext;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Writes events into the node's event queue, one after the other; one that finds no place is lost and counted. */
public final class EventWriter extends Component {
    private static final int COUNT = PostedEntries.INDEX_WIDTH;
    private static final EventQueueContext CONTEXT = EventQueueContext.LAYOUT;

    /** Orders to begin the queue. */
    public final Stream<QueueOrder> order = in(stream(QueueOrder.type()));
    /** 16 bits: events that were taken, wrapping. */
    public final UInt taken = in(uint(COUNT));
    /** Events. */
    public final Stream<NodeEvent> event = in(stream(NodeEvent.type()));
    /** 1 while events are visible that were not taken. */
    public final Bool hasEvents = out(bool());
    /** 1 in the cycle in which an event is lost. */
    public final Bool loses = out(bool());
    /** Writes of entries. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which the entry is visible. */
    public final Bool returns = in(bool());

    private enum State {
        IDLE,
        LOOK,
        WRITE,
        WAIT
    }

    /** Declares the writer; there is no queue yet. */
    public EventWriter() {
        var state = fsm(State.IDLE);
        UInt context = reg("context", uint(QueueOrder.RECORD_WIDTH)).init(0);
        NodeEvent next = reg("next", NodeEvent.type());
        UInt count = reg("count", uint(COUNT)).init(0);
        Bool idle = state.is(State.IDLE);
        order.ready().set(idle);
        unused(order.data().number());
        event.ready().set(idle.and(order.valid().not()));
        when(order.fires(), () -> {
            context.set(order.data().record());
            count.set(0);
        });
        when(event.fires(), () -> connect(next, event.data()));
        UInt size = reg("size", uint(COUNT));
        size.set(lit(1, COUNT).shlWrap(CONTEXT.logEntries.of(context).trunc(4)));
        Bool isFull = reg("isFull", bool()).init(true);
        isFull.set(count.subWrap(taken).eq(size).or(CONTEXT.isValid.is(context).not()));
        Bool pending = reg("pending", bool()).init(false);
        pending.set(count.ne(taken));
        hasEvents.set(pending);
        loses.set(state.is(State.LOOK).and(isFull));
        EventEntry layout = EventEntry.LAYOUT;
        UInt place = count.and(size.subWrap(1));
        memory.valid().set(state.is(State.WRITE));
        memory.data()
                .writeWhole(
                        CONTEXT.base
                                .of(context)
                                .bits(AddressUnit.ADDRESS_WIDTH - 1, 5)
                                .addWrap(place.zext(AddressUnit.LINE_WIDTH)),
                        layout.record(
                                Map.of(
                                        layout.kind,
                                        next.kind(),
                                        layout.number,
                                        next.number(),
                                        layout.phase,
                                        count.and(size).eq(0).asUInt()),
                                HostMemoryRequest.LINE_BITS));
        when(state.is(State.WAIT).and(returns), count::increment);
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.LOOK, event.fires());
            m.state(State.LOOK).goTo(State.IDLE, isFull).goTo(State.WRITE);
            m.state(State.WRITE).goTo(State.WAIT, memory.ready());
            m.state(State.WAIT).goTo(State.IDLE, returns);
        });
    }
}
