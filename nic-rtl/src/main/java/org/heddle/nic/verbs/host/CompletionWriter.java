package org.heddle.nic.verbs.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.NodeEvent;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.CompletionQueueContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.memory.AddressUnit;

/**
 * Writes completions into their queues, one after the other, each when it has a place there: an entry is never overwritten.
 *
 * <p>A completion that finds its queue full, or none, breaks the queue: an event tells so once, the queue takes no more, and the queue pair gets
 * into error. Whoever gives a completion is told when it is visible, or lost in this way.
 */
public final class CompletionWriter extends Component {
    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int QUEUES = VerbsMap.COMPLETION_QUEUES;
    private static final int COUNT = PostedEntries.INDEX_WIDTH;
    private static final CompletionQueueContext CONTEXT = CompletionQueueContext.LAYOUT;

    /** Orders to begin a queue. */
    public final Stream<QueueOrder> order = in(stream(QueueOrder.type()));
    /** Doorbells: completions that were taken. */
    public final Stream<PostedEntries> consumed = in(stream(PostedEntries.type()));
    /** Doorbells: the next completion is to raise an event; the index is 1 if only a solicited one is. */
    public final Stream<PostedEntries> notify = in(stream(PostedEntries.type()));
    /** Completions of each engine. */
    public final Vec<Stream<CompletionNote>> completion;
    /** One bit for each engine: 1 in the cycle in which its completion is visible, or lost. */
    public final UInt written;
    /** Writes of entries. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which the entry is visible. */
    public final Bool returns = in(bool());
    /** Events. */
    public final Stream<NodeEvent> happened = out(stream(NodeEvent.type()));
    /** 1 in the cycle in which a completion is lost. */
    public final Bool loses = out(bool());
    /** Its queue pair. */
    public final UInt loser = out(uint(INDEX));

    private enum State {
        IDLE,
        FETCH,
        LOOK,
        PLACE,
        WRITE,
        WAIT,
        EVENT,
        DONE
    }

