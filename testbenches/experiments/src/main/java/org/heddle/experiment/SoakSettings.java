package org.heddle.experiment;

/**
 * How much a soak is to do.
 *
 * @param seed of the first episode; the others have the seeds behind it
 * @param count in the soak's unit: commands, reductions, or pairs for each operation and format
 * @param threads episodes at once
 */
public record SoakSettings(long seed, long count, int threads) {
    /** Refuses nothing to do. */
    public SoakSettings {
        if (count < 1 || threads < 1) {
            throw new IllegalArgumentException(
                    "count and threads must be at least 1: count=" + count + ", threads=" + threads);
        }
    }
}
