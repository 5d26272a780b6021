package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.connection.response.NoteKind;
import org.heddle.nic.verbs.connection.response.ReadResource;

/** Looks for the place of a read or an atomic that came again, the newest first. */
final class RepeatedRead extends ResponderPart {
    RepeatedRead(Responder unit) {
        super(unit);
        UInt left = reg("searched", uint(PLACE + 1));
        Memory<UInt> psns = memory(uint(PSN), PAIRS * ReadResource.PLACES);
        Bool keeps = is(State.EXECUTED).and(request.isRead.or(request.isAtomic));
        when(keeps, () -> psns.write(q.cat(s.tail().trunc(PLACE)), request.psn));
        UInt found = psns.readSync(q.cat(outcome.place.trunc(PLACE)), is(State.SEARCH));
        // From a register: block RAM is slow.
        UInt foundPsn = reg("foundPsn", uint(PSN));
        foundPsn.set(found);
        signals.isFound.set(foundPsn.eq(request.psn));
        Bool judges = is(State.JUDGE);
        when(judges, () -> {
            left.set(s.kept());
            outcome.place.set(s.tail().subWrap(1));
        });
        when(is(State.COMPARE).and(signals.isFound.not()), () -> {
            left.decrement();
            outcome.place.decrement();
        });
        signals.hasMore.set(left.ne(0));
        when(is(State.AGAIN), () -> outcome.noteKind.set(NoteKind.AGAIN.code()));
        when(keeps, () -> {
            outcome.place.set(s.tail());
            outcome.noteKind.set(NoteKind.RESOURCE.code());
        });
    }
}
