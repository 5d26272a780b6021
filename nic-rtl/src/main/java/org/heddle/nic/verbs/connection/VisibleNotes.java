package org.heddle.nic.verbs.connection;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;

/**
 * Holds answers back, in their order, until the data of all packets before them are visible.
 *
 * <p>Latency: one cycle, or one from the cycle in which the data are visible. Each packet gives one answer at most, so no more than
 * {@value #NOTES} and the next one's data are under way.
 */
final class VisibleNotes extends Component {
    /** Number of answers that wait. */
    static final int NOTES = 4;

    /** Answers. */
    final Stream<ResponseNote> note = in(stream(ResponseNote.type()));
    /** The same, when they may be sent. */
    final Stream<ResponseNote> told = out(stream(ResponseNote.type()));
    /** 1 in the cycle in which a packet's data begin; its answer comes later. */
    final Bool begins = in(bool());
    /** 1 in the cycle in which the data of the oldest packet are visible. */
    final Bool visible = in(bool());
    /** 1 while no data are under way. */
    final Bool isSettled = out(bool());

    /** Declares the queue. */
    VisibleNotes() {
        UInt begun = reg("begun", uint(HeldNote.COUNT_WIDTH)).init(0);
        UInt seen = reg("seen", uint(HeldNote.COUNT_WIDTH)).init(0);
        when(begins, begun::increment);
        when(visible, seen::increment);
        isSettled.set(begun.eq(seen));
        Queue<HeldNote> held = instance("held", new Queue<>(HeldNote.type(), NOTES, Queue.Output.REGISTER));
        held.enqueue.valid().set(note.valid());
        note.ready().set(held.enqueue.ready());
        connect(held.enqueue.data().note(), note.data());
        held.enqueue.data().begun().set(begun);
        HeldNote oldest = held.dequeue.data();
        UInt missing = oldest.begun().subWrap(seen);
        Bool isVisible = missing.eq(0).or(missing.bit(HeldNote.COUNT_WIDTH - 1));
        told.valid().set(held.dequeue.valid().and(isVisible));
        held.dequeue.ready().set(told.ready().and(isVisible));
        connect(told.data(), oldest.note());
    }
}
