package org.heddle.host.dimmnet2.layout;

/**
 * Runs of bytes that move from places of one layout to places of another.
 *
 * @param source displacement of the first run at the sender
 * @param destination displacement of the first run at the receiver
 * @param length of each run in bytes
 * @param count how many runs
 * @param sourceStride bytes from run to run at the sender; without meaning for one run
 * @param destinationStride bytes from run to run at the receiver; without meaning for one run
 */
public record PairedRuns(
        long source, long destination, long length, long count, long sourceStride, long destinationStride) {
    /** Bytes of all runs. */
    public long bytes() {
        return length * count;
    }

    /** A part of each run. */
    public PairedRuns column(long offset, long bytes) {
        return new PairedRuns(source + offset, destination + offset, bytes, count, sourceStride, destinationStride);
    }

    /** Some of the runs. */
    public PairedRuns part(long first, long runs) {
        return new PairedRuns(
                source + first * sourceStride,
                destination + first * destinationStride,
                length,
                runs,
                sourceStride,
                destinationStride);
    }

    /** Each {@code step}-th run from {@code first} on. */
    public PairedRuns every(long first, long step) {
        return new PairedRuns(
                source + first * sourceStride,
                destination + first * destinationStride,
                length,
                (count - first + step - 1) / step,
                sourceStride * step,
                destinationStride * step);
    }
}
