package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.CompletionStatus;

/** Order of the steps in which the {@link Requester} carries an event out. */
final class RequesterSteps extends RequesterPart {
    private final Fsm<State> machine = now.state;
    private final EventChoice choice;
    private final MessageStart start;
    private final AcknowledgeWindow window;
    private final ReturnedData returns;
    private final SendCompletions completions;

    RequesterSteps(
            Requester unit,
            EventChoice choice,
            MessageStart start,
            AcknowledgeWindow window,
            ReturnedData returns,
            SendCompletions completions) {
        super(unit);
        this.choice = choice;
        this.start = start;
        this.window = window;
        this.returns = returns;
        this.completions = completions;
        Bool isTaken = response.isData().and(response.isExpected());
        Bool isWrong = s.hasFailed().and(s.failed().eq(s.sending()));
        machine.describe(described -> {
            choose();
            readEntry(isWrong);
            changeKey();
            beginMessage();
            sendPacket();
            judge(isTaken);
            takeData();
            end();
        });
    }

    /** From an event's choice to what it is. */
    private void choose() {
        machine.state(State.IDLE).goTo(State.FETCH, signals.begins);
        machine.state(State.FETCH).goTo(State.LOAD);
        machine.state(State.LOAD)
                .goTo(State.WORK, sendsAtOnce ? isEvent(Event.WORK) : lit(false))
                .goTo(State.ACT);
        machine.state(State.ACT)
                .goTo(State.STORE, isEvent(Event.ORDER))
                .goTo(State.REFUSE, isEvent(Event.REFUSED))
                .goTo(State.WINDOW, isEvent(Event.RESPONSE))
                .goTo(State.ENTRY, isEvent(Event.BOUND).and(signals.isBinding))
                .goTo(State.STORE, isEvent(Event.BOUND))
                .goTo(State.EXPIRE, isEvent(Event.TIMER))
                .goTo(State.IDLE, isEvent(Event.PACKET).and(inError))
                .goTo(State.MEASURE, isEvent(Event.PACKET))
                .goTo(State.WORK);
        machine.state(State.WORK)
                .goTo(State.EMIT, completions.flushes)
                .goTo(State.IDLE, inError.or(start.isStuck()))
                .goTo(State.STORE, choice.isNotHere())
                .goTo(State.READ, lit(sendsAtOnce))
                .goTo(State.ADDRESS);
    }

    /** From the choice of an entry to the decision what it needs. */
    private void readEntry(Bool isWrong) {
        machine.state(State.ADDRESS).goTo(State.READ);
        machine.state(State.READ).goTo(State.WAIT, unit.memory.ready());
        machine.state(State.WAIT).goTo(State.DECIDE, unit.returns);
        machine.state(State.DECIDE).goTo(State.DECIDED);
        var decided = machine.state(State.DECIDED).goTo(State.SETTLE, isWrong).goTo(State.IDLE, start.isHeld());
        if (overlaps) {
            decided.goTo(State.DECIDED, start.isFencedByData());
        }
        decided.goTo(State.BIND, message.isKeyChange())
                .goTo(State.READ_OPERANDS, readsAhead ? unit.hasBehind.not() : UnackedEntry.isAtomic(message.opcode()));
        if (sendsAtOnce) {
            // Only an entry that is sent again has been noted before.
            decided.goTo(State.SIZE, message.isResent().not());
        }
        decided.goTo(State.KNOWN);
        machine.state(State.READ_OPERANDS).goTo(State.WAIT_OPERANDS, readsAhead ? lit(true) : unit.memory.ready());
        machine.state(State.WAIT_OPERANDS).goTo(State.KNOWN, readsAhead ? unit.hasBehind : unit.returns);
    }

    private void changeKey() {
        machine.state(State.BIND).goTo(State.STORE, unit.bind.ready());
        machine.state(State.BOUND)
                .goTo(State.SETTLE, key.hasBound.not())
                .goTo(State.EMIT, entry.isSignaled())
                .goTo(State.FINISH);
    }

    /** From an entry that may be sent to its first packet. */
    private void beginMessage() {
        machine.state(State.KNOWN).goTo(State.FOUND);
        machine.state(State.FOUND).goTo(State.SIZE);
        var measured = machine.state(State.SIZE);
        if (whole != null) {
            measured.goTo(State.BEGIN, whole.isMeasured);
        }
        measured.goTo(State.SKIP, whole == null ? lit(true) : whole.isNext.not());
        machine.state(State.SKIP).goTo(State.BEGIN);
        var begun = machine.state(State.BEGIN);
        if (whole != null) {
            begun.goTo(State.WORK, choice.goesToNextEntry).goTo(State.STORE, whole.isBegun);
        }
        begun.goTo(
                State.CURSOR,
                UnackedEntry.isRead(message.opcode()).not().and(message.length().ne(0)));
        if (whole != null) {
            begun.goTo(State.MEASURE, unit.plan.ready().and(whole.isFree));
        }
        begun.goTo(State.STORE);
        var started = machine.state(State.CURSOR);
        if (whole != null) {
            started.goTo(
                    State.MEASURE, unit.sendStart.fires().and(unit.plan.ready()).and(whole.isFree));
        }
        started.goTo(State.STORE, unit.sendStart.fires());
    }

