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
 * <p>With {@link Output#REGISTER} the same latency, throughput and capacity, but {@code dequeue.data} is a register, which takes the next
 * word from the memory or, if none waits there, the one that comes; {@code dequeue.ready} then reaches the enable of that register.
 *
 * @param <T> the payload; without flipped parts
 */
public final class Queue<T extends Data> extends Component {
    /** Source of the oldest beat's data. */
    public enum Output {
        /** The memory, read in the same cycle: no register for each bit, but the memory's delay in front of whatever reads it. */
        MEMORY,
        /** A register: its delay only, at the price of a flip-flop and a multiplexer for each bit. */
        REGISTER
    }

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
        this(payload, depth, Output.MEMORY);
    }

    /**
     * @param payload of each beat
     * @param depth in beats, at least 1, the one in the output register included; need not be a power of two
     * @param output where {@code dequeue.data} comes from; with one word it is a register in any case
     */
    public Queue(Type<T> payload, int depth, Output output) {
        parameter("payload", payload);
        parameter("depth", Counts.atLeastOne("depth", depth));
        if (output == Output.REGISTER) {
            parameter("output", output);
        }
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
            keepWords(payload, depth, output, pushes, pops);
        }
        // A proof of what holds this queue has to know it.
        lemma(() -> claimRoom(used, depth));
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
        lemma(() -> claimDistance(head, tail, depth));
    }

    private void keepBehindRegister(Type<T> payload, int depth, Bool pushes, Bool pops) {
        Memory<T> words = memory(payload, depth);
        UInt head = reg(uint(Types.bitsToNumber(depth))).init(0);
        UInt tail = reg(uint(Types.bitsToNumber(depth))).init(0);
        T oldest = reg(payload);
        connect(dequeue.data(), oldest);
        Bool waits = count.gt(1);
        Bool takes = pops.or(dequeue.valid().not());
        // Every word is written, also one that goes straight to the register: the enable of the memory is then the
        // handshake alone.
        when(pushes, () -> {
            words.write(tail, enqueue.data());
            advance(tail, depth);
        });
        when(takes, () -> {
            when(waits.or(pushes), () -> advance(head, depth));
            connect(oldest, mux(waits, words.read(head), enqueue.data()));
        });
    }

    private void advance(UInt pointer, int depth) {
        if (depth == 1 << pointer.width()) {
            pointer.increment();
        } else {
            when(pointer.eq(depth - 1), () -> pointer.set(0)).otherwise(pointer::increment);
        }
    }

    private void keepWords(Type<T> payload, int depth, Output output, Bool pushes, Bool pops) {
        if (output == Output.REGISTER) {
            // The oldest word is in the register, those behind it from "head" on in the memory.
            keepBehindRegister(payload, depth, pushes, pops);
        } else {
            keepInMemory(payload, depth, pushes, pops);
        }
    }

    private void claimRoom(UInt used, int depth) {
        if (depth < (1 << used.width()) - 1) {
            assertAlways(used.le(depth), "no more beats are inside than there is room for");
        }
    }

    /** Claims that the end is as far from the beginning as there are beats. */
    private void claimDistance(UInt head, UInt tail, int depth) {
        if (depth != 1 << head.width()) {
            assertAlways(head.lt(depth).and(tail.lt(depth)), "both pointers stay inside the memory");
        }
        UInt end = head.addGrow(count);
        UInt wrapped = mux(end.ge(depth), end.subWrap(depth), end);
        assertAlways(wrapped.eq(tail), "the end is as far from the beginning as there are beats");
    }
}
