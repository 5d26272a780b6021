package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;

/** Order of the steps in which the {@link Responder} carries an event out. */
final class ResponderSteps extends ResponderPart {
    private final Fsm<State> machine = now.state;
    private final ReceivesAhead ahead;
    private final RequestChoice choice;
    private final ReceiveContexts contexts;
    private final EarlyStart start;

    private final Bool isInvalid;
    private final Bool isRepeatedRead;
    private final Bool needsCheck;
    private final Bool holdsReceive;
    private final Bool hasFlush;
    private final Bool tellsLast;
    private final Bool needsList;
    private final Bool isHere;
    private final Bool isTakenAtOnce;

    ResponderSteps(
            Responder unit,
            ReceivesAhead ahead,
            RequestChoice choice,
            ReceiveContexts contexts,
            KeyCheck keys,
            EarlyStart start) {
        super(unit);
        this.ahead = ahead;
        this.choice = choice;
        this.contexts = contexts;
        this.start = start;
        isInvalid = signals.invalid.or(signals.tooMany).or(signals.doesNotFit).or(signals.isUneven);
        isRepeatedRead = signals.isOld.and(request.isRead.or(request.isAtomic));
        needsCheck = unit.checksOnce
                ? keys.needsCheckBefore()
                : request.isFirst
                        .and(request.isWrite.or(request.isRead))
                        .and(request.length.ne(0))
                        .or(request.isAtomic);
        holdsReceive = s.inMessage().and(s.isWrite().not());
        hasFlush = inError.and(mux(isShared, holdsReceive, s.taken().ne(postedIndex)));
        tellsLast = inError.and(isShared).and(s.isLastTold().not());
        needsList = request.isSend.and(request.isFirst);
        isHere = receives == null ? lit(false) : receives.isHere;
        isTakenAtOnce = receives == null ? lit(false) : needsList.and(isHere).and(ahead.isReadNow.not());
        machine.describe(described -> {
            choose();
            judge();
            readReceive();
            execute();
            answer();
        });
    }

    /** From an event's choice to all that can be said of a packet at once. */
    private void choose() {
        machine.state(State.IDLE).goTo(State.FETCH, signals.begins);
        machine.state(State.FETCH).goTo(State.LOAD);
        machine.state(State.LOAD).goTo(State.ACT);
        machine.state(State.ACT)
                .goTo(State.NOTE, isEvent(Event.ORDER).and(contexts.resets))
                .goTo(State.STORE, isEvent(Event.ORDER))
                .goTo(State.COMPLETE, isEvent(Event.FLUSH).and(hasFlush))
                .goTo(State.EVENT, isEvent(Event.FLUSH).and(tellsLast))
                .goTo(State.IDLE, isEvent(Event.FLUSH))
                .goTo(
                        State.MEASURE,
                        early == null ? lit(true) : early.mayBegin.not().or(unit.start.ready()));
        machine.state(State.MEASURE).goTo(State.LOOK);
        machine.state(State.LOOK).goTo(State.JUDGE, start.beginsReceive().not().or(unit.start.ready()));
    }

    /** From a packet's place in the sequence to the answer of what came again. */
    private void judge() {
        machine.state(State.JUDGE)
                .goTo(State.IDLE, signals.mayCome.not())
                .goTo(State.NOTE, signals.tellsMissing.or(signals.repeatsAnswer))
                .goTo(State.SEARCH, isRepeatedRead)
                .goTo(State.IDLE, signals.isNext.not())
                .goTo(State.REFUSE, isInvalid)
                .goTo(State.RESOURCES);
        machine.state(State.SEARCH).goTo(State.FOUND, signals.hasMore).goTo(State.IDLE);
        machine.state(State.FOUND).goTo(State.COMPARE);
        machine.state(State.COMPARE).goTo(State.AGAIN, signals.isFound).goTo(State.SEARCH);
        machine.state(State.AGAIN).goTo(State.NOTE);
    }

