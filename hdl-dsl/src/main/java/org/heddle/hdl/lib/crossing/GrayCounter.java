package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Counts modulo a power of two, in binary and in Gray code: one bit of {@link #gray} changes at a time, also where it wraps, so that
 * another clock catches the old number or the new one and nothing else.
 *
 * <p>Latency: both outputs are registers and change at the edge at which {@link #advance} is 1. The reset sets both to 0.
 */
public final class GrayCounter extends Component {
    /** Counts on at this edge. */
    public final Bool advance = in(bool());

    /** Goes back to 0 at this edge, which is no step by one bit: only while nobody looks. */
    public final Bool clear = in(bool());

    /** Count in binary. */
    public final UInt binary;

    /** Gray code of the count. */
    public final UInt gray;

    /** The number that {@link #binary} shows from this clock edge on. */
    public final UInt next;

    /**
     * @param width in bits, at least 2
     */
    public GrayCounter(int width) {
        if (width < 2) {
            throw new IllegalArgumentException("width must be >= 2: width=" + width);
        }
        parameter("width", width);
        binary = out(uint(width));
        gray = out(uint(width));
        next = out(uint(width));

        UInt count = reg(uint(width)).init(0);
        UInt code = reg(uint(width)).init(0);
        // The code of the number behind is there before it is known whether it is wanted.
        UInt ahead = count.addWrap(1);
        UInt zero = lit(0, width);
        next.set(mux(clear, zero, mux(advance, ahead, count)));
        count.set(next);
        code.set(mux(clear, zero, mux(advance, ahead.toGray(), code)));
        binary.set(count);
        gray.set(code);
        assertAlways(code.eq(count.toGray()), "both counters stand at the same number");
    }
}
