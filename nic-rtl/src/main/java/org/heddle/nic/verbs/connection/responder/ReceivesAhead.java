package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;

/** Reads the entries of the queues of receives ahead, where that is wanted. */
final class ReceivesAhead extends ResponderPart {
    /** 1 if a receive's entry is read now. */
    final Bool isReadNow;
    /** 1 while a SEND of one packet is looked at whose receive is here. */
    final Bool isReceiveKnown;

    ReceivesAhead(Responder unit) {
        super(unit);
        isReadNow = isReadNow();
        isReceiveKnown = isReceiveKnown();
    }

    /** Reads them, or none. */
    void read() {
        if (receives == null) {
            signals.isManifold.set(false);
            return;
        }
        table.borrows.set(receives.looks);
        table.borrowed.set(receives.looked);
        receives.finds.set(table.lends);
        receives.state.set(table.value(table.lent, CONTEXT.state));
        receives.isShared.set(table.value(table.lent, CONTEXT.isShared).bit(0));
        receives.logEntries.set(table.value(table.lent, CONTEXT.receiveLogEntries));
        receives.logStride.set(table.value(table.lent, CONTEXT.receiveLogStride));
        receives.base.set(table.value(table.lent, CONTEXT.receiveBase));
        Bool isSeveral = reg("isSeveral", bool());
        when(is(State.TAKEN), () -> isSeveral.set(receives.isSingle.not()))
                .elseWhen(is(State.WAIT), () -> isSeveral.set(false));
        signals.isManifold.set(isSeveral.and(request.isSend).and(request.isFirst));
        receives.posted.valid().set(unit.posted.fires());
        connect(receives.posted.data(), unit.posted.data());
        receives.order.valid().set(unit.order.fires());
        connect(receives.order.data(), unit.order.data());
        receives.pauses.set(unit.order.valid().and(is(State.IDLE).or(isEvent(Event.ORDER))));
        receives.isError.set(unit.isError);
        receives.taken.valid().set(signals.completionTaken.and(isShared.not()));
        receives.taken.data().number().set(q);
        receives.taken.data().index().set(s.taken().addWrap(1));
        receives.queuePair.set(q);
        receives.index.set(s.taken());
        connect(unit.aheadMemory, receives.memory);
        receives.answers.set(unit.aheadAnswers);
        receives.tag.set(unit.aheadTag);
        receives.answer.set(unit.aheadLine);
    }

    /** Whether a receive's entry is read now: entries of shared queues are not read ahead, nor those of a queue pair that has got into error meanwhile. */
    private Bool isReadNow() {
        if (receives == null) {
            return lit(true);
        }
        Bool isFailed = reg("isFailed", bool());
        isFailed.set(unit.isError.bit(q));
        return isShared.or(isFailed);
    }

    /** Whether a SEND of one packet is looked at, and its receive is here: its element is kept, and its place looked for in the next cycle if it has one. */
    private Bool isReceiveKnown() {
        if (receives == null) {
            return lit(false);
        }
        Bool isHere = reg("isReceiveRead", bool());
        isHere.set(receives.isHere);
        return is(State.MEASURE)
                .and(request.isSend)
                .and(request.isFirst)
                .and(request.isLast)
                .and(unit.bytes.ne(0))
                .and(isHere)
                .and(isReadNow.not());
    }
}
