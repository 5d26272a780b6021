package org.heddle.nic.verbs.connection.responder;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.HeaderExtension;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.EventKind;

/** Completes receives, with success, a failure or as flushed, and raises events. */
final class ReceiveCompletions extends ResponderPart {
    ReceiveCompletions(Responder unit) {
        super(unit);
        flush();
        complete();
        raise();
    }

    private void flush() {
        Bool flushes = is(State.ACT).and(isEvent(Event.FLUSH));
        when(flushes, () -> {
            outcome.status.set(CompletionStatus.WR_FLUSH_ERR.code());
            outcome.isFailing.set(true);
            when(isShared.not(), () -> s.entry().set(s.taken()));
            s.inMessage().set(false);
            outcome.eventKind.set(EventKind.QP_LAST_WQE_REACHED.code());
        });
    }

    private void complete() {
        CompletionEntry layout = CompletionEntry.LAYOUT;
        CompletionNote completed = tellCompletion();
        completed.queue().set(table.value(CONTEXT.receiveCompletions));
        completed.isSolicited().set(outcome.isFailing.or(HEADER.isSolicited.is(unit.header)));
        completed
                .entry()
                .set(layout.record(
                        Map.ofEntries(
                                Map.entry(layout.index, s.entry()),
                                Map.entry(layout.isShared, isShared.asUInt()),
                                Map.entry(layout.isReceive, lit(1, 1)),
                                Map.entry(layout.hasImmediate, request.hasImmediate.asUInt()),
                                Map.entry(layout.queuePair, q.zext(24)),
                                Map.entry(layout.sourceQueuePair, table.value(CONTEXT.remoteQueuePair)),
                                Map.entry(
                                        layout.opcode,
                                        mux(
                                                request.isSend,
                                                lit(CompletionOpcode.RECV.code(), CompletionOpcode.WIDTH),
                                                lit(
                                                        CompletionOpcode.RECV_RDMA_WITH_IMM.code(),
                                                        CompletionOpcode.WIDTH))),
                                Map.entry(layout.status, outcome.status),
                                Map.entry(layout.length, request.length),
                                Map.entry(layout.immediate, HeaderExtension.LAYOUT.immediate.of(unit.extension))),
                        layout.bits()));
        when(signals.completionTaken.and(isShared.not()), () -> s.taken().increment());
    }

    /** Raises the event of a request, of the last receive, or of a limit. */
    private void raise() {
        Bool isLimit = is(State.LIMIT);
        // It follows the completions before it.
        unit.happened.valid().set(is(State.EVENT).and(signals.isCompleted).or(isLimit));
        unit.happened
                .data()
                .kind()
                .set(mux(isLimit, lit(EventKind.SRQ_LIMIT_REACHED.code(), EventKind.WIDTH), outcome.eventKind));
        unit.happened
                .data()
                .number()
                .set(mux(isLimit, table.value(CONTEXT.sharedReceive).zext(INDEX), q));
        when(is(State.EVENT).and(isEvent(Event.FLUSH)), () -> s.isLastTold().set(true));
        unit.setsError.set(is(State.REFUSE));
    }

    /** Completions, which tell of data that are visible. */
    private CompletionNote tellCompletion() {
        if (held == null) {
            unit.completion.valid().set(is(State.COMPLETE).and(signals.isSettled));
            signals.completionTaken.set(unit.completion.fires());
            signals.isCompleted.set(true);
            return unit.completion.data();
        }
        held.completion.valid().set(is(State.COMPLETE));
        signals.completionTaken.set(held.completion.fires());
        connect(unit.completion, held.completed);
        held.written.set(unit.written);
        signals.isCompleted.set(held.isCompleted);
        return held.completion.data();
    }
}
