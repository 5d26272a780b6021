package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.heddle.nic.verbs.memory.CursorStart;

/** Begins a message: whether its entry may be sent now, how many packets it has, and where its data are. */
final class MessageStart extends RequesterPart {
    private final UInt skip;

    MessageStart(Requester unit) {
        super(unit);
        refuseWrongEntries();
        Bool isRead = UnackedEntry.isRead(message.opcode());
        measure(isRead);
        skip = reg("skip", uint(32));
        when(is(State.SKIP), () -> skip.set(WorkEntry.bytes(message.psn.subWrap(message.firstPsn), message.mtu)));
        begin(isRead);
        beginData();
    }

    /** Fails entries that no queue pair could send. */
    private void refuseWrongEntries() {
        Bool isTooLong = message.length()
                .bit(31)
                .and(message.length().trunc(31).ne(0))
                .and(message.isKeyChange().not())
                .or(UnackedEntry.isAtomic(message.opcode()).and(message.length().ne(8)));
        Bool isUnknown = message.opcode()
                .gt(WorkOpcode.ATOMIC_FETCH_AND_ADD.code())
                .and(message.isKeyChange().not());
        when(is(State.DECIDE).and(isTooLong.or(isUnknown)), () -> {
            s.hasFailed().set(true);
            s.failed().set(s.sending());
            s.failure()
                    .set(mux(
                            isUnknown,
                            lit(CompletionStatus.LOC_QP_OP_ERR.code(), CompletionStatus.WIDTH),
                            lit(CompletionStatus.LOC_LEN_ERR.code(), CompletionStatus.WIDTH)));
        });
    }

    /** Counts the packets. */
    private void measure(Bool isRead) {
        // The entry is known some cycles before its packets are counted.
        UInt rounded = reg("rounded", uint(33));
        rounded.set(WorkEntry.roundedUp(message.length(), message.most));
        if (whole != null) {
            handOn(whole);
        }
        when(is(State.SIZE), () -> {
            message.packets.set(
                    mux(UnackedEntry.isAtomic(message.opcode()), lit(1, PSN), WorkEntry.packets(rounded, message.mtu)));
            message.firstPsn.set(mux(message.isResent(), entry.firstPsn(), s.sendPsn()));
            // A read is asked for again from its beginning.
            message.psn.set(mux(message.isResent().and(isRead), entry.firstPsn(), s.sendPsn()));
        });
    }

    /** Notes the message as under way, and its entry as sent. */
    private void begin(Bool isRead) {
        Bool starts = is(State.BEGIN);
        UInt last = message.firstPsn.addWrap(message.packets).subWrap(1);
        UnackedEntry begun = wire("begun", UnackedEntry.type());
        begun.firstPsn().set(message.firstPsn);
        begun.lastPsn().set(last);
        begun.opcode().set(message.opcode());
        begun.isSignaled().set(ENTRY.isSignaled.is(message.control));
        begun.elements().set(ENTRY.elements.of(message.control));
        begun.length().set(message.length());
        Bool keeps = starts.or(unit.bind.fires());
        when(starts, () -> {
            message.lastPsn.set(last);
            message.remaining.set(message.length().subWrap(skip));
            signals.hasData.set(isRead.not().and(message.length().ne(0)));
            message.active.set(whole == null ? lit(true) : whole.isBegun.not());
            message.activePair.set(q);
            when(message.isResent().not(), () -> {
                s.begun().increment();
                when(isRead, () -> {
                    s.reads().increment();
                    s.endsInRead().set(UnackedEntry.isAtomic(message.opcode()).not());
                });
            });
        });
        when(keeps, () -> unit.sent.unacked.write(q.cat(s.sending().trunc(UNACKED_WIDTH)), begun));
    }

    /** Begins the list of the data. */
    private void beginData() {
        Bool isInline = ENTRY.isInline.is(message.control);
        CursorStart cursor = unit.sendStart.data();
        // The size of a message that was handed on is taken before the next list begins.
        Bool isStart = whole == null
                ? is(State.CURSOR)
                : is(State.CURSOR).and(whole.offersSize.not()).or(whole.starts);
        unit.sendStart.valid().set(isStart);
        cursor.isList().set(isInline.not());
        cursor.isPhysical().set(isInline);
        UInt list = message.entryAddress.addWrap(SendEntry.LIST_OFFSET);
        cursor.list().set(list);
        cursor.elements().set(ENTRY.elements.of(message.control));
        cursor.address().set(list.zext(64));
        cursor.key().set(0);
        cursor.length().set(message.length());
        cursor.skip().set(whole == null ? skip : mux(whole.isNext, lit(0, 32), skip));
        cursor.domain().set(table.value(CONTEXT.domain));
        cursor.rights().set(0);
    }

    /** Messages of one packet are handed on while the next event is carried out. */
    private void handOn(WholeMessage whole) {
        whole.isRead.set(UnackedEntry.isRead(message.opcode()));
        whole.isResent.set(message.isResent());
        whole.length.set(message.length());
        whole.most.set(message.most);
        whole.measures.set(is(State.SIZE));
        whole.begins.set(is(State.BEGIN));
        whole.mayStart.set(unit.sendStart.ready());
        whole.takesSize.set(unit.sendPacket.ready());
        whole.takesPlan.set(unit.plan.ready());
    }

    /** Whether nothing of the queue pair may be sent now; something else wakes it. */
    Bool isStuck() {
        Bool isFailing = s.hasFailed().and(s.failed().eq(s.sending()));
        return table.value(CONTEXT.state)
                .ne(QueuePairState.RTS.code())
                .or(isFailing)
                .or(signals.isBinding)
                .or(now.isWaiting.bit(q))
                .or(s.sending().eq(postedIndex))
                .or(s.sending()
                        .subWrap(s.acked())
                        .bits(ENTRY_INDEX - 1, UNACKED_WIDTH)
                        .ne(0));
    }

    /** Whether the entry waits for data of reads before it that have come and are not visible yet; a few cycles, which wake nobody. */
    Bool isFencedByData() {
        return ENTRY.isFenced.is(message.control).and(signals.isSettled.not());
    }

    /** Whether reads and atomics under way forbid this entry. */
    Bool isHeld() {
        Bool isFenced = ENTRY.isFenced.is(message.control).and(s.reads().ne(0));
        Bool isFull = UnackedEntry.isRead(message.opcode()).and(s.reads().ge(table.value(CONTEXT.mostReads)));
        // Nothing of it has changed since the entry was read.
        Bool isBehind = reg("isBehind", bool());
        isBehind.set(message.isKeyChange().and(s.acked().ne(s.sending()).or(key.binds)));
        Bool isBehindRead = reg("isBehindRead", bool());
        isBehindRead.set(
                UnackedEntry.isAtomic(message.opcode()).and(s.reads().ne(0)).and(s.endsInRead()));
        return message.isResent()
                .not()
                .and(isFenced.or(isFull).or(isBehindRead))
                .or(isBehind);
    }
}
