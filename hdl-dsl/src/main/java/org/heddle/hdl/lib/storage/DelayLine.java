package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Vec;

/**
 * Data as they were some cycles ago.
 *
 * <p>Latency: {@code cycles}. Throughput: one value per cycle; nothing can stall it. Registers without reset: in the first
 * {@code cycles} cycles the delayed data are unspecified. Proof: {@code delay-line-3}.
 *
 * @param <T> the data; without flipped parts
 */
public final class DelayLine<T extends Data> extends Component {
    /** The data of this cycle. */
    public final T now;

    /** The data of {@code cycles} cycles ago. */
    public final T delayed;

    /**
     * @param data the type of the data
     * @param cycles by which they are delayed, at least 1
     */
    public DelayLine(Type<T> data, int cycles) {
        if (cycles < 1) {
            throw new IllegalArgumentException("cycles must be >= 1: cycles=" + cycles);
        }
        parameter("data", data);
        parameter("cycles", cycles);
        now = in(data);
        delayed = out(data);
        Vec<T> stages = reg(vec(cycles, data));
        for (int i = 0; i < cycles; i++) {
            connect(stages.get(i), i == 0 ? now : stages.get(i - 1));
        }
        connect(delayed, stages.get(cycles - 1));
    }
}
