package org.heddle.nic.verbs.connection.requester;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Times of a sender that waits for a receive, a ROM of 32: the code is none of a multiple, but the number of a row of the table of InfiniBand.
 *
 * <p>Latency: none.
 */
public final class RnrTimes extends Component {
    /** Number of cycles of a tick. */
    public static final int TICK_CYCLES = 64;

    /** Times in units of 10 us, for each code. */
    private static final int[] UNITS = {
        65536, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096,
        6144, 8192, 12288, 16384, 24576, 32768, 49152
    };

    /** 5 bits: the code. */
    public final UInt code = in(uint(5));
    /** Ticks of {@value #TICK_CYCLES} cycles, rounded up and one more, as a tick may have begun. */
    public final UInt ticks = out(uint(RetryTimers.TICKS_WIDTH));

    /**
     * @param unitCycles cycles of 10 us
     */
    public RnrTimes(int unitCycles) {
        parameter("unit", unitCycles);
        List<UInt> rows = new ArrayList<>();
        for (int row = 0; row < UNITS.length; row++) {
            rows.add(lit(BigInteger.valueOf(ticks(row, unitCycles)), RetryTimers.TICKS_WIDTH));
        }
        ticks.set(Vec.of(rows).get(code));
    }

    /** Returns the ticks of a code. */
    static long ticks(int code, int unitCycles) {
        return ((long) UNITS[code] * unitCycles + TICK_CYCLES - 1) / TICK_CYCLES + 1;
    }
}
