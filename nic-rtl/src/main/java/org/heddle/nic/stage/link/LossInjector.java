package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Lfsr;

/**
 * One direction of a cable that loses packets, and single words of flow control, at random: so many of 256 as it is told. What it loses it
 * loses whole.
 *
 * <p>Which ones is drawn anew for each, from a shift register that steps in every cycle. Latency: one cycle. Throughput: one word per cycle.
 */
public final class LossInjector extends Component {
    /** Bits of the rate: all of them mean that all but one packet of 256 is lost. */
    public static final int RATE_WIDTH = 8;

    private static final Lfsr RANDOM = Lfsr.maximal(32, Lfsr.Form.FIBONACCI);

    public final LinkLane from = in(LinkLane.type());
    public final LinkLane to = out(LinkLane.type());
    /** {@value #RATE_WIDTH} bits: how many of 256 are lost; 0 for none. */
    public final UInt rate = in(uint(RATE_WIDTH));
    /** 32 bits: packets and single words that are lost since the reset, wrapping. */
    public final UInt lost = out(uint(32));

    /**
     * @param seed with which the draws begin, not 0
     */
    public LossInjector(int seed) {
        parameter("seed", seed);
        UInt random = reg("random", uint(RANDOM.width())).init(Integer.toUnsignedLong(seed));
        random.set(RANDOM.next(random));
        Bool inside = reg("inside", bool()).init(false);
        Bool loses = reg("loses", bool()).init(false);
        UInt count = reg("count", uint(lost.width())).init(0);
        // A packet is lost or not with its first word.
        Bool drops = mux(inside, loses, random.trunc(RATE_WIDTH).lt(rate));
        when(from.valid(), () -> {
            inside.set(from.last().not());
            loses.set(drops);
        });
        when(from.valid().and(from.last()).and(drops), count::increment);
        lost.set(count);

        Bool valid = reg("valid", bool()).init(false);
        UInt data = reg("data", uint(64));
        Bool last = reg("last", bool()).init(false);
        valid.set(from.valid().and(drops.not()));
        data.set(from.data());
        last.set(from.last());
        to.valid().set(valid);
        to.data().set(data);
        to.last().set(last);
    }
}
