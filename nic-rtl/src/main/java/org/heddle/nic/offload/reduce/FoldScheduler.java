package org.heddle.nic.offload.reduce;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DataWords;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.tree.TreePlace;
import org.heddle.nic.offload.trigger.EntryRead;

/**
 * Decides what is folded next. In FIXED mode a child is folded as soon as all before it have been; in the others as soon as it is
 * there; the node's own data come last. Who differs from the others, child or own descriptor, is found by {@link Agreement}: that is an error,
 * which goes up with the message and ends the reduction everywhere. Whatever the others ask for, all that came are folded, so that all
 * places become free.
 *
 * <pre>
 *  event ─► read ─► note what has come ─► what has been made of it ─► fold, send
 *                    FoldState ▲◄┘            FoldProgress ▲◄┘
 * </pre>
 *
 * <p>What has come and what has been made of it are kept apart, so that each is read, changed and written within one cycle, and an event
 * may follow the one before at once, of the same reduction too.
 *
 * <p>Latency: a job is offered two cycles behind the event that makes it possible. Throughput: one event per cycle. A reduction has
 * at most one job under way, so the queues behind need a place for each slot and no ready. A slot's next reduction begins at the earliest
 * in the cycle behind the one that offers its message.
 */
final class FoldScheduler extends Component {
    final Valid<FoldEvent> event;
    /** Jobs for the fold engine; always taken. */
    final Valid<FoldJob> fold;
    /** Jobs for the message sender, towards the parent; always taken. */
    final Valid<SendJob> send;
    /** 1 one cycle behind each arrival: its place is kept under {@link #number}. */
    final Bool keeps = out(bool());
    /** Slot, and the number by which a job will ask for what has arrived: which arrival it is, or in FIXED mode which child. */
    final UInt number;

    private final ReductionSize size;
    private final Agreement agreement = instance("agreement", new Agreement());
    /** 1 in the cycle in which a slot's reduction is over, as a bit for each slot. */
    private final UInt ends;

    // The event of two cycles before, and what has come with it.
    private final Bool acts = reg(bool()).init(false);
    private final UInt slot;
    private final Bool isFolded = reg(bool());
    private final UInt flags = reg(uint(ErrorVector.FLAGS_WIDTH));
    private final FoldState state = reg(FoldState.type());

    /**
     * @param size of the unit
     */
    FoldScheduler(ReductionSize size) {
        this.size = size;
        parameter("size", size);
        event = in(valid(FoldEvent.type(size)));
        fold = out(valid(FoldJob.type(size)));
        send = out(valid(SendJob.type(size)));
        ends = wire(uint(size.allSlots()));
        slot = reg(uint(size.indexWidth()));
        Bool comes = reg(bool()).init(false);
        FoldEvent now = reg(FoldEvent.type(size));
        comes.set(event.valid());
        connect(now, event.data());
        number = out(uint(size.indexWidth() + size.triggers().childWidth()));
        note(comes, now);
        proceed(comes, now);
    }

    /** Adds the event to what has come of its reduction. */
    private void note(Bool comes, FoldEvent now) {
        Memory<FoldState> states = memory(FoldState.type(), size.allSlots());
        UInt known = reg(uint(size.allSlots())).init(0);
        UInt coming = event.data().slot();
        FoldState stored = states.readSync(coming, event.valid());
        Bool isKnown = reg(bool());
        isKnown.set(known.bit(coming));
        Bool forwards = reg(bool());
        forwards.set(comes.and(now.slot().eq(coming)));
        EntryRead read = new EntryRead(forwards, isKnown);
        FoldState old = wire(FoldState.type());
        old.begun().set(read.newest(state.begun(), stored.begun()));
        old.asked().set(mux(forwards, state.asked(), stored.asked()));
        old.byArrival().set(read.newest(state.byArrival(), stored.byArrival()));
        old.arrived().set(read.newest(state.arrived(), stored.arrived()));
        old.count().set(read.newest(state.count(), stored.count()));
        old.branch().set(read.newest(state.branch(), stored.branch()));
        old.fired().set(read.newest(state.fired(), stored.fired()));
        old.failed().set(read.newest(state.failed(), stored.failed()));

        Bool arrives = now.kind().is(FoldEvent.Kind.ARRIVED);
        Bool arms = now.kind().is(FoldEvent.Kind.ARMED);
        Bool joins = arrives.or(arms);
        FoldState noted = wire(FoldState.type());
        connect(noted, old);
        when(arrives, () -> {
            noted.arrived().set(old.arrived().or(now.child().toOneHot(DescriptorField.MOST_CHILDREN)));
            noted.count().set(old.count().addWrap(1));
        });
        when(joins, () -> noted.begun().set(true));
        // A reduction keeps the order in which it began, so that everything is folded once.
        Bool isFixed = now.control().get(DescriptorField.MODE).eq(ReductionMode.FIXED.code());
        when(joins.and(old.begun().not()), () -> noted.byArrival().set(isFixed.not()));
        when(agreement.replaces, () -> noted.asked().set(Asked.of(now.control())));
        when(arms, () -> noted.branch().set(now.control().get(DescriptorField.BRANCH)));
        when(now.fires(), () -> noted.fired().set(true));
        when(now.fails(), () -> noted.failed().set(true));
        agreement.joins.set(joins);
        agreement.tells.set(arrives);
        agreement.fails.set(now.fails());
        connect(agreement.control, now.control());
        agreement.known.set(old.begun());
        connect(agreement.lowest, Asked.control(old.asked()));

        when(comes, () -> {
            states.write(now.slot(), noted);
            known.set(known.or(now.slot().toOneHot(size.allSlots())).and(ends.not()));
        });
        when(comes.not(), () -> known.set(known.and(ends.not())));
        connect(state, noted);
        UInt arrival = old.count().trunc(now.child().width());
        keeps.set(comes.and(arrives));
        payloadOf(keeps, number);
        number.set(now.slot().cat(mux(noted.byArrival(), arrival, now.child())));
        assertAlways(comes.not().or(arrives.not()).or(old.fired().not()), "nobody arrives behind the last");
    }

