package org.heddle.experiment.cosim;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;

/** Queues of 16 words of 64 bits in a row. */
final class QueueRow extends Component {
    final Stream<UInt> enqueue = in(stream(uint(64)));
    final Stream<UInt> dequeue = out(stream(uint(64)));

    QueueRow(int queues) {
        parameter("queues", queues);
        Stream<UInt> end = enqueue;
        for (int i = 0; i < queues; i++) {
            Queue<UInt> queue = instance("queue" + i, new Queue<>(uint(64), 16));
            connect(queue.enqueue, end);
            end = queue.dequeue;
        }
        connect(dequeue, end);
    }
}
