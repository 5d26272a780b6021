package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.nic.verbs.atomic.AtomicUnit;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Joins the unit of atomics, and shares the reads of lines with it. */
final class WordAccess extends ResponderPart {
    WordAccess(Responder unit, RequestJudge judge) {
        super(unit);
        AtomicUnit atomics = unit.atomics;
        atomics.wanted.set(is(State.ATOMIC));
        atomics.isAdd.set(request.operation.eq(TransportOperation.FETCH_ADD.code()));
        atomics.operands.set(unit.extension);
        atomics.isWriting.set(unit.isWriting);
        if (unit.othersWait != null) {
            atomics.othersWait.set(unit.othersWait);
        }
        atomics.isSettled.set(signals.isSettled);
        atomics.begins.set(unit.accepts);
        atomics.returns.set(unit.returns);
        atomics.line.set(unit.line);
        signals.isWordOpen.set(atomics.isPosted);
        unit.isExclusive.set(atomics.isExclusive);
        // Both ask at times of their own.
        Bool asks = is(State.READ).and(signals.isWordOpen.not());
        unit.memory.valid().set(asks.or(atomics.memory.valid()));
        atomics.memory.ready().set(unit.memory.ready());
        connect(unit.memory.data(), atomics.memory.data());
        when(
                is(State.READ),
                () -> unit.memory.data().line().set(judge.entry.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE)));
    }
}
