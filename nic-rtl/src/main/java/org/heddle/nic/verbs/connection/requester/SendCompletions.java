package org.heddle.nic.verbs.connection.requester;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.WorkOpcode;

/** Completes entries: with success, with what has failed, or as flushed. */
final class SendCompletions extends RequesterPart {
    /** Entry whose completion is written. */
    static final class Ended extends Area {
        /** Code of its {@link CompletionStatus}. */
        final UInt status = reg(uint(CompletionStatus.WIDTH));
        /** Its index. */
        final UInt completed = reg(uint(ENTRY_INDEX));
        /** 1 if the response may acknowledge the entry behind it too. */
        final Bool goesOn = reg(bool());

        Ended(Requester unit) {
            super(unit, "");
        }
    }

    /** 1 in the cycle in which the oldest entry ends because it has failed. */
    final Bool fails;
    /** 1 in the cycle in which it ends because its queue pair is in error. */
    final Bool flushes;

    SendCompletions(Requester unit) {
        super(unit);
        Bool settles = is(State.SETTLE);
        fails = settles.and(s.hasFailed()).and(s.failed().eq(s.acked())).and(inError.not());
        flushes = is(State.WORK).and(inError).and(s.acked().ne(postedIndex));
        Bool isOrdered = is(State.ACT)
                .and(isEvent(Event.ORDER))
                .and(unit.order.data().sets())
                .and(CONTEXT.state.of(unit.order.data().record()).eq(QueuePairState.ERR.code()));
        unit.setsError.set(fails.or(isOrdered));
        failRefused();
        end();
        UInt opcode = opcode();
        signals.isFlushing.set(flushes);
        tell(opcode);
    }

    /** Notes that a packet's data were not allowed; its entry fails when it is the oldest one. */
    private void failRefused() {
        UInt index = unit.refused.data().trunc(ENTRY_INDEX);
        // Neither has changed since the cycle before.
        Bool isUnderWay = reg("isUnderWay", bool());
        isUnderWay.set(index.subWrap(s.acked()).lt(s.begun().subWrap(s.acked())));
        // Entries before it that are sent again still have to leave.
        Bool isReached = reg("isReached", bool());
        isReached.set(index.subWrap(s.acked()).le(s.sending().subWrap(s.acked())));
        when(is(State.REFUSE), () -> {
            when(isUnderWay.and(s.hasFailed().not()), () -> {
                s.hasFailed().set(true);
                s.failed().set(index);
                s.failure().set(CompletionStatus.LOC_PROT_ERR.code());
                when(isReached, () -> {
                    s.sending().set(index);
                    when(message.isMine, () -> message.active.set(false));
                });
            });
        });
        unit.refused.ready().set(is(State.REFUSE));
    }

    private void end() {
        when(signals.completes.or(signals.endsRead), () -> {
            ended.status.set(CompletionStatus.SUCCESS.code());
            ended.completed.set(s.acked());
            ended.goesOn.set(signals.completes);
        });
        when(fails, () -> {
            ended.status.set(s.failure());
            ended.completed.set(s.acked());
            ended.goesOn.set(false);
            s.acked().increment();
            s.hasFailed().set(false);
            inError.set(true);
            when(message.isMine, () -> message.active.set(false));
        });
        when(flushes, () -> {
            ended.status.set(CompletionStatus.WR_FLUSH_ERR.code());
            ended.completed.set(s.acked());
            ended.goesOn.set(false);
            UInt next = s.acked().addWrap(1);
            s.acked().set(next);
            s.sending().set(next);
            s.begun().set(next);
            s.reads().set(0);
            s.hasFailed().set(false);
        });
    }

    /** Code of the {@link CompletionOpcode} of the oldest entry. */
    private UInt opcode() {
        UInt moved = mux(
                UnackedEntry.isRead(entry.opcode()),
                mux(
                        UnackedEntry.isAtomic(entry.opcode()),
                        mux(
                                entry.opcode().eq(WorkOpcode.ATOMIC_CMP_AND_SWP.code()),
                                lit(CompletionOpcode.COMP_SWAP.code(), CompletionOpcode.WIDTH),
                                lit(CompletionOpcode.FETCH_ADD.code(), CompletionOpcode.WIDTH)),
                        lit(CompletionOpcode.RDMA_READ.code(), CompletionOpcode.WIDTH)),
                mux(
                        entry.opcode().ge(WorkOpcode.SEND.code()),
                        lit(CompletionOpcode.SEND.code(), CompletionOpcode.WIDTH),
                        lit(CompletionOpcode.RDMA_WRITE.code(), CompletionOpcode.WIDTH)));
        return mux(
                UnackedEntry.isKeyChange(entry.opcode()),
                mux(
                        entry.opcode().bit(3),
                        lit(CompletionOpcode.UMR.code(), CompletionOpcode.WIDTH),
                        lit(CompletionOpcode.LOCAL_INV.code(), CompletionOpcode.WIDTH)),
                moved);
    }

    private void tell(UInt opcode) {
        CompletionEntry layout = CompletionEntry.LAYOUT;
        CompletionNote told = tellCompletion();
        told.queue().set(table.value(CONTEXT.sendCompletions));
        told.isSolicited().set(ended.status.ne(CompletionStatus.SUCCESS.code()));
        told.entry()
                .set(layout.record(
                        Map.of(
                                layout.index,
                                ended.completed,
                                layout.queuePair,
                                q.zext(24),
                                layout.sourceQueuePair,
                                table.value(CONTEXT.remoteQueuePair),
                                layout.opcode,
                                opcode,
                                layout.status,
                                ended.status,
                                layout.length,
                                entry.length()),
                        layout.bits()));
    }

    /** Offers a completion when all data before it are visible: what is flushed may have data under way. */
    private CompletionNote tellCompletion() {
        if (held == null) {
            unit.completion.valid().set(is(State.EMIT).and(signals.isSettled));
            signals.completionTaken.set(unit.completion.fires());
            signals.isCompleted.set(true);
            return unit.completion.data();
        }
        held.completion.valid().set(is(State.EMIT));
        signals.completionTaken.set(held.completion.fires());
        connect(unit.completion, held.completed);
        held.written.set(unit.written);
        signals.isCompleted.set(held.given.eq(held.shown));
        return held.completion.data();
    }
}
