package org.heddle.nic.verbs.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
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
 * into error. Whoever gives a completion is told when it is visible, or lost in this way, in the order in which they were taken.
 *
 * <p>Plain, one is taken when the one before it is visible. Where they overlap, one is taken every 7 cycles while up to
 * {@value VisibleCompletions#MOST} others are written; an order waits for all of them.
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

    private final boolean overlaps;
    private final Fsm<State> state = fsm(State.IDLE);
    private final CompletionNote next = reg("next", CompletionNote.type());
    private final UInt q = reg("q", uint(INDEX)).init(0);
    private final Bool isOrder = reg("isOrder", bool()).init(false);
    private final UInt engine;
    private final UInt isBroken = reg("isBroken", uint(QUEUES)).init(0);
    private final Bool begins = state.is(State.LOOK).and(isOrder);
    private final Bool fails = wire("fails", bool());
    private final Bool decides = wire("decides", bool());
    /** 1 in the cycle in which the completion has its place. */
    private final Bool isPlaced = wire("isPlaced", bool());
    /** 1 while no completions are written whose engines have not been told. */
    private final Bool isEmpty = wire("isEmpty", bool());

    private final Bool goesOn = wire("goesOn", bool());

    /**
     * @param engines number of them, at least 2
     * @param overlaps whether a completion is taken while those before it are written
     */
    public CompletionWriter(int engines, boolean overlaps) {
        this.overlaps = overlaps;
        parameter("engines", engines);
        if (overlaps) {
            parameter("overlaps", true);
        }
        completion = in(vec(engines, stream(CompletionNote.type())));
        written = out(uint(engines));
        RoundRobinArbiter<CompletionNote> turns =
                instance("turns", new RoundRobinArbiter<>(CompletionNote.type(), engines));
        for (int i = 0; i < engines; i++) {
            connect(turns.sources.get(i), completion.get(i));
        }
        engine = reg("engine", uint(turns.chosen.width()));
        take(turns);
        place();
        if (overlaps) {
            showInOrder(engines);
        } else {
            showOne(engines);
        }
        describe(turns);
    }

    /** Takes an order, or else a completion. */
    private void take(RoundRobinArbiter<CompletionNote> turns) {
        Bool idle = state.is(State.IDLE);
        payloadOf(idle.not(), q);
        turns.sink.ready().set(idle.and(order.valid().not()));
        when(turns.sink.fires(), () -> {
            connect(next, turns.sink.data());
            engine.set(turns.chosen);
        });
        when(idle, () -> {
            isOrder.set(order.valid());
            q.set(mux(order.valid(), order.data().number(), turns.sink.data().queue()));
        });
        order.ready().set(begins);
        consumed.ready().set(begins.not());
        notify.ready().set(true);
    }

    /** Finds the place of the completion in its queue, and writes it there. */
    private void place() {
        // Of the context what is used here.
        int baseWidth = CONTEXT.base.width();
        int logWidth = CONTEXT.logEntries.width();
        UInt record = order.data().record();
        UInt kept =
                CONTEXT.isValid.of(record).cat(CONTEXT.logEntries.of(record)).cat(CONTEXT.base.of(record));
        Memory<UInt> contexts = memory(uint(kept.width()), QUEUES).init(0);
        Memory<UInt> counts = memory(uint(COUNT), QUEUES);
        Memory<UInt> taken = memory(uint(COUNT), QUEUES);
        Bool looks = state.is(State.FETCH);
        UInt context = reg("context", uint(kept.width()));
        UInt count = reg("count", uint(COUNT));
        UInt foundContext = contexts.readSync(q, looks);
        UInt foundCount = counts.readSync(q, looks);
        when(state.is(State.LOOK), () -> {
            context.set(foundContext);
            count.set(foundCount);
        });
        when(begins, () -> contexts.write(q, kept));
        when(
                begins.or(consumed.fires()),
                () -> taken.write(
                        mux(begins, q, consumed.data().number()),
                        mux(begins, lit(0, COUNT), consumed.data().index())));

        // Read late: a place that was freed meanwhile counts.
        UInt used = reg("used", uint(COUNT));
        used.set(count.subWrap(taken.read(q)));
        UInt logEntries = context.bits(baseWidth + logWidth - 1, baseWidth);
        UInt size = reg("size", uint(COUNT));
        size.set(lit(1, COUNT).shlWrap(logEntries.trunc(4)));
        UInt address = reg("address", uint(AddressUnit.ADDRESS_WIDTH));
        UInt mask = size.subWrap(1);
        address.set(context.trunc(baseWidth).addWrap(count.and(mask).shlGrow(5).zext(AddressUnit.ADDRESS_WIDTH)));
        Bool round = reg("round", bool());
        round.set(count.and(size).eq(0));
        Bool isFull = used.ge(size).or(context.bit(baseWidth + logWidth).not()).or(isBroken.bit(q));
        Bool places = state.is(State.PLACE);
        UInt settling = reg("settling", uint(2)).init(0);
        settling.set(mux(places, settling.addWrap(1), lit(0, 2)));
        decides.set(places.and(settling.eq(2)));
        fails.set(decides.and(isFull));
        loses.set(fails);
        loser.set(CompletionEntry.LAYOUT.queuePair.of(next.entry()).trunc(INDEX));
        when(begins, () -> isBroken.set(isBroken.and(own().not())))
                .elseWhen(fails, () -> isBroken.set(isBroken.or(own())));

        memory.data()
                .writeWhole(
                        address.bits(AddressUnit.ADDRESS_WIDTH - 1, 5),
                        round.asUInt().cat(next.entry().bits(254, 0)));
        when(begins.or(isPlaced), () -> counts.write(q, mux(begins, lit(0, COUNT), count.addWrap(1))));
    }

    private UInt own() {
        return q.toOneHot(QUEUES);
    }

    /** Tells of a completion that is visible or lost, before the next one is taken. */
    private void showOne(int engines) {
        memory.valid().set(state.is(State.WRITE));
        Bool isVisible = state.is(State.WAIT).and(returns);
        isPlaced.set(isVisible);
        isEmpty.set(true);
        Bool raises = raises(isVisible, q, next.isSolicited());
        UInt kind = reg("kind", uint(EventKind.WIDTH));
        Bool hasEvent = reg("hasEvent", bool()).init(false);
        Bool isNews = isBroken.bit(q).not();
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
        goesOn.set(hasEvent.not().or(happened.ready()));
        written.set(mux(state.is(State.DONE), engine.toOneHot(engines), lit(0, engines)));
    }

    /** Tells of completions in their order, each when it is visible or lost, while the next ones are placed. */
    private void showInOrder(int engines) {
        VisibleCompletions held = instance("held", new VisibleCompletions(engines));
        Bool isLost = state.is(State.EVENT);
        PlacedCompletion placed = held.placed.data();
        memory.valid().set(state.is(State.WRITE).and(held.placed.ready()));
        isPlaced.set(memory.fires());
        held.placed.valid().set(memory.fires().or(isLost));
        placed.engine().set(engine);
        placed.queue().set(q);
        placed.isSolicited().set(next.isSolicited());
        placed.isLost().set(isLost);
        Bool isNews = reg("isNews", bool()).init(false);
        when(fails, () -> isNews.set(isBroken.bit(q).not()));
        placed.isNews().set(isNews);
        goesOn.set(held.placed.ready());
        held.visible.set(returns);
        isEmpty.set(held.isEmpty);

        PlacedCompletion shown = held.shown.data();
        Bool isFirst = reg("isFirst", bool()).init(true);
        Bool looks = held.shown.valid().and(isFirst);
        Bool raises = raises(looks.and(shown.isLost().not()), shown.queue(), shown.isSolicited());
        Bool hasEvent = reg("hasEvent", bool()).init(false);
        when(looks, () -> hasEvent.set(mux(shown.isLost(), shown.isNews(), raises)));
        happened.valid().set(held.shown.valid().and(isFirst.not()).and(hasEvent));
        happened.data()
                .kind()
                .set(mux(
                        shown.isLost(),
                        lit(EventKind.CQ_ERR.code(), EventKind.WIDTH),
                        lit(EventKind.COMPLETION.code(), EventKind.WIDTH)));
        happened.data().number().set(shown.queue());
        held.shown.ready().set(isFirst.not().and(hasEvent.not().or(happened.ready())));
        when(held.shown.valid(), () -> isFirst.set(held.shown.ready()));
        written.set(mux(held.shown.fires(), shown.engine().toOneHot(engines), lit(0, engines)));
    }

    /** Returns whether a completion that is visible now raises an event: its queue was asked to, once. */
    private Bool raises(Bool isVisible, UInt queue, Bool isSolicited) {
        UInt notifiesAny = reg("notifiesAny", uint(QUEUES)).init(0);
        UInt notifiesSolicited = reg("notifiesSolicited", uint(QUEUES)).init(0);
        Bool raises = notifiesAny.bit(queue).or(notifiesSolicited.bit(queue).and(isSolicited));
        UInt nobody = lit(0, QUEUES);
        // A request behind the completion counts for the next one.
        UInt asked = notify.data().number().toOneHot(QUEUES);
        Bool asksSolicited = notify.data().index().bit(0);
        UInt quenched =
                mux(isVisible.and(raises), queue.toOneHot(QUEUES), nobody).or(mux(begins, own(), nobody));
        notifiesAny.set(
                notifiesAny.and(quenched.not()).or(mux(notify.valid().and(asksSolicited.not()), asked, nobody)));
        notifiesSolicited.set(
                notifiesSolicited.and(quenched.not()).or(mux(notify.valid().and(asksSolicited), asked, nobody)));
        return raises;
    }

    private void describe(RoundRobinArbiter<CompletionNote> turns) {
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.FETCH, order.valid().and(isEmpty)).goTo(State.FETCH, turns.sink.fires());
            m.state(State.FETCH).goTo(State.LOOK);
            m.state(State.LOOK).goTo(State.IDLE, isOrder).goTo(State.PLACE);
            m.state(State.PLACE).goTo(State.EVENT, fails).goTo(State.WRITE, decides);
            m.state(State.WRITE)
                    .goTo(State.WAIT, overlaps ? lit(false) : memory.ready())
                    .goTo(State.IDLE, memory.fires());
            m.state(State.WAIT).goTo(State.EVENT, returns);
            m.state(State.EVENT)
                    .goTo(State.DONE, overlaps ? lit(false) : goesOn)
                    .goTo(State.IDLE, goesOn);
            m.state(State.DONE).goTo(State.IDLE);
        });
    }
}
