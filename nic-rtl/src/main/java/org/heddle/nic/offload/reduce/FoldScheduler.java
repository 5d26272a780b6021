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

/**
 * Decides what is folded next. In FIXED mode a child is folded as soon as all before it have been; in the others as soon as it is
 * there; the node's own data come last. Who differs from the others, child or own descriptor, is found by {@link Agreement}: that is an error,
 * which goes up with the message and ends the reduction everywhere. Whatever the others ask for, all that came are folded, so that all
 * places become free.
 *
 * <p>Latency: a job is offered one cycle behind the event that makes it possible. Throughput: one event per cycle. A reduction has
 * at most one job under way, so the queues behind need a place for each slot and no ready.
 */
final class FoldScheduler extends Component {
    final Valid<FoldEvent> event;
    /** Jobs for the fold engine; always taken. */
    final Valid<FoldJob> fold;
    /** Jobs for the message sender, towards the parent; always taken. */
    final Valid<SendJob> send;

    private final FoldState state = wire(FoldState.type());
    private final Agreement agreement = instance("agreement", new Agreement());

    /**
     * @param size of the unit
     */
    FoldScheduler(ReductionSize size) {
        parameter("size", size);
        event = in(valid(FoldEvent.type(size)));
        fold = out(valid(FoldJob.type(size)));
        send = out(valid(SendJob.type(size)));

        Memory<FoldState> states = memory(FoldState.type(), size.allSlots());
        Memory<UInt> order =
                memory(uint(size.triggers().childWidth()), size.allSlots() * DescriptorField.MOST_CHILDREN);
        UInt known = reg(uint(size.allSlots())).init(0);
        Bool acts = reg(bool()).init(false);
        FoldEvent now = reg(FoldEvent.type(size));
        acts.set(event.valid());
        connect(now, event.data());
        FoldState stored = states.readSync(event.data().slot(), event.valid());
        Bool wrote = reg(bool()).init(false);
        UInt writtenSlot = reg(uint(size.indexWidth()));
        FoldState written = reg(FoldState.type());

        FoldState old = wire(FoldState.type());
        connect(old, stored);
        when(wrote.and(writtenSlot.eq(now.slot())), () -> connect(old, written));
        when(known.bit(now.slot()).not(), () -> clear(old));
        UInt arrivalPlace = now.slot().cat(old.count().trunc(now.child().width()));
        Bool arrives = now.kind().is(FoldEvent.Kind.ARRIVED);
        when(acts.and(arrives), () -> order.write(arrivalPlace, now.child()));

        note(old, now);
        Control agreed = new Control(state.head(), state.shape(), lit(0, 64));
        Bool byArrival = state.byArrival();
        UInt last = mux(state.failed(), lit(DescriptorField.MOST_CHILDREN, TreePlace.ARITY_WIDTH), state.branch());
        Bool childrenDone = state.fired().and(state.next().eq(mux(byArrival, state.count(), last)));
        Bool isThere = mux(byArrival, state.next().lt(state.count()), arrivedAt(state.next()));
        Bool skips = state.failed().and(byArrival.not()).and(isThere.not()).and(childrenDone.not());
        Bool foldsChild = childrenDone.not().and(isThere);
        // A leaf sends its own data; there is nothing to fold them with.
        Bool isLeaf = state.branch().eq(0).and(state.started().not());
        Bool foldsOwn = childrenDone.and(state.ownFolded().not()).and(isLeaf.not());
        Bool sends = childrenDone.and(state.ownFolded().or(isLeaf));
        Bool mayBegin = acts.and(state.busy().not());

        UInt inOrder = order.read(now.slot().cat(state.next().trunc(now.child().width())));
        Bool justArrived = arrives.and(state.next().eq(old.count()));
        UInt arrival = mux(justArrived, now.child(), inOrder);
        FoldJob job = fold.data();
        fold.valid().set(mayBegin.and(foldsChild.or(foldsOwn).or(skips)));
        job.slot().set(now.slot());
        job.child().set(mux(byArrival, arrival, state.next().trunc(now.child().width())));
        job.isOwn().set(foldsOwn);
        job.isSkip().set(skips);
        job.isFirst().set(state.started().not());
        job.isBinned().set(DataWords.isBinned(agreed));
        job.words().set(DataWords.of(agreed).trunc(DataWords.WIDTH));
        job.operation().set(agreed.get(DescriptorField.OPERATION));
        job.type().set(agreed.get(DescriptorField.TYPE));

        send.valid().set(mayBegin.and(sends));
        send.data().slot().set(now.slot());
        send.data().isUp().set(true);
        send.data().isReplaced().set(isLeaf.not());
        send.data().errors().set(state.errors());
        send.data().named().set(state.named());

        FoldState kept = wire(FoldState.type());
        connect(kept, state);
        when(fold.valid(), () -> {
            kept.busy().set(true);
            when(foldsOwn, () -> kept.ownFolded().set(true))
                    .otherwise(() -> kept.next().set(state.next().addWrap(1)));
            when(skips.not(), () -> kept.started().set(true));
        });
        when(acts, () -> states.write(now.slot(), kept));
        wrote.set(acts);
        writtenSlot.set(now.slot());
        connect(written, kept);
        UInt mine = now.slot().toOneHot(size.allSlots());
        when(acts, () -> known.set(mux(send.valid(), known.and(mine.not()), known.or(mine))));
        assertAlways(
                acts.not().or(now.kind().isNot(FoldEvent.Kind.FOLDED)).or(old.busy()),
                "only a fold that began comes to its end");
        assertAlways(acts.not().or(arrives.not()).or(old.fired().not()), "nobody arrives behind the last");
    }

