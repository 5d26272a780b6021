package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.HeldCompletions;
import org.heddle.nic.verbs.connection.response.ResponseNote;

/**
 * Holds completions back, in their order, until the data of all packets before them are visible, and answers until the completions before them are, too.
 *
 * <p>Latency: one cycle for an answer and two for a completion, or as many from the cycle in which what it waits for is visible. Each packet gives one
 * of each at most, so no more than {@value #NOTES} and the next one's data are under way.
 */
final class VisibleNotes extends Component {
    /** Number of answers that wait. */
    static final int NOTES = 4;

    /** Answers. */
    final Stream<ResponseNote> note = in(stream(ResponseNote.type()));
    /** The same, when they may be sent. */
    final Stream<ResponseNote> told = out(stream(ResponseNote.type()));
    /** Completions, each before the answer to its packet. */
    final Stream<CompletionNote> completion = in(stream(CompletionNote.type()));
    /** The same, when they may be written. */
    final Stream<CompletionNote> completed = out(stream(CompletionNote.type()));
    /** 1 in the cycle in which the oldest completion that was taken from {@link #completed} is visible. */
    final Bool written = in(bool());
    /** 1 in the cycle in which a packet's data begin; its completion and its answer come later. */
    final Bool begins = in(bool());
    /** 1 in the cycle in which the data of the oldest packet are visible. */
    final Bool visible = in(bool());
    /** 1 while no data are under way. */
    final Bool isSettled = out(bool());
    /** 1 while no completions are. */
    final Bool isCompleted = out(bool());

    /** Declares the queues. */
    VisibleNotes() {
        UInt begun = reg("begun", uint(HeldNote.COUNT_WIDTH)).init(0);
        UInt seen = reg("seen", uint(HeldNote.COUNT_WIDTH)).init(0);
        when(begins, begun::increment);
        when(visible, seen::increment);
        isSettled.set(begun.eq(seen));
        HeldCompletions completions = instance("completions", new HeldCompletions(HeldNote.COUNT_WIDTH));
        connect(completions.completion, completion);
        connect(completed, completions.completed);
        completions.written.set(written);
        completions.begun.set(begun);
        completions.seen.set(seen);
        isCompleted.set(completions.given.eq(completions.shown));
        // No more packets begin than answers wait.
        assertAlways(begins.implies(completions.mayBegin), "few packets begin while a completion waits");

        Queue<HeldNote> held = instance("held", new Queue<>(HeldNote.type(), NOTES, Queue.Output.REGISTER));
        HeldNote newest = held.enqueue.data();
        held.enqueue.valid().set(note.valid());
        note.ready().set(held.enqueue.ready());
        connect(newest.note(), note.data());
        newest.begun().set(begun);
        newest.given().set(completions.given);
        HeldNote oldest = held.dequeue.data();
        Bool isVisible = HeldCompletions.isReached(seen, oldest.begun())
                .and(HeldCompletions.isReached(completions.shown, oldest.given()));
        told.valid().set(held.dequeue.valid().and(isVisible));
        held.dequeue.ready().set(told.ready().and(isVisible));
        connect(told.data(), oldest.note());
    }
}
