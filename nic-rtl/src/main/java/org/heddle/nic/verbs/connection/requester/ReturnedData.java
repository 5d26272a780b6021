package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.CompletionStatus;

/** Takes the data of responses to reads and atomics. */
final class ReturnedData extends RequesterPart {
    /** More responses than have lines that are written at a time. */
    private static final int RETURNING_WIDTH = 6;
    /** Half of what it counts are more than that. */
    static final int BEGUN_WIDTH = RETURNING_WIDTH + 1;

    private final AcknowledgeWindow window;
    private final Bool isEarly;
    private final Bool isJudged;
    private final Bool isAllowed;

    ReturnedData(Requester unit, AcknowledgeWindow window) {
        super(unit);
        this.window = window;
        Bool starts = is(State.RETURN_START);
        isEarly = signals.hasElement == null ? lit(false) : returnsEarly();
        unit.returnStart
                .valid()
                .set(
                        signals.hasElement == null
                                ? starts
                                : starts.or(returnsAtOnce()).or(isEarly));
        ReturnPlace place = new ReturnPlace(this);
        place.begin(unit.returnStart.data());
        tellSize();
        Bool hasRoom = held == null ? lit(true) : held.mayBegin;
        unit.returnVerdict
                .ready()
                .set(is(State.RETURN_VERDICT).and(unit.mayWrite).and(hasRoom));
        isJudged = unit.returnVerdict.fires();
        isAllowed = unit.returnVerdict.data().bit(0);
        countWrites();
        place.keep();
        takeOrDrop();
        endRead();
    }

    /** Tells the response's size to who writes its data: at once where its place begins at once. */
    private void tellSize() {
        Bool tellsSize = is(State.RETURN_PACKET);
        if (signals.hasElement != null) {
            Bool tellsEarly = is(State.WINDOW_KNOWN).and(signals.isReturning);
            Bool isTold = reg("isTold", bool()).init(false);
            Bool tellsNow = isReturningNow().and(isTold.not());
            when(is(State.WINDOW), () -> {
                        signals.isReturning.set(isEarly.and(unit.returnStart.ready()));
                        isTold.set(false);
                    })
                    .elseWhen(returnsAtOnce(), () -> signals.isReturning.set(true));
            when(tellsEarly, () -> isTold.set(true));
            tellsSize = tellsSize.or(tellsEarly).or(tellsNow);
            assertAlways(
                    isReturningNow().implies(response.isData().and(response.isExpected())),
                    "who begins at once is expected");
            assertAlways(returnsAtOnce().implies(unit.returnStart.ready()), "a place for responses begins at once");
            assertAlways(
                    tellsEarly.or(tellsNow).implies(unit.returnPacket.ready()), "a response's size is taken at once");
        }
        unit.returnPacket.valid().set(tellsSize);
        unit.returnPacket.data().set(unit.bytes);
    }

    /** Counts responses whose data are not visible yet. */
    private void countWrites() {
        if (held == null) {
            UInt writing = reg("writing", uint(RETURNING_WIDTH)).init(0);
            writing.countUpDown(isJudged.and(isAllowed), unit.returned);
            signals.isSettled.set(writing.eq(0));
        } else {
            UInt begun = reg("returnsBegun", uint(BEGUN_WIDTH)).init(0);
            UInt seen = reg("returnsSeen", uint(BEGUN_WIDTH)).init(0);
            when(unit.accepts, begun::increment);
            when(unit.returned, seen::increment);
            held.begun.set(begun);
            held.seen.set(seen);
            signals.isSettled.set(begun.eq(seen));
        }
        unit.isWriting.set(signals.isSettled.not());
        unit.waitsToWrite.set(is(State.RETURN_VERDICT));
    }

    private void takeOrDrop() {
        Bool isEmpty = unit.bytes.eq(0);
        Bool isTaken = is(State.ANSWER).and(response.isData()).and(response.isExpected());
        unit.accepts.set(isJudged.and(isAllowed));
        unit.drops.set(isJudged.and(isAllowed.not())
                .or(is(State.WINDOW_KNOWN).and(window.isAwaited.not()))
                .or(is(State.ANSWER).and(isTaken.not().or(isEmpty))));
        when(isJudged.and(isAllowed.not()), () -> {
            s.hasFailed().set(true);
            s.failed().set(s.acked());
            s.failure().set(CompletionStatus.LOC_PROT_ERR.code());
        });
    }

    /** The read goes on, or ends with its last data. */
    private void endRead() {
        Bool ends = s.ackedPsn().eq(entry.lastPsn());
        when(is(State.RETURNED), () -> {
            s.ackedPsn().increment();
            s.retries().set(table.value(CONTEXT.retryCount));
            s.rnrRetries().set(table.value(CONTEXT.rnrRetry));
            when(ends, () -> {
                s.acked().increment();
                s.reads().decrement();
            });
        });
        signals.endsRead.set(is(State.RETURNED).and(ends));
    }

    /** Whether a response that is expected begins while the unit judges it: its place needs no list. */
    private Bool returnsAtOnce() {
        Bool isResponse = isEvent(Event.RESPONSE).and(response.isData()).and(unit.bytes.ne(0));
        return is(State.JUDGE)
                .and(isResponse)
                .and(signals.isFitting)
                .and(signals.hasElement)
                .and(signals.isReturning.not())
                .and(signals.continues.not());
    }

    /** Whether the first response to the oldest entry begins as soon as its queue pair is known: an element is kept of those entries alone that want one. */
    private Bool returnsEarly() {
        Bool isNext = reg("isNextReturn", bool());
        isNext.set(response.isData()
                .and(unit.bytes.ne(0))
                .and(HEADER.isFirst.is(unit.header))
                .and(HEADER.psn.of(unit.header).eq(s.ackedPsn())));
        return is(State.WINDOW).and(window.isAwaited).and(isNext).and(signals.hasElement);
    }

    /** Whether the place of the response has begun, and its size is told. */
    Bool isReturningNow() {
        return is(State.ANSWER).and(signals.isReturning);
    }
}
