package org.heddle.cosim.lanes;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.option.Reset;

/** Designs that run in lanes. */
final class LaneDesigns {
    private LaneDesigns() {}

    /** A queue of wide words, a table written by parts, sums without a reset, a second clock, and a claim about the inputs. */
    static final class Store extends Component {
        final Stream<UInt> enqueue = in(stream(uint(100)));
        final Stream<UInt> dequeue = out(stream(uint(100)));
        final UInt address = in(uint(5));
        final UInt word = in(uint(70));
        final Bool write = in(bool());
        final Bool illegal = in(bool());
        final UInt read = out(uint(70));
        final UInt held = out(uint(130));
        final UInt shifted = out(uint(64));

        Store() {
            Queue<UInt> queue = instance("queue", new Queue<>(uint(100), 4));
            connect(queue.enqueue, enqueue);
            connect(dequeue, queue.dequeue);
            Memory<UInt> words = memory(uint(70), 20);
            when(write, () -> words.write(address, word));
            read.set(words.read(address));
            UInt sum = reg(uint(130));
            when(write, () -> sum.set(sum.addWrap(word.zext(130))))
                    .elseWhen(address.eq(3), () -> sum.set(word.zext(130)));
            held.set(sum);
            shifted.set(sum.shr(address).trunc(64));
            ClockDomain other = clockDomain("other", Reset.asynchronous().activeLow());
            within(other, () -> {
                UInt count = reg(uint(9)).init(5);
                count.set(count.addWrap(7));
                out("slow", uint(9)).set(count);
            });
            assertAlways(illegal.not(), "illegal stays low");
        }
    }
}
