package org.heddle.hdl.lib.time;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A pulse of one cycle every so many cycles.
 *
 * <p>The first tick comes {@code cycles} cycles after the reset, counted while {@link #enable} is 1; while it is 0 the count stands
 * still and nothing ticks. Proof: {@code ticker-5}.
 */
public final class Ticker extends Component {
    /** 1 to count this cycle. */
    public final Bool enable = in(bool());

    /** 1 in every {@code cycles}-th cycle that counts. */
    public final Bool tick = out(bool());

    /**
     * @param cycles from tick to tick, at least 2
     */
    public Ticker(int cycles) {
        if (cycles < 2) {
            throw new IllegalArgumentException("cycles must be >= 2: cycles=" + cycles);
        }
        parameter("cycles", cycles);
        UInt left = reg(uint(Types.bitsToNumber(cycles))).init(cycles - 1);
        tick.set(enable.and(left.eq(0)));
        when(tick, () -> left.set(cycles - 1)).elseWhen(enable, left::decrement);
    }
}
