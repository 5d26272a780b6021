package org.heddle.experiment.dimmnet2.submatrix;

import org.jspecify.annotations.Nullable;

/**
 * A point the paper prints as a number; where it only draws a curve it is silent for us.
 *
 * @param microseconds latency as printed; it includes about {@link #SOFTWARE_MICROSECONDS} of software
 * @param megabytesPerSecond bandwidth as printed, in 10^6 bytes; the paper's is not bytes by latency
 */
public record PaperPoint(double microseconds, double megabytesPerSecond) {
    /**
     * The part of the paper's latencies that is software (request, matching, status poll) and not transfer: the
     * paper's 258.2 and 1058.5 us less the 243.7 and 1,044 us that the hardware takes.
     */
    public static final double SOFTWARE_MICROSECONDS = 14.5;

    private static final PaperPoint ONE_DOUBLE = new PaperPoint(258.2, 123.4);
    private static final PaperPoint SIXTEEN_DOUBLES = new PaperPoint(1058.5, 494.2);

    /** Returns the point that the paper prints for a transfer, or null if it prints none. */
    public static @Nullable PaperPoint of(Submatrix workload) {
        if (workload.equals(Submatrix.stride(4_096, 1, 4_096))) {
            return ONE_DOUBLE;
        }
        if (workload.equals(Submatrix.stride(4_096, 16, 4_096))) {
            return SIXTEEN_DOUBLES;
        }
        return null;
    }

    /** The printed latency without its software part, in microseconds. */
    public double hardwareMicroseconds() {
        return microseconds - SOFTWARE_MICROSECONDS;
    }
}
