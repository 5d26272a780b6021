package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * A first-in first-out queue that a beat passes in its own cycle while nothing waits in it.
 *
 * <p>Latency: 0 cycles while the queue is empty and the sink takes. Throughput: 1 beat per cycle with at least two words.
 * {@code enqueue.ready} depends on registers only; {@code dequeue.valid} and {@code dequeue.data} follow {@code enqueue}
 * combinationally while the queue is empty. The reset empties it. Proof: {@code passing-queue-4}.
 *
 * @param <T> the payload; without flipped parts
 */
public final class PassingQueue<T extends Data> extends Component {
    /** Takes a beat while the queue is not full. */
    public final Stream<T> enqueue;

    /** Offers the oldest beat, or the one that comes. */
    public final Stream<T> dequeue;

    /**
     * @param payload of each beat
     * @param depth in beats that wait, at least 1; need not be a power of two
     */
    public PassingQueue(Type<T> payload, int depth) {
        parameter("payload", payload);
        parameter("depth", depth);
        enqueue = in(stream(payload));
        dequeue = out(stream(payload));
        Queue<T> waiting = instance(new Queue<>(payload, depth));

        Bool isEmpty = waiting.dequeue.valid().not();
        Bool passes = isEmpty.and(dequeue.ready());
        enqueue.ready().set(waiting.enqueue.ready());
        waiting.enqueue.valid().set(enqueue.valid().and(passes.not()));
        connect(waiting.enqueue.data(), enqueue.data());
        dequeue.valid().set(enqueue.valid().or(isEmpty.not()));
        connect(dequeue.data(), mux(isEmpty, enqueue.data(), waiting.dequeue.data()));
        waiting.dequeue.ready().set(dequeue.ready());
    }
}
