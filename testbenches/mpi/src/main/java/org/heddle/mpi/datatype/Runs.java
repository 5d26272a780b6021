package org.heddle.mpi.datatype;

/**
 * Some runs of bytes, all of one length and a fixed distance apart.
 *
 * @param displacement of the first byte of the first run
 * @param length of each run in bytes
 * @param count how many runs, at least 1
 * @param stride bytes from the start of one run to the start of the next, may be negative; 0 where there is only one
 */
public record Runs(long displacement, long length, long count, long stride) {
    /** One run. */
    static Runs single(long displacement, long length) {
        return new Runs(displacement, length, 1, 0);
    }

    /** Bytes of all runs. */
    public long bytes() {
        return length * count;
    }

    /** Displacement of run {@code index}. */
    public long displacement(long index) {
        return displacement + index * stride;
    }

    /** Displacement of the last run. */
    long last() {
        return displacement(count - 1);
    }

    /** The runs from {@code first} on; {@code first} must be below the count. */
    Runs from(long first) {
        return part(first, count - first);
    }

    /** The first {@code length} runs, at least 1. */
    Runs head(long length) {
        return part(0, length);
    }

    private Runs part(long first, long runs) {
        return new Runs(displacement(first), length, runs, runs == 1 ? 0 : stride);
    }
}
