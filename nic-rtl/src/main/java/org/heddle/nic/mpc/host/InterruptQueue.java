package org.heddle.nic.mpc.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;

/**
 * Keeps one interrupt for each notification, none merged and none lost, in the order in which they happened; of two in one cycle, in turn.
 *
 * <p>Latency: two cycles from a notification to the interrupt. Whoever notifies does so only while there is a place for it. Proof: {@code mpc-interrupts}.
 */
public final class InterruptQueue extends Component {
    private static final int PENDING = 64;
    private static final int ARRIVING = 2;

    /** 1 in the cycle in which a remote write has left whose host asked for a notification. */
    public final Bool sent = in(bool());
    /** 1 while there is a place for the next such. */
    public final Bool maySend = out(bool());
    /** 1 in the cycle in which a message has been received whose sender asked for a notification. */
    public final Bool received = in(bool());
    /** 1 while there is a place for the next such. */
    public final Bool mayReceive = out(bool());
    /** 1 to notify by interrupts; otherwise nothing is kept. */
    public final Bool enabled = in(bool());
    /** Code of the oldest {@link InterruptKind}. */
    public final Stream<UInt> pending = out(stream(uint(1)));

    /** 1 in the cycle in which an interrupt is kept. */
    public final Bool keeps = out(bool());

    /** Declares the queue. */
    public InterruptQueue() {
        this(PENDING);
    }

    /** Declares a queue of another size. */
    InterruptQueue(int places) {
        if (places != PENDING) {
            parameter("places", places);
        }
        RoundRobinArbiter<UInt> turns = instance("turns", new RoundRobinArbiter<>(uint(1), 2));
        Queue<UInt> kept = instance("kept", new Queue<>(uint(1), places));
        maySend.set(arriving("sending", sent, InterruptKind.SENT, turns));
        mayReceive.set(arriving("receiving", received, InterruptKind.RECEIVED, turns));
        connect(kept.enqueue, turns.sink);
        connect(pending, kept.dequeue);
        keeps.set(kept.enqueue.fires());
    }

    private Bool arriving(String name, Bool event, InterruptKind cause, RoundRobinArbiter<UInt> turns) {
        Queue<UInt> events = instance(name, new Queue<>(uint(1), ARRIVING));
        events.enqueue.valid().set(event.and(enabled));
        events.enqueue.data().set(cause.code());
        connect(turns.sources.get(cause.code()), events.dequeue);
        assertAlways(
                events.enqueue.valid().implies(events.enqueue.ready()), "an interrupt has its place before it happens");
        return events.enqueue.ready();
    }
}
