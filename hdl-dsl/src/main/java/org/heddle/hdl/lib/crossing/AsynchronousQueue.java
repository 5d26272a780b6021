package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.UInt;

/**
 * A first-in first-out queue from one clock to another.
 *
 * <p>Latency: a beat is offered behind the third edge of the reading clock that follows the edge that took it, or the fourth where
 * the clocks meet badly; a place that is freed can be taken behind the second or third edge of the writing clock. Throughput: 1 beat per
 * cycle of the slower clock with at least 8 words, less with fewer, as the round trip takes that long. {@code enqueue.ready} depends on
 * registers only; {@code dequeue.valid} is a register; {@code dequeue.data} is read from the memory in the same cycle.
 *
 * <p>The pointers cross in Gray code, each from a register, so that a clock catches the old or the new one. The reset of either side
 * empties the queue and closes both ends until both are cleared, up to ten edges of the slower clock behind the reset's end; beats that
 * were inside, or went in before the other side noticed, are lost. Both are reset at the start.
 *
 * @param <T> the payload; without flipped parts
 */
public final class AsynchronousQueue<T extends Data> extends Component {
    /** The clock of {@link #enqueue}. */
    public final ClockDomain writing = clockDomain();

    /** The clock of {@link #dequeue}. */
    public final ClockDomain reading = clockDomain();

    /** Takes a beat while the queue is not full. */
    public final Stream<T> enqueue;

    /** Offers the oldest beat. */
    public final Stream<T> dequeue;

    /**
     * @param payload of each beat
     * @param depth in beats: a power of two, at least 2
     * @throws IllegalArgumentException if the depth is another number
     */
    public AsynchronousQueue(Type<T> payload, int depth) {
        if (depth < 2 || Integer.bitCount(depth) != 1) {
            throw new IllegalArgumentException("depth must be a power of two >= 2: depth=" + depth);
        }
        parameter("payload", payload);
        parameter("depth", depth);
        enqueue = in(writing, stream(payload));
        dequeue = out(reading, stream(payload));
        int addressBits = Integer.numberOfTrailingZeros(depth);

        MutualReset resets = instance("resets", new MutualReset());
        resets.left.set(writing);
        resets.right.set(reading);
        GrayCounter tail = new GrayCounter(addressBits + 1);
        within(writing, () -> instance("tail", tail));
        GrayCounter head = new GrayCounter(addressBits + 1);
        within(reading, () -> instance("head", head));
        UInt headSeen = synchronize("head_seen", writing, head.gray);
        UInt tailSeen = synchronize("tail_seen", reading, tail.gray);

        // The tail is a whole round ahead: in Gray code, its two highest bits are the others.
        Bool full = tail.gray.eq(headSeen.xor(lit(3L << addressBits - 1, addressBits + 1)));
        enqueue.ready().set(full.not().and(resets.leftClears.not()));
        tail.advance.set(enqueue.fires());
        tail.clear.set(resets.leftClears);

        // Both answers are worked out before it is known whether a beat leaves: the reader's ready reaches the register
        // through one choice.
        Bool offered = reg(reading, bool()).init(false);
        Bool hasBeat = head.gray.ne(tailSeen);
        Bool hasAnother = head.binary.addWrap(1).toGray().ne(tailSeen);
        within(
                reading,
                () -> offered.set(mux(dequeue.fires(), hasAnother, hasBeat).and(resets.rightClears.not())));
        dequeue.valid().set(offered);
        head.advance.set(dequeue.fires());
        head.clear.set(resets.rightClears);

        Memory<T> words = memory(payload, depth);
        within(writing, () -> when(enqueue.fires(), () -> words.write(tail.binary.trunc(addressBits), enqueue.data())));
        within(
                reading,
                () -> connect(
                        dequeue.data(),
                        crossing(
                                words.read(head.binary.trunc(addressBits)),
                                "written before the tail that shows it crossed")));
    }

    private UInt synchronize(String name, ClockDomain domain, UInt gray) {
        UInt[] seen = new UInt[1];
        within(domain, () -> {
            UInt first =
                    synchronizerStage(reg(name + "_first", uint(gray.width())).init(0));
            UInt second = synchronizerStage(reg(name, uint(gray.width())).init(0));
            first.set(crossing(gray, "a Gray code from registers: one bit changes at a time"));
            second.set(first);
            seen[0] = second;
        });
        return seen[0];
    }
}
