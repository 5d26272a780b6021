package org.heddle.experiment.cosim;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;

/** A small design with a little of everything: a queue, a multiplier with an accumulator, a shift register. */
final class Toy extends Component {
    final Stream<UInt> enqueue = in(stream(uint(32)));
    final Stream<UInt> dequeue = out(stream(uint(32)));
    final UInt sum = out(uint(48));
    final Bool noise = out(bool());

    Toy() {
        Queue<UInt> queue = instance(new Queue<>(uint(32), 16));
        connect(queue.enqueue, enqueue);
        connect(dequeue, queue.dequeue);

        UInt total = reg(uint(48)).init(0);
        UInt value = enqueue.data();
        when(
                enqueue.fires(),
                () -> total.set(total.addWrap(
                        value.bits(15, 0).mulGrow(value.bits(31, 16)).zext(48))));
        sum.set(total);

        UInt shift = reg(uint(32)).init(1);
        Bool next = shift.bit(31).xor(shift.bit(21)).xor(shift.bit(1)).xor(shift.bit(0));
        shift.set(cat(shift.bits(30, 0), next));
        noise.set(shift.bit(31));
    }
}