    private void clear(FoldState cleared) {
        cleared.begun().set(false);
        cleared.head().set(0);
        cleared.shape().set(0);
        cleared.call().set(0);
        cleared.byArrival().set(false);
        cleared.arrived().set(0);
        cleared.count().set(0);
        cleared.next().set(0);
        cleared.branch().set(0);
        cleared.started().set(false);
        cleared.fired().set(false);
        cleared.failed().set(false);
        cleared.ownFolded().set(false);
        cleared.busy().set(false);
        cleared.errors().set(0);
        cleared.named().set((1 << Agreement.THREAD_WIDTH) - 1);
    }

    /** Adds the event to the reduction's state. */
    private void note(FoldState old, FoldEvent now) {
        connect(state, old);
        Bool arrives = now.kind().is(FoldEvent.Kind.ARRIVED);
        Bool arms = now.kind().is(FoldEvent.Kind.ARMED);
        Bool joins = arrives.or(arms);
        when(now.kind().is(FoldEvent.Kind.FOLDED), () -> state.busy().set(false));
        when(arrives, () -> {
            state.arrived().set(old.arrived().or(now.child().toOneHot(DescriptorField.MOST_CHILDREN)));
            state.count().set(old.count().addWrap(1));
        });
        when(joins, () -> state.begun().set(true));
        // A reduction keeps the order in which it began, so that everything is folded once.
        Bool isFixed = now.control().get(DescriptorField.MODE).eq(ReductionMode.FIXED.code());
        when(joins.and(old.begun().not()), () -> state.byArrival().set(isFixed.not()));
        when(agreement.replaces, () -> {
            state.head().set(now.control().head());
            state.shape().set(now.control().shape());
            state.call().set(now.control().get(DescriptorField.TAG));
        });
        when(arms, () -> state.branch().set(now.control().get(DescriptorField.BRANCH)));
        when(now.fires(), () -> state.fired().set(true));
        when(now.fails(), () -> state.failed().set(true));
        agree(old, now, joins, arrives);
        UInt flags = now.control().get(DescriptorField.ERRORS).trunc(ErrorVector.FLAGS_WIDTH);
        UInt told = mux(arrives, flags, lit(0, ErrorVector.FLAGS_WIDTH));
        UInt raised = old.errors().trunc(ErrorVector.FLAGS_WIDTH).or(told);
        when(now.kind().isNot(FoldEvent.Kind.FOLDED), () -> {
            state.errors().set(agreement.failuresNow.cat(raised));
            state.named().set(agreement.namedNow);
        });
    }

    private void agree(FoldState old, FoldEvent now, Bool joins, Bool arrives) {
        agreement.joins.set(joins);
        agreement.tells.set(arrives);
        agreement.fails.set(now.fails());
        connect(agreement.control, now.control());
        agreement.known.set(old.begun());
        UInt call = old.call().cat(lit(0, DescriptorField.TAG.low()));
        connect(agreement.lowest, new Control(old.head(), old.shape(), call));
        agreement.failures.set(old.errors().bits(ErrorVector.WIDTH - 1, ErrorVector.FIRST_FAILURE));
        agreement.named.set(old.named());
    }

    private Bool arrivedAt(UInt child) {
        return state.arrived().zext(2 * DescriptorField.MOST_CHILDREN).bit(child);
    }
}
