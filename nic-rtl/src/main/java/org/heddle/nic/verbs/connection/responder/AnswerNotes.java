package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.connection.response.NoteKind;
import org.heddle.nic.verbs.connection.response.ResponseNote;
import org.heddle.nic.verbs.layout.code.SyndromeKind;

/** Says how a request is answered; who sends the answers is told by notes. */
final class AnswerNotes extends ResponderPart {
    private final int acknowledgeEvery;

    /** @param acknowledgeEvery of so many packets one is acknowledged at once; a power of two */
    AnswerNotes(Responder unit, int acknowledgeEvery) {
        super(unit);
        this.acknowledgeEvery = acknowledgeEvery;
        ResponseNote told = tellVisible();
        told.kind().set(outcome.noteKind);
        told.mayWait().set(mayWait());
        told.queuePair().set(q);
        told.place().set(outcome.place);
        told.syndrome().set(outcome.syndrome);
        // Of a repeated request the newest that was carried out is told; a refusal tells the PSN that is expected.
        Bool isAcknowledged = outcome.syndrome.eq(SyndromeKind.ACKNOWLEDGED.code() << 5);
        told.psn().set(mux(isAcknowledged, s.psn().subWrap(1), s.psn()));
        told.messages().set(s.messages());
        told.resource().isAtomic().set(request.isAtomic);
        told.resource().psn().set(request.psn);
        told.resource().address().set(mux(request.isAtomic, unit.atomics.original, HEADER.address.of(unit.header)));
        told.resource().key().set(HEADER.key.of(unit.header));
        told.resource().length().set(request.length);
        told.resource().messages().set(s.messages());
    }

    /** Answers a refusal; with it the queue pair is in error. */
    void refuse() {
        when(is(State.REFUSE), () -> {
            outcome.noteKind.set(NoteKind.ACKNOWLEDGE.code());
            inError.set(true);
        });
    }

    /** Whether the acknowledgement may wait: of a request that was carried out for the first time, and whose sender does not ask for it. */
    private Bool mayWait() {
        if (acknowledgeEvery == 1) {
            return lit(false);
        }
        Bool isDue = request.psn
                .trunc(Integer.numberOfTrailingZeros(acknowledgeEvery))
                .eq(acknowledgeEvery - 1);
        Bool isPatient = reg("isPatient", bool());
        when(is(State.LOOK), () -> isPatient.set(false))
                .elseWhen(
                        is(State.EXECUTED),
                        () -> isPatient.set(
                                isDue.or(HEADER.asksAcknowledge.is(unit.header)).not()));
        return isPatient;
    }

    /** Answers, which wait for the data of the packets before them, and for their completions, where those overlap. */
    private ResponseNote tellVisible() {
        if (held == null) {
            unit.note.valid().set(is(State.NOTE));
            signals.noteTaken.set(unit.note.ready());
            signals.isSettled.set(true);
            return unit.note.data();
        }
        held.begins.set(unit.accepts.or(unit.atomics.posts));
        held.visible.set(unit.visible.or(signals.isWordOpen.and(unit.returns)));
        connect(unit.note, held.told);
        signals.isSettled.set(held.isSettled);
        held.note.valid().set(is(State.NOTE));
        signals.noteTaken.set(held.note.ready());
        return held.note.data();
    }
}
