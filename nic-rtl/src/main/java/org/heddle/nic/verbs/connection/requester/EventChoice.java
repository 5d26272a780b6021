package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PairTurns;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;

/** Picks the next event; what it is about is read a cycle later. */
final class EventChoice extends RequesterPart {
    private static final int LOG_IN_ROW = 3;
    /** Messages of one packet that are sent in a row, before another queue pair has its turn. */
    private static final int MOST_IN_ROW = 1 << LOG_IN_ROW;

    /** 1 in the cycle in which a message has begun, if the next entry of its queue pair follows. */
    Bool goesToNextEntry;

    /** 1 if the message that is sent follows another one at once. */
    private Bool isInRow;

    EventChoice(Requester unit) {
        super(unit);
        PairTurns turns = instance("turns", new PairTurns(overlaps));
        turns.pending.set(now.pending);
        turns.rings.set(unit.posted.fires());
        turns.ringer.set(unit.posted.data().number());
        UInt turn = turns.index;
        Bool hasWork = turns.hasWork;
        Bool mayPlan = message.active.and(unit.plan.ready()).and(unit.sendPacket.ready());
        Bool maySend = whole == null ? mayPlan : mayPlan.and(whole.isFree);
        Bool isUrgent = unit.order
                .valid()
                .or(unit.refused.valid())
                .or(unit.waits)
                .or(key.isBound)
                .or(now.timers.expired);
        Bool idle = mayChoose();
        Bool worksNext = message.active.not().and(hasWork);
        when(
                idle,
                () -> when(
                                unit.order.valid(),
                                () -> now.begin(Event.ORDER, unit.order.data().queuePair()))
                        .elseWhen(
                                unit.refused.valid(),
                                () -> now.begin(
                                        Event.REFUSED, unit.refused.data().bits(PacketPlan.OWNER_WIDTH - 1, PSN)))
                        .elseWhen(
                                unit.waits,
                                () -> now.begin(
                                        Event.RESPONSE,
                                        HEADER.queuePair.of(unit.header).trunc(INDEX)))
                        .elseWhen(key.isBound, () -> now.begin(Event.BOUND, key.bindingPair))
                        .elseWhen(now.timers.expired, () -> now.begin(Event.TIMER, now.timers.expiredIndex))
                        .elseWhen(message.active, () -> now.begin(Event.PACKET, message.activePair))
                        .otherwise(() -> now.begin(Event.WORK, turn)));
        // Orders find no data under way.
        signals.begins.set(idle.and(isUrgent.or(maySend).or(worksNext))
                .and(unit.order.valid().not().or(signals.isSettled.and(signals.isCompleted))));
        Bool picks = idle.and(isUrgent.not()).and(worksNext);
        turns.takes.set(picks);
        goOn(isUrgent);

        UInt wasError = reg("wasError", uint(PAIRS)).init(0);
        wasError.set(unit.isError);
        UInt rung = mux(unit.posted.fires(), unit.posted.data().number().toOneHot(PAIRS), lit(0, PAIRS));
        UInt woken = mux(wakes(), q.toOneHot(PAIRS), lit(0, PAIRS));
        UInt failing = unit.isError.and(wasError.not());
        UInt taken = mux(picks, turn.toOneHot(PAIRS), lit(0, PAIRS));
        UInt waking = mux(is(State.STORE).and(isEvent(Event.BOUND)), key.waitsToBind, lit(0, PAIRS));
        now.pending.set(
                now.pending.and(taken.not()).or(rung).or(woken).or(failing).or(waking));
    }

    /** Whether the next event may begin: also while what is known of this one's queue pair is stored, as it is read afterwards. */
    private Bool mayChoose() {
        if (!sendsAtOnce) {
            return is(State.IDLE);
        }
        // Other events are still offered then.
        Bool isOver = isEvent(Event.WORK).or(isEvent(Event.RESPONSE)).or(isEvent(Event.PACKET));
        return is(State.IDLE).or(is(State.STORE).and(isOver));
    }

    /** Whether the entry behind a message that is handed on follows at once: of a queue pair up to so many in a row, and nothing else is urgent. */
    private void goOn(Bool isUrgent) {
        if (whole == null) {
            goesToNextEntry = lit(false);
            isInRow = lit(false);
            return;
        }
        UInt inRow = reg("inRow", uint(LOG_IN_ROW)).init(0);
        // Each has stood for some cycles when a message begins.
        Bool hasMore = reg("hasMore", bool());
        Bool isFailed = reg("isFailed", bool());
        hasMore.set(s.sending().addWrap(1).ne(postedIndex));
        isFailed.set(unit.isError.bit(q));
        goesToNextEntry =
                whole.isBegun.and(hasMore).and(isFailed.or(isUrgent).not()).and(inRow.ne(MOST_IN_ROW - 1));
        when(is(State.LOAD), () -> inRow.set(0)).elseWhen(goesToNextEntry, inRow::increment);
        isInRow = inRow.ne(0);
    }

    /** Whether the entry that would follow in a row is not here yet: others need not wait for it. */
    Bool isNotHere() {
        return unit.isWantedHere == null ? lit(false) : isInRow.and(unit.isWantedHere.not());
    }

    /** Whether this event leaves something to do for its queue pair. */
    private Bool wakes() {
        Bool ends = is(State.STORE).or(is(State.FINISH)).or(is(State.EXPIRE));
        return whole == null ? ends : ends.or(whole.isBegun);
    }
}