    /** From the receive of a message to its entry. */
    private void readReceive() {
        machine.state(State.RESOURCES)
                .goTo(State.LACKING, signals.lacksReceive)
                .goTo(State.REFUSE, isInvalid)
                .goTo(State.TAKEN, isTakenAtOnce)
                .goTo(State.AHEAD, receives == null ? lit(false) : needsList)
                .goTo(State.ADDRESS, needsList)
                .goTo(State.LENGTH);
        machine.state(State.AHEAD).goTo(State.ADDRESS, ahead.isReadNow).goTo(State.TAKEN, isHere);
        machine.state(State.TAKEN).goTo(State.LENGTH);
        machine.state(State.LACKING).goTo(State.NOTE);
        machine.state(State.ADDRESS).goTo(State.READ);
        machine.state(State.READ).goTo(State.WAIT, unit.memory.fires());
        machine.state(State.WAIT).goTo(State.LENGTH, unit.returns);
    }

    /** From the key to the data. */
    private void execute() {
        machine.state(State.LENGTH)
                .goTo(State.ADDRESS, signals.isManifold)
                .goTo(State.REFUSE, isInvalid)
                .goTo(State.VERDICT, start.isEarly())
                .goTo(State.CHECK, needsCheck)
                .goTo(State.PACKET, request.hasData.and(signals.continues))
                .goTo(State.START, unit.checksOnce ? request.hasData.or(request.isAtomic) : request.hasData)
                .goTo(State.EXECUTED);
        machine.state(State.CHECK).goTo(State.CHECKING, unit.check.ready());
        machine.state(State.CHECKING)
                .goTo(State.REFUSE, unit.checked.and(unit.isAllowed.not()))
                .goTo(State.EXECUTED, unit.checked.and(request.isRead))
                .goTo(State.START, unit.checked.and(request.hasData.or(request.isAtomic)))
                .goTo(State.EXECUTED, unit.checked);
        machine.state(State.START).goTo(State.PACKET, unit.start.fires());
        machine.state(State.PACKET).goTo(State.VERDICT, unit.packet.ready());
        machine.state(State.VERDICT)
                .goTo(State.REFUSE, isJudged().and(unit.verdict.data().bit(0).not()))
                .goTo(State.ATOMIC, isJudged().and(request.isAtomic))
                .goTo(State.DATA, overlaps ? lit(false) : isJudged())
                .goTo(State.EXECUTED, isJudged());
        machine.state(State.DATA).goTo(State.EXECUTED, unit.visible);
        machine.state(State.ATOMIC).goTo(State.EXECUTED, unit.atomics.ends);
    }

    /** From what was carried out, or refused, to the answer. */
    private void answer() {
        machine.state(State.EXECUTED).goTo(State.COMPLETE, signals.completes).goTo(State.NOTE);
        machine.state(State.REFUSE)
                .goTo(State.EVENT, outcome.hasEvent)
                .goTo(State.COMPLETE, outcome.isFailing)
                .goTo(State.NOTE);
        machine.state(State.EVENT)
                .goTo(State.STORE, unit.happened.fires().and(isEvent(Event.FLUSH)))
                .goTo(State.NOTE, unit.happened.fires());
        machine.state(State.COMPLETE)
                .goTo(State.WRITTEN, overlaps ? lit(false) : signals.completionTaken)
                .goTo(State.STORE, signals.completionTaken.and(isEvent(Event.FLUSH)))
                .goTo(State.NOTE, signals.completionTaken);
        machine.state(State.WRITTEN)
                .goTo(State.STORE, unit.written.and(isEvent(Event.FLUSH)))
                .goTo(State.NOTE, unit.written);
        machine.state(State.NOTE)
                .goTo(State.LIMIT, signals.noteTaken.and(shared.reachesLimit).and(isEvent(Event.PACKET)))
                .goTo(State.FETCH, choice.follows)
                .goTo(State.IDLE, choice.endsAtOnce())
                .goTo(State.STORE, signals.noteTaken);
        machine.state(State.LIMIT).goTo(State.STORE, unit.happened.ready());
        machine.state(State.STORE).goTo(State.IDLE);
    }
}
