package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.connection.response.NoteKind;
import org.heddle.nic.verbs.layout.code.QueuePairState;

/** Context of each queue pair: read when an event begins, written when it ends, set by orders of the operating system. */
final class ReceiveContexts extends ResponderPart {
    /** 1 in the cycle in which an order resets its queue pair. */
    final Bool resets;

    ReceiveContexts(Responder unit, RequestChoice choice) {
        super(unit);
        load();
        UInt record = unit.order.data().record();
        UInt wanted = CONTEXT.state.of(record);
        Bool carriesOut = is(State.ACT).and(isEvent(Event.ORDER));
        Bool sets = carriesOut.and(unit.order.data().sets());
        resets = sets.and(wanted.eq(QueuePairState.RESET.code()));
        Bool starts = sets.and(wanted.eq(QueuePairState.RTR.code()))
                .and(table.value(CONTEXT.state).ne(QueuePairState.RTR.code()));
        unit.order.ready().set(carriesOut);
        table.sets.set(sets);
        table.record.set(record);
        unit.posted.ready().set(resets.not());
        when(
                unit.posted.fires().or(resets),
                () -> unit.postings.write(
                        mux(resets, q, unit.posted.data().number()),
                        mux(resets, lit(0, ENTRY_INDEX), unit.posted.data().index())));
        when(resets, () -> {
            s.taken().set(0);
            s.messages().set(0);
            s.tail().set(0);
            s.kept().set(0);
            s.inMessage().set(false);
            s.isTold().set(false);
            s.isLastTold().set(false);
            outcome.noteKind.set(NoteKind.RESET.code());
        });
        when(starts, () -> s.psn().set(CONTEXT.receivePsn.of(record)));
        show(carriesOut);
        unit.queuePair.set(q);
        Bool isDone = overlaps
                ? is(State.IDLE).or(is(State.STORE)).or(choice.endsAtOnce()).or(choice.releases())
                : is(State.IDLE);
        unit.holds.set(isEvent(Event.PACKET).and(isDone.not()));
    }

    /** Reads the context when an event begins, and writes it when it ends. */
    private void load() {
        Bool fetches = is(State.FETCH);
        table.index.set(q);
        table.looks.set(fetches);
        ResponderState stored = unit.states.readSync(q, fetches);
        UInt storedPosted = unit.postings.readSync(q, fetches);
        when(is(State.LOAD), () -> {
            connect(s, stored);
            postedIndex.set(storedPosted);
            inError.set(unit.isError.bit(q));
        });
        when(overlaps ? is(State.STORE).or(is(State.NOTE)) : is(State.STORE), () -> unit.states.write(q, s));
    }

    /** Shows the operating system what the queue pair of its order had. */
    private void show(Bool carriesOut) {
        UInt shownPsnNow = reg("shownPsnNow", uint(PSN)).init(0);
        UInt shownIndexNow = reg("shownIndexNow", uint(ENTRY_INDEX)).init(0);
        // Whoever shows it knows whether the queue pair had been set up before; where not, it means nothing.
        payloadOf(lit(false), shownPsnNow, shownIndexNow);
        when(carriesOut, () -> {
            shownPsnNow.set(s.psn());
            shownIndexNow.set(s.taken());
        });
        unit.shownPsn.set(shownPsnNow);
        unit.shownIndex.set(shownIndexNow);
    }
}
