package org.heddle.hdl.example;

import org.heddle.hdl.*;

/** Queues in a row. */
public final class Chain extends Component {
    public final Stream<UInt> enqueue = in(stream(uint(64)));
    public final Stream<UInt> dequeue = out(stream(uint(64)));

    public Chain(int length) {
        Stream<UInt> from = enqueue;
        for (int i = 0; i < length; i++) {
            WordQueue queue = instance(new WordQueue(64, 16));
            connect(queue.enqueue, from);
            from = queue.dequeue;
        }
        connect(dequeue, from);
    }
}
