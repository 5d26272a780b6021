package org.heddle.verify.timing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.heddle.verify.timing.part.Family;

/**
 * Settings of one analysis.
 *
 * @param family whose cells the design is mapped to
 * @param speed one of the family's; empty for its first
 * @param periods of each clock, by the name of the top's input, in nanoseconds
 * @param paths how many of the longest paths of each clock are followed step by step, 0 or more
 */
public record TimingRequest(Family family, String speed, Map<String, Double> periods, int paths) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a period is not above 0, or the number of paths is negative
     */
    public TimingRequest {
        periods = Collections.unmodifiableMap(new LinkedHashMap<>(periods));
        periods.forEach((clock, period) -> {
            if (!(period > 0) || period.isInfinite()) {
                throw new IllegalArgumentException("period must be > 0: clock=" + clock + " period=" + period);
            }
        });
        if (paths < 0) {
            throw new IllegalArgumentException("paths must be >= 0: paths=" + paths);
        }
    }

    double period(String clock) {
        return periods.getOrDefault(clock, Double.POSITIVE_INFINITY);
    }
}
