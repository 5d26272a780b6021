package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;

/** Picks the next event: an order, a request, or receives that are flushed. */
final class RequestChoice extends ResponderPart {
    /** 1 if the next packet begins at once, behind a WRITE whose header is not needed any more. */
    final Bool follows;

    RequestChoice(Responder unit) {
        super(unit);
        UInt turn = reg("turn", uint(INDEX)).init(0);
        UInt wasError = reg("wasError", uint(PAIRS)).init(0);
        wasError.set(unit.isError);
        Bool idle = is(State.IDLE);
        Bool flushes = now.flushing.bit(turn);
        Bool isUrgent = unit.order.valid().or(unit.waits);
        // Orders, and what is flushed, find no data under way.
        Bool isQuiet = signals.isSettled.and(signals.isCompleted).and(receives == null ? lit(true) : receives.isQuiet);
        Bool picks = idle.and(isUrgent.not()).and(flushes).and(isQuiet);
        Bool isPacket = unit.order.valid().not().and(unit.waits);
        signals.begins.set(idle.and(isUrgent.or(flushes)).and(isPacket.or(isQuiet)));
        when(
                idle,
                () -> when(
                                unit.order.valid(),
                                () -> now.begin(Event.ORDER, unit.order.data().queuePair()))
                        .elseWhen(
                                unit.waits,
                                () -> now.begin(
                                        Event.PACKET,
                                        HEADER.queuePair.of(unit.header).trunc(INDEX)))
                        .otherwise(() -> now.begin(Event.FLUSH, turn)));
        follows = follows();
        when(follows, () -> q.set(HEADER.queuePair.of(unit.header).trunc(INDEX)));
        when(picks.or(flushes.not()), turn::increment);
        UInt nobody = lit(0, PAIRS);
        UInt rung = mux(unit.posted.fires(), unit.posted.data().number().toOneHot(PAIRS), nobody)
                .and(unit.isError);
        UInt failing = unit.isError.and(wasError.not());
        UInt taken = mux(picks, turn.toOneHot(PAIRS), nobody);
        UInt more = mux(is(State.STORE).and(inError), q.toOneHot(PAIRS), nobody);
        now.flushing.set(now.flushing.and(taken.not()).or(rung).or(failing).or(more));
    }

    /** Whether the next packet is there in the cycle in which the answer to a WRITE that was released is handed on: it begins at once. */
    private Bool follows() {
        if (!overlaps) {
            return lit(false);
        }
        Bool isReleased = reg("isReleased", bool());
        when(is(State.EXECUTED), () -> isReleased.set(releases()))
                .elseWhen(is(State.LOOK), () -> isReleased.set(false));
        return isReleased
                .and(endsAtOnce())
                .and(unit.waits)
                .and(unit.order.valid().not());
    }

    /** Whether the packet ends with its answer, as what is known of its queue pair is stored meanwhile. */
    Bool endsAtOnce() {
        if (!overlaps) {
            return lit(false);
        }
        Bool isLimit = shared.reachesLimit;
        return is(State.NOTE)
                .and(signals.noteTaken)
                .and(isEvent(Event.PACKET))
                .and(isLimit.or(inError).not());
    }

    /** Whether the header of the packet at hand is not needed any more: of a WRITE without a completion, whose answer is all that is left. */
    Bool releases() {
        return is(State.EXECUTED).and(request.isWrite).and(signals.completes.not());
    }
}
