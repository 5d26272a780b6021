package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.atomic.AtomicUnit;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.memory.CursorStart;

/** Carries a request out: says where its data go, takes or drops them, and counts it. */
final class RequestExecution extends ResponderPart {
    private final EarlyStart start;

    RequestExecution(Responder unit, EarlyStart start) {
        super(unit);
        this.start = start;
        beginData();
        tellSize();
        takeData();
        end();
    }

    /** Says where the data go. */
    private void beginData() {
        CursorStart cursor = unit.start.data();
        Bool isStart = is(State.START);
        Bool isWhole = lit(false);
        if (early != null) {
            isStart = isStart.and(early.mayStart)
                    .or(is(State.ACT).and(early.mayBegin))
                    .or(start.beginsReceive());
            isWhole = early.isSingle;
        }
        unit.start.valid().set(isStart);
        Bool isOne = lit(false);
        if (signals.keptLine != null) {
            // The one element of a receive's list is in the kept line; packets behind the first one go by the list.
            isOne = request.isSend.and(request.isFirst).and(s.elements().eq(1).or(start.beginsReceive()));
        }
        cursor.isList().set(request.isSend.and(isOne.not()));
        cursor.isPhysical().set(false);
        cursor.list().set(s.line().cat(lit(ReceiveEntry.LIST_OFFSET, LOG_LINE)));
        cursor.elements().set(s.elements());
        UInt address = HEADER.address.of(unit.header);
        UInt key = HEADER.key.of(unit.header);
        UInt most = mux(request.isAtomic, lit(8, 32), request.length);
        if (signals.keptLine != null) {
            UInt element = signals.keptLine.bits(255, 128);
            address = mux(isOne, ListElement.LAYOUT.address.of(element), address);
            key = mux(isOne, ListElement.LAYOUT.key.of(element), key);
            most = mux(isOne, ListElement.LAYOUT.length.of(element), most);
        }
        cursor.address().set(address);
        cursor.key().set(key);
        cursor.length().set(most);
        UInt done = reg("done", uint(32));
        done.set(request.length.subWrap(request.left));
        cursor.skip().set(mux(request.isAtomic.or(isWhole), lit(0, 32), done));
        cursor.domain().set(mux(request.isSend.and(isShared), shared.domain, table.value(CONTEXT.domain)));
        cursor.rights().set(request.rights());
    }

    /** Tells the packet's size to who writes its data; the size of what begins early comes with its list. */
    private void tellSize() {
        Bool isSize = is(State.PACKET);
        if (early != null) {
            isSize = isSize.or(early.begins);
            assertAlways(early.begins.implies(unit.packet.ready()), "the size of what begins early is taken at once");
        }
        unit.packet.valid().set(isSize);
        unit.packet.data().set(mux(request.isAtomic, lit(8, 13), unit.bytes));
    }

    /** Takes data that are allowed. */
    private void takeData() {
        Bool takesVerdict = is(State.VERDICT).and(signals.isWordOpen.not().or(request.isAtomic));
        unit.verdict.ready().set(early == null ? takesVerdict : takesVerdict.or(early.drops));
        Bool isRight = isJudged().and(unit.verdict.data().bit(0));
        unit.accepts.set(isRight.and(request.isAtomic.not()));
        connect(unit.data.data(), unit.segment.data());
        passSegments();
    }

    /** The request has been carried out, or is dropped. */
    private void end() {
        Bool executed = is(State.EXECUTED);
        Bool isSilent = executed.and(request.hasData.not().or(request.isAtomic)).or(is(State.REFUSE));
        unit.drops.set(isSilent.or(is(State.LACKING))
                .or(is(State.JUDGE).and(signals.mayCome.not().or(signals.isNext.not()))));
        when(executed, () -> {
            s.psn().set(request.psn.addWrap(mux(request.isRead, request.packets, lit(1, PSN))));
            when(request.isLast, () -> s.messages().increment());
            s.inMessage().set(request.isLast.not());
            s.isWrite().set(request.isWrite);
            s.left().set(request.left.subWrap(unit.bytes.zext(32)));
            when(request.isRead.or(request.isAtomic), () -> {
                s.tail().increment();
                when(s.kept().ne(ReadResource.PLACES), () -> s.kept().increment());
            });
        });
        Bool takesReceive = request.isSend.or(request.hasImmediate);
        signals.completes.set(executed.and(request.isLast)
                .and(request.isSend.or(request.isWrite))
                .and(takesReceive));
        when(signals.completes, () -> outcome.status.set(CompletionStatus.SUCCESS.code()));
    }

    /** Passes segments on to where data are written; an atomic's own one goes to it, behind those of packets before it. */
    private void passSegments() {
        AtomicUnit atomics = unit.atomics;
        Bool isWord = request.isAtomic;
        Bool takesWord = request.isAtomic;
        if (early != null) {
            isWord = request.isAtomic.and(mux(is(State.ATOMIC), early.isOne, early.isNone));
            takesWord = is(State.ATOMIC).and(early.isOne);
        }
        atomics.segment.valid().set(unit.segment.valid().and(takesWord));
        connect(atomics.segment.data(), unit.segment.data());
        Bool passes = isWord.not();
        Bool ready = mux(isWord, atomics.segment.ready(), unit.data.ready());
        if (early != null) {
            passes = passes.and(early.holds.not());
            ready = mux(early.holds, early.dropsSegments, ready);
        }
        unit.data.valid().set(unit.segment.valid().and(passes));
        unit.segment.ready().set(ready);
    }

    /** Keeps the place of the list behind a packet: the next one of the message goes on there. */
    void keepPlace() {
        if (!overlaps) {
            signals.continues.set(false);
            return;
        }
        UInt keptPair = reg("keptPair", uint(INDEX));
        UInt keptPsn = reg("keptPsn", uint(PSN));
        Bool isKept = reg("isKept", bool()).init(false);
        Bool isOrdered = is(State.ACT).and(isEvent(Event.ORDER));
        Bool isVanished = isJudged().and(unit.verdict.data().bit(0).not());
        Bool isReplaced = early == null ? lit(false) : early.begins;
        when(is(State.PACKET), () -> {
            isKept.set(request.isAtomic.not());
            keptPair.set(q);
            keptPsn.set(request.psn.addWrap(1));
        });
        when(isOrdered.or(isVanished).or(isReplaced), () -> isKept.set(false));
        signals.continues.set(
                isKept.and(keptPair.eq(q)).and(keptPsn.eq(request.psn)).and(request.isFirst.not()));
    }
}
