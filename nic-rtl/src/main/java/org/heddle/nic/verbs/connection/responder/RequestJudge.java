package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Judges a request: its place in the sequence, what it needs here, and its bytes. */
final class RequestJudge extends ResponderPart {
    /** Place of its receive. */
    final UInt entry;

    RequestJudge(Responder unit) {
        super(unit);
        judgeSequence();
        Bool resources = is(State.RESOURCES);
        takeResources(resources);
        entry = reg("entry", uint(AddressUnit.ADDRESS_WIDTH));
        findReceive(resources);
        judgeBytes();
    }

    /** Judges the PSN, and the rules that were looked at with it. */
    private void judgeSequence() {
        Bool judges = is(State.JUDGE).and(signals.mayCome);
        Bool isMissed = signals.isNext.not().and(signals.isOld.not());
        signals.tellsMissing.set(judges.and(isMissed).and(s.isTold().not()));
        // Also while the expected one is missing: it never comes where its data are refused at the sender.
        signals.repeatsAnswer.set(judges.and(signals.isOld).and(request.isSend.or(request.isWrite)));
        when(signals.tellsMissing, () -> {
            s.isTold().set(true);
            outcome.syndrome.set(SyndromeKind.REFUSED.code() << 5 | NegativeCode.SEQUENCE.code());
        });
        signals.invalid.set(judges.and(signals.isNext).and(signals.isWrong.or(signals.lacksRight)));
    }

    /** Takes a receive, or a place for the answer of a read or an atomic. */
    private void takeResources(Bool resources) {
        Bool needsReceive = request.isSend
                .and(request.isFirst)
                .or(request.isWrite.and(request.isLast).and(request.hasImmediate));
        shared.index.set(table.value(CONTEXT.sharedReceive));
        shared.looks.set(is(State.ACT));
        Bool hasReceive = mux(isShared, shared.hasReceive, postedIndex.ne(s.taken()));
        shared.takes.set(resources.and(needsReceive).and(hasReceive).and(isShared));
        when(resources.and(needsReceive), () -> s.entry().set(mux(isShared, shared.next, s.taken())));
        signals.lacksReceive.set(resources.and(needsReceive).and(hasReceive.not()));
        when(signals.lacksReceive, () -> {
            s.isTold().set(true);
            outcome.syndrome.set(lit(SyndromeKind.RECEIVER_NOT_READY.code(), 3).cat(table.value(CONTEXT.rnrTimer)));
        });
        UInt waiting = reg("waiting", uint(PLACE + 1));
        waiting.set(s.tail().subWrap(unit.head));
        Bool isCrowded = reg("isCrowded", bool());
        isCrowded.set(waiting.ge(table.value(CONTEXT.mostRemoteReads)));
        signals.tooMany.set(resources.and(request.isRead.or(request.isAtomic)).and(isCrowded));
        when(resources.and(signals.lacksReceive.not()), () -> s.isTold().set(false));
    }

    /** Finds the place of the receive of a message. */
    private void findReceive(Bool resources) {
        UInt offset = WorkEntry.offset(
                s.taken(), table.value(CONTEXT.receiveLogEntries), table.value(CONTEXT.receiveLogStride));
        UInt base = mux(isShared, shared.base, table.value(CONTEXT.receiveBase));
        UInt distance = mux(isShared, shared.offset, offset);
        Bool places = is(State.ADDRESS).or(is(State.AHEAD));
        when(receives == null ? places : places.or(resources), () -> entry.set(base.addWrap(distance)));
    }

    /** Judges whether the bytes fit their receive and the length of their message. */
    private void judgeBytes() {
        Bool measures = is(State.LENGTH).and(signals.isManifold.not());
        Bool overflows = request.isSend.and(request.isFirst).and(request.length.gt(room(measures)));
        Bool isOdd = request.isSend
                .or(request.isWrite)
                .and(mux(request.isLast, request.left.ne(unit.bytes.zext(32)), request.left.le(unit.bytes.zext(32))));
        signals.doesNotFit.set(measures.and(overflows));
        signals.isUneven.set(measures.and(isOdd));
        Bool isInvalid =
                signals.invalid.or(signals.tooMany).or(signals.doesNotFit).or(signals.isUneven);
        when(isInvalid, () -> {
            outcome.syndrome.set(SyndromeKind.REFUSED.code() << 5 | NegativeCode.INVALID_REQUEST.code());
            outcome.eventKind.set(EventKind.QP_REQ_ERR.code());
            outcome.hasEvent.set(true);
        });
        // A receive that is too short ends with an error of its own, and raises no event.
        when(signals.doesNotFit, () -> {
            outcome.status.set(CompletionStatus.LOC_LEN_ERR.code());
            outcome.isFailing.set(true);
            outcome.hasEvent.set(false);
        });
    }

    /** Takes what the receive's entry says; returns the bytes that it has room for. */
    private UInt room(Bool measures) {
        ReceiveEntry layout = ReceiveEntry.LAYOUT;
        Bool takes = signals.keptLine == null
                ? is(State.WAIT).and(unit.returns)
                : measures.and(request.isSend).and(request.isFirst);
        UInt from = signals.keptLine == null ? unit.line : signals.keptLine;
        when(takes, () -> {
            s.line().set(entry.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE));
            s.elements().set(layout.elements.of(from));
        });
        if (signals.keptLine != null) {
            return layout.length.of(signals.keptLine);
        }
        UInt room = reg("room", uint(32));
        when(takes, () -> room.set(layout.length.of(unit.line)));
        return room;
    }
}
