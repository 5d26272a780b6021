package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.QueuePairState;

/** Context of each queue pair: read when an event begins, written when it ends, set by orders of the operating system. */
final class ContextStore extends RequesterPart {
    private final RequesterState stored;
    private final UInt storedPosted;

    ContextStore(Requester unit) {
        super(unit);
        stored = unit.states.readSync(q, is(State.FETCH));
        storedPosted = unit.postings.readSync(q, is(State.FETCH));
        load();
        carryOutOrders();
    }

    private void load() {
        Bool fetches = is(State.FETCH);
        table.index.set(q);
        table.looks.set(fetches);
        // Behind a message that was handed on, the next entry's event begins with what that has left.
        Bool stores = sendsAtOnce ? is(State.STORE).or(is(State.WORK)) : is(State.STORE);
        when(stores, () -> unit.states.write(q, s));
        Bool resets = is(State.ACT).and(isEvent(Event.ORDER)).and(isReset());
        unit.posted.ready().set(resets.not());
        when(
                unit.posted.fires().or(resets),
                () -> unit.postings.write(
                        mux(resets, q, unit.posted.data().number()),
                        mux(resets, lit(0, ENTRY_INDEX), unit.posted.data().index())));
        unit.queuePair.set(q);
        Bool isDone = overlaps ? is(State.IDLE).or(is(State.STORE)) : is(State.IDLE);
        unit.holds.set(isEvent(Event.RESPONSE).and(isDone.not()));
    }

    private void carryOutOrders() {
        UInt record = unit.order.data().record();
        Bool carriesOut = is(State.ACT).and(isEvent(Event.ORDER));
        Bool sets = carriesOut.and(unit.order.data().sets());
        UInt wanted = CONTEXT.state.of(record);
        Bool starts = sets.and(wanted.eq(QueuePairState.RTS.code()))
                .and(table.value(CONTEXT.state).ne(QueuePairState.RTS.code()));
        Bool resets = carriesOut.and(isReset());
        unit.order.ready().set(carriesOut);
        table.sets.set(sets);
        table.record.set(record);
        when(resets, () -> {
            for (UInt each : new UInt[] {s.acked(), s.sending(), s.begun(), s.reads()}) {
                each.set(0);
            }
            s.hasFailed().set(false);
            s.isBack().set(false);
            now.isWaiting.set(now.isWaiting.and(q.toOneHot(PAIRS).not()));
        });
        when(starts, () -> {
            for (UInt each : new UInt[] {s.ackedPsn(), s.sendPsn(), s.mostPsn()}) {
                each.set(CONTEXT.sendPsn.of(record));
            }
            s.retries().set(CONTEXT.retryCount.of(record));
            s.rnrRetries().set(CONTEXT.rnrRetry.of(record));
        });
        when(resets.and(message.isMine), () -> message.active.set(false));
        unit.clearsError.set(resets);
        UInt shownPsnNow = reg("shownPsnNow", uint(PSN)).init(0);
        UInt shownIndexNow = reg("shownIndexNow", uint(ENTRY_INDEX)).init(0);
        // Whoever shows it knows whether the queue pair had been set up before; where not, it means nothing.
        payloadOf(lit(false), shownPsnNow, shownIndexNow);
        when(carriesOut, () -> {
            shownPsnNow.set(s.mostPsn());
            shownIndexNow.set(s.acked());
        });
        unit.shownPsn.set(shownPsnNow);
        unit.shownIndex.set(shownIndexNow);
    }

    /** The last assignments, so that one choice alone stands behind the block RAM's 5.7 ns. */
    void takeStored() {
        when(is(State.LOAD), () -> {
            connect(s, stored);
            postedIndex.set(storedPosted);
            inError.set(unit.isError.bit(q));
        });
    }
}
