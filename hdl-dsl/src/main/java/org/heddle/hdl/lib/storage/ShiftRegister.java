package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Bits in series from bits side by side, and the other way round; the most significant bit first.
 *
 * <p>Latency: a bit that is shifted in is seen one cycle later at the bottom, and {@code width} shifts later it leaves. Throughput:
 * one load or shift per cycle; a load wins over a shift. The reset makes all bits 0. Proof: {@code shift-register}.
 */
public final class ShiftRegister extends Component {
    /** Takes {@link #parallelIn} at the clock edge. */
    public final Bool load = in(bool());

    /** All bits at once, of {@code width} bits. */
    public final UInt parallelIn;

    /** Moves every bit up by one at the clock edge, unless bits are loaded. */
    public final Bool shift = in(bool());

    /** The bit that comes in at the bottom. */
    public final Bool serialIn = in(bool());

    /** The bit that leaves the top with the next shift. */
    public final Bool serialOut = out(bool());

    /** All bits. */
    public final UInt parallelOut;

    /**
     * @param width in bits, at least 2
     */
    public ShiftRegister(int width) {
        if (width < 2) {
            throw new IllegalArgumentException("width must be >= 2: width=" + width);
        }
        parameter("width", width);
        parallelIn = in(uint(width));
        parallelOut = out(uint(width));
        UInt bits = reg(uint(width)).init(0);
        parallelOut.set(bits);
        serialOut.set(bits.bit(width - 1));
        when(load, () -> bits.set(parallelIn))
                .elseWhen(shift, () -> bits.set(bits.trunc(width - 1).cat(serialIn.asUInt())));
    }
}
