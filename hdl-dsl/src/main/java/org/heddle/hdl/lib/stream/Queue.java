package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A first-in first-out queue between two streams.
 *
 * <p>Latency: 1 cycle from enqueue to dequeue. Throughput: 1 beat per cycle with at least two words, one in two cycles with
 * one. {@code ready}, {@code valid} and {@code count} depend on registers only, so nothing runs combinationally from one side
 * to the other; {@code dequeue.data} is read from the memory in the same cycle (with one word it is a register). The reset empties it.
 *
 * @param <T> the payload; without flipped parts
 */
public final class Queue<T extends Data> extends Component {
    /** Takes a beat while the queue is not full. */
    public final Stream<T> enqueue;

    /** Offers the oldest beat. */
    public final Stream<T> dequeue;

    /** Number of beats inside, 0 to {@code depth}. */
    public final UInt count;

    /**
     * @param payload of each beat
     * @param depth in beats, at least 1; need not be a power of two
     */
    public Queue(Type<T> payload, int depth) {
        parameter("payload", payload);
        parameter("depth", depth);
        int countBits = Types.bitsToNumber(depth + 1);
        enqueue = in(stream(payload));
        dequeue = out(stream(payload));
        count = out(uint(countBits));

        UInt used = reg(uint(countBits)).init(0);
        enqueue.ready().set(used.ne(depth));
        dequeue.valid().set(used.ne(0));
        count.set(used);

        Bool pushes = enqueue.fires();
        Bool pops = dequeue.fires();
        used.countUpDown(pushes, pops);
        if (depth == 1) {
            keepInRegister(payload, pushes);
        } else {
            keepInMemory(payload, depth, pushes, pops);
        }
    }

    private void keepInRegister(Type<T> payload, Bool pushes) {
        T word = reg(payload);
        connect(dequeue.data(), word);
        when(pushes, () -> connect(word, enqueue.data()));
    }

    private void keepInMemory(Type<T> payload, int depth, Bool pushes, Bool pops) {
        Memory<T> words = memory(payload, depth);
        UInt head = reg(uint(Types.bitsToNumber(depth))).init(0);
        UInt tail = reg(uint(Types.bitsToNumber(depth))).init(0);
        connect(dequeue.data(), words.read(head));
        when(pushes, () -> {
            words.write(tail, enqueue.data());
            advance(tail, depth);
        });
        when(pops, () -> advance(head, depth));
    }

    private void advance(UInt pointer, int depth) {
        if (depth == 1 << pointer.width()) {
            pointer.increment();
        } else {
            when(pointer.eq(depth - 1), () -> pointer.set(0)).otherwise(pointer::increment);
        }
    }
}
