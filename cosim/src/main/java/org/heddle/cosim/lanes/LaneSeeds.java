package org.heddle.cosim.lanes;

import java.util.function.LongFunction;
import java.util.function.LongToIntFunction;
import org.heddle.cosim.jvm.model.StartRule;

/**
 * Seeds of lanes: that of the first, and the next number for each that follows.
 *
 * @param first seed of lane 0
 * @param count number of lanes
 * @param text makes a seed what messages show
 */
public record LaneSeeds(long first, int count, LongFunction<String> text) {
    /** Returns the seed of a lane. */
    public long of(int lane) {
        return first + lane;
    }

    String text(int lane) {
        return text.apply(of(lane));
    }

    /**
     * Returns the starts of all lanes.
     *
     * @param initial number of the way in which state starts that nothing writes, as native code has it
     * @param folded makes a seed what native models take
     */
    public StartRule[] starts(int initial, LongToIntFunction folded) {
        StartRule[] starts = new StartRule[count];
        for (int lane = 0; lane < count; lane++) {
            starts[lane] = new StartRule(initial, folded.applyAsInt(of(lane)));
        }
        return starts;
    }
}