    /**
     * @param engines number of them, at least 2
     */
    public CompletionWriter(int engines) {
        parameter("engines", engines);
        completion = in(vec(engines, stream(CompletionNote.type())));
        written = out(uint(engines));
        RoundRobinArbiter<CompletionNote> turns =
                instance("turns", new RoundRobinArbiter<>(CompletionNote.type(), engines));
        for (int i = 0; i < engines; i++) {
            connect(turns.sources.get(i), completion.get(i));
        }
        var state = fsm(State.IDLE);
        CompletionNote next = reg("next", CompletionNote.type());
        UInt engine = reg("engine", uint(turns.chosen.width()));
        UInt q = reg("q", uint(INDEX)).init(0);
        Bool isOrder = reg("isOrder", bool()).init(false);
        Bool idle = state.is(State.IDLE);
        turns.sink.ready().set(idle.and(order.valid().not()));
        when(turns.sink.fires(), () -> {
            connect(next, turns.sink.data());
            engine.set(turns.chosen);
        });
        when(idle, () -> {
            isOrder.set(order.valid());
            q.set(mux(order.valid(), order.data().number(), turns.sink.data().queue()));
        });

        Memory<UInt> contexts = memory(uint(QueueOrder.RECORD_WIDTH), QUEUES).init(0);
        Memory<UInt> counts = memory(uint(COUNT), QUEUES);
        Memory<UInt> taken = memory(uint(COUNT), QUEUES);
        UInt notifiesAny = reg("notifiesAny", uint(QUEUES)).init(0);
        UInt notifiesSolicited = reg("notifiesSolicited", uint(QUEUES)).init(0);
        UInt isBroken = reg("isBroken", uint(QUEUES)).init(0);

        Bool looks = state.is(State.FETCH);
        UInt context = reg("context", uint(QueueOrder.RECORD_WIDTH));
        UInt count = reg("count", uint(COUNT));
        UInt foundContext = contexts.readSync(q, looks);
        UInt foundCount = counts.readSync(q, looks);
        when(state.is(State.LOOK), () -> {
            context.set(foundContext);
            count.set(foundCount);
        });
        Bool begins = state.is(State.LOOK).and(isOrder);
        order.ready().set(begins);
        when(begins, () -> contexts.write(q, order.data().record()));
        consumed.ready().set(begins.not());
        when(
                begins.or(consumed.fires()),
                () -> taken.write(
                        mux(begins, q, consumed.data().number()),
                        mux(begins, lit(0, COUNT), consumed.data().index())));
        notify.ready().set(true);

        // Read late: a place that was freed meanwhile counts.
        UInt used = reg("used", uint(COUNT));
        used.set(count.subWrap(taken.read(q)));
        UInt logEntries = CONTEXT.logEntries.of(context);
        UInt size = reg("size", uint(COUNT));
        size.set(lit(1, COUNT).shlWrap(logEntries.trunc(4)));
        UInt address = reg("address", uint(AddressUnit.ADDRESS_WIDTH));
        UInt mask = size.subWrap(1);
        address.set(CONTEXT.base.of(context).addWrap(count.and(mask).shlGrow(5).zext(AddressUnit.ADDRESS_WIDTH)));
        Bool round = reg("round", bool());
        round.set(count.and(size).eq(0));
        Bool isFull = used.ge(size).or(CONTEXT.isValid.is(context).not()).or(isBroken.bit(q));
        Bool places = state.is(State.PLACE);
        UInt settling = reg("settling", uint(2)).init(0);
        settling.set(mux(places, settling.addWrap(1), lit(0, 2)));
        Bool decides = places.and(settling.eq(2));
        Bool fails = decides.and(isFull);
        Bool isNews = isBroken.bit(q).not();
        loses.set(fails);
        loser.set(CompletionEntry.LAYOUT.queuePair.of(next.entry()).trunc(INDEX));

        memory.valid().set(state.is(State.WRITE));
        memory.data()
                .writeWhole(
                        address.bits(AddressUnit.ADDRESS_WIDTH - 1, 5),
                        round.asUInt().cat(next.entry().bits(254, 0)));
        Bool isVisible = state.is(State.WAIT).and(returns);
        when(begins.or(isVisible), () -> counts.write(q, mux(begins, lit(0, COUNT), count.addWrap(1))));

        Bool raises = notifiesAny.bit(q).or(notifiesSolicited.bit(q).and(next.isSolicited()));
        UInt kind = reg("kind", uint(EventKind.WIDTH));
        Bool hasEvent = reg("hasEvent", bool()).init(false);
        when(fails, () -> {
                    kind.set(EventKind.CQ_ERR.code());
                    hasEvent.set(isNews);
                })
                .elseWhen(isVisible, () -> {
                    kind.set(EventKind.COMPLETION.code());
                    hasEvent.set(raises);
                });
        happened.valid().set(state.is(State.EVENT).and(hasEvent));
        happened.data().kind().set(kind);
        happened.data().number().set(q);
        UInt own = q.toOneHot(QUEUES);
        UInt nobody = lit(0, QUEUES);
        when(begins, () -> isBroken.set(isBroken.and(own.not()))).elseWhen(fails, () -> isBroken.set(isBroken.or(own)));
        // A request behind the completion counts for the next one.
        UInt asked = notify.data().number().toOneHot(QUEUES);
        Bool isSolicited = notify.data().index().bit(0);
        UInt quenched = mux(begins.or(isVisible.and(raises)), own, nobody);
        notifiesAny.set(notifiesAny.and(quenched.not()).or(mux(notify.valid().and(isSolicited.not()), asked, nobody)));
        notifiesSolicited.set(
                notifiesSolicited.and(quenched.not()).or(mux(notify.valid().and(isSolicited), asked, nobody)));
        written.set(mux(state.is(State.DONE), engine.toOneHot(engines), lit(0, engines)));
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.FETCH, order.valid().or(turns.sink.valid()));
            m.state(State.FETCH).goTo(State.LOOK);
            m.state(State.LOOK).goTo(State.IDLE, isOrder).goTo(State.PLACE);
            m.state(State.PLACE).goTo(State.EVENT, fails).goTo(State.WRITE, decides);
            m.state(State.WRITE).goTo(State.WAIT, memory.ready());
            m.state(State.WAIT).goTo(State.EVENT, returns);
            m.state(State.EVENT).goTo(State.DONE, hasEvent.not().or(happened.ready()));
            m.state(State.DONE).goTo(State.IDLE);
        });
    }
}