    private void sendPacket() {
        machine.state(State.MEASURE).goTo(State.PACKET);
        machine.state(State.PACKET).goTo(State.PLAN, signals.hasData.not().or(unit.sendPacket.ready()));
        machine.state(State.PLAN).goTo(State.SENT, unit.plan.ready());
        machine.state(State.SENT).goTo(State.STORE);
    }

    /** From a response to what it acknowledges, entry by entry, and to its own answer. */
    private void judge(Bool isTaken) {
        machine.state(State.WINDOW).goTo(State.WINDOW_KNOWN);
        machine.state(State.WINDOW_KNOWN)
                .goTo(State.IDLE, window.isAwaited.not())
                .goTo(sendsAtOnce ? State.COVER : State.ENTRY);
        machine.state(State.ENTRY).goTo(State.ENTERED);
        machine.state(State.ENTERED).goTo(State.BOUND, isEvent(Event.BOUND)).goTo(State.COVER);
        Bool mayReturn = entry.isRead().and(response.isData()).not().or(unit.returnStart.ready());
        if (signals.isReturning != null) {
            mayReturn = mayReturn.or(signals.isReturning);
        }
        machine.state(State.COVER).goTo(State.JUDGE, signals.hasElement == null ? lit(true) : mayReturn);
        var judged = machine.state(State.JUDGE).goTo(State.EMIT, signals.completes.and(entry.isSignaled()));
        if (sendsAtOnce) {
            // An acknowledgement of the last packet of this entry covers no other one.
            judged.goTo(State.ANSWER, signals.completes.and(response.endsHere()))
                    .goTo(State.COVER, signals.completes);
        } else {
            judged.goTo(State.ENTRY, signals.completes);
        }
        judged.goTo(State.ANSWER);
        var answered = machine.state(State.ANSWER);
        if (signals.hasElement != null) {
            answered.goTo(State.RETURN_VERDICT, returns.isReturningNow());
        }
        answered.goTo(State.RETURNED, isTaken.and(unit.bytes.eq(0)))
                .goTo(State.RETURN_PACKET, isTaken.and(signals.continues))
                .goTo(State.RETURN_ADDRESS, isTaken)
                .goTo(State.FINISH);
    }

    /** From the place of a response's data to their end. */
    private void takeData() {
        machine.state(State.RETURN_ADDRESS).goTo(State.RETURN_START);
        machine.state(State.RETURN_START).goTo(State.RETURN_PACKET, unit.returnStart.ready());
        machine.state(State.RETURN_PACKET).goTo(State.RETURN_VERDICT, unit.returnPacket.ready());
        machine.state(State.RETURN_VERDICT)
                .goTo(State.RETURN_DATA, overlaps ? lit(false) : unit.accepts)
                .goTo(State.RETURNED, unit.accepts)
                .goTo(State.FINISH, unit.returnVerdict.fires());
        machine.state(State.RETURN_DATA).goTo(State.RETURNED, unit.returned);
        machine.state(State.RETURNED)
                .goTo(State.EMIT, signals.endsRead.and(entry.isSignaled()))
                .goTo(State.FINISH);
    }

    /** Failures, the completion, and what is kept of the queue pair. */
    private void end() {
        var finished = machine.state(State.FINISH);
        if (sendsAtOnce) {
            finished.goTo(State.STORE, s.hasFailed().not());
        }
        finished.goTo(State.SETTLE);
        machine.state(State.EXPIRE).goTo(State.SETTLE);
        machine.state(State.REFUSE).goTo(State.SETTLE);
        machine.state(State.SETTLE).goTo(State.EMIT, completions.fails).goTo(State.STORE);
        goBehindCompletion(
                machine.state(State.EMIT).goTo(State.WRITTEN, overlaps ? lit(false) : signals.completionTaken),
                signals.completionTaken);
        goBehindCompletion(machine.state(State.WRITTEN), unit.written);
        var stored = machine.state(State.STORE);
        if (sendsAtOnce) {
            stored.goTo(State.FETCH, signals.begins);
        }
        stored.goTo(State.IDLE);
    }

    private void goBehindCompletion(Fsm.State<State> from, Bool goes) {
        from.goTo(State.ENTRY, goes.and(ended.goesOn))
                .goTo(State.STORE, goes.and(ended.status.ne(CompletionStatus.SUCCESS.code())))
                .goTo(State.FINISH, goes);
    }
}
