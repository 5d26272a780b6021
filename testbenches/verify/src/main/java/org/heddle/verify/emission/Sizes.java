package org.heddle.verify.emission;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;

/** Designs of any size. */
final class Sizes {
    private Sizes() {}

    /** Queues of 16 words of 64 bits in a row. */
    static final class Queues extends Component {
        Queues(int length) {
            var from = in("from", stream(uint(64)));
            var into = out("into", stream(uint(64)));
            var last = from;
            for (int i = 0; i < length; i++) {
                Queue<UInt> queue = instance(new Queue<>(uint(64), 16));
                connect(queue.enqueue, last);
                last = queue.dequeue;
            }
            connect(into, last);
        }
    }

    /** A vector of registers through which a value moves. */
    static final class Entries extends Component {
        Entries(int size) {
            UInt given = in(uint(8));
            UInt answer = out(uint(8));
            Vec<UInt> kept = reg(Types.vec(size, uint(8)));
            for (int i = 0; i < size; i++) {
                kept.get(i).set(i == 0 ? given : kept.get(i - 1));
            }
            answer.set(kept.get(size - 1));
        }
    }

    /** One expression, as many operators deep. */
    static final class Depth extends Component {
        Depth(int depth) {
            UInt value = in(uint(8));
            UInt answer = out(uint(8));
            List<UInt> last = new ArrayList<>(List.of(value));
            for (int i = 1; i < depth; i++) {
                last.set(0, last.get(0).addWrap(value));
            }
            answer.set(last.get(0));
        }
    }

    /** Component with a given number of statements under conditions. */
    static final class Statements extends Component {
        Statements(int count) {
            UInt given = in(uint(8));
            UInt answer = out(uint(8));
            UInt kept = reg(uint(8)).init(0);
            for (int i = 0; i < count; i++) {
                int value = i % 256;
                when(given.eq(value), () -> kept.set(value));
            }
            answer.set(kept);
        }
    }
}