    /** Decides what is made of that which has come. */
    private void proceed(Bool comes, FoldEvent now) {
        Memory<FoldProgress> progresses = memory(FoldProgress.type(), size.allSlots());
        UInt known = reg(uint(size.allSlots())).init(0);
        acts.set(comes);
        slot.set(now.slot());
        isFolded.set(now.kind().is(FoldEvent.Kind.FOLDED));
        Bool arrives = now.kind().is(FoldEvent.Kind.ARRIVED);
        UInt raised = now.control().get(DescriptorField.ERRORS).trunc(flags.width());
        flags.set(raised.and(arrives.repeat(flags.width())));
        FoldProgress stored = progresses.readSync(now.slot(), comes);
        FoldProgress written = reg(FoldProgress.type());
        Bool isKnown = reg(bool());
        isKnown.set(known.bit(now.slot()));
        Bool forwards = reg(bool());
        forwards.set(acts.and(slot.eq(now.slot())));
        EntryRead read = new EntryRead(forwards, isKnown);
        FoldProgress old = wire(FoldProgress.type());
        old.next().set(read.newest(written.next(), stored.next()));
        old.started().set(read.newest(written.started(), stored.started()));
        old.ownFolded().set(read.newest(written.ownFolded(), stored.ownFolded()));
        old.busy().set(read.newest(written.busy(), stored.busy()));
        old.flags().set(read.newest(written.flags(), stored.flags()));
        old.failures().set(read.newest(written.failures(), stored.failures()));
        UInt nobody = isKnown.not().repeat(Agreement.THREAD_WIDTH);
        old.named().set(mux(forwards, written.named(), stored.named().or(nobody)));

        Bool byArrival = state.byArrival();
        UInt all = lit(DescriptorField.MOST_CHILDREN, TreePlace.ARITY_WIDTH);
        UInt last = mux(byArrival, state.count(), mux(state.failed(), all, state.branch()));
        Bool childrenDone = state.fired().and(old.next().eq(last));
        UInt bits = state.arrived().zext(2 * DescriptorField.MOST_CHILDREN);
        Bool isThere = mux(byArrival, old.next().lt(state.count()), bits.bit(old.next()));
        Bool skips = state.failed().and(byArrival.not()).and(isThere.not()).and(childrenDone.not());
        Bool foldsChild = childrenDone.not().and(isThere);
        // A leaf sends its own data; there is nothing to fold them with.
        Bool isLeaf = state.branch().eq(0).and(old.started().not());
        Bool foldsOwn = childrenDone.and(old.ownFolded().not()).and(isLeaf.not());
        Bool sends = childrenDone.and(old.ownFolded().or(isLeaf));
        Bool mayBegin = acts.and(old.busy().not().or(isFolded));
        Bool folds = mayBegin.and(foldsChild.or(foldsOwn).or(skips));

        Control agreed = Asked.control(state.asked());
        FoldJob job = fold.data();
        fold.valid().set(folds);
        job.slot().set(slot);
        job.number().set(old.next().trunc(size.triggers().childWidth()));
        job.isOwn().set(foldsOwn);
        job.isSkip().set(skips);
        job.isFirst().set(old.started().not());
        job.isBinned().set(DataWords.isBinned(agreed));
        job.words().set(DataWords.of(agreed).trunc(DataWords.WIDTH));
        job.operation().set(agreed.get(DescriptorField.OPERATION));
        job.type().set(agreed.get(DescriptorField.TYPE));

        FoldProgress kept = wire(FoldProgress.type());
        kept.busy().set(mux(isFolded, folds, old.busy().or(folds)));
        kept.next().set(old.next().addWrap(folds.and(foldsOwn.not()).asUInt().zext(TreePlace.ARITY_WIDTH)));
        kept.ownFolded().set(old.ownFolded().or(folds.and(foldsOwn)));
        kept.started().set(old.started().or(folds.and(skips.not())));
        kept.flags().set(old.flags().or(flags));
        agreement.failures.set(old.failures());
        agreement.named.set(old.named());
        kept.failures().set(agreement.failuresNow);
        kept.named().set(agreement.namedNow);

        send.valid().set(mayBegin.and(sends));
        send.data().slot().set(slot);
        send.data().isUp().set(true);
        send.data().isReplaced().set(isLeaf.not());
        send.data().errors().set(kept.failures().cat(kept.flags()));
        send.data().named().set(kept.named());

        UInt mine = slot.toOneHot(size.allSlots());
        ends.set(mine.and(send.valid().repeat(size.allSlots())));
        when(acts, () -> progresses.write(slot, kept));
        connect(written, kept);
        UInt begun = mine.and(acts.repeat(size.allSlots()));
        known.set(known.or(begun).and(ends.not()));
        Bool follows = comes.and(now.slot().eq(slot));
        assertAlways(acts.not().or(isFolded.not()).or(old.busy()), "only a fold that began comes to its end");
        assertAlways(send.valid().not().or(follows.not()), "a slot's next reduction begins behind its message");
    }
}
