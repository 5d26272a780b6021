package org.heddle.hdl.lib.time;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Tells that nothing has happened for a while.
 *
 * <p>{@link #expired} becomes 1 when {@code cycles} cycles have passed since the last one with {@link #restart}, or since the reset,
 * and stays so until the cycle behind the next restart. Proof: {@code timeout-5}.
 */
public final class Timeout extends Component {
    /** 1 to begin anew: something has happened. */
    public final Bool restart = in(bool());

    /** Nothing has happened for so long; depends on a register only. */
    public final Bool expired = out(bool());

    /**
     * @param cycles without a restart, at least 1
     */
    public Timeout(int cycles) {
        if (cycles < 1) {
            throw new IllegalArgumentException("cycles must be >= 1: cycles=" + cycles);
        }
        parameter("cycles", cycles);
        UInt left = reg(uint(Types.bitsToNumber(cycles + 1))).init(cycles);
        expired.set(left.eq(0));
        when(restart, () -> left.set(cycles)).elseWhen(left.ne(0), left::decrement);
    }
}
