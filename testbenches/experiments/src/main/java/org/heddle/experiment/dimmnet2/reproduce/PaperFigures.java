package org.heddle.experiment.dimmnet2.reproduce;

import org.jspecify.annotations.Nullable;

/**
 * Figures that the paper prints as numbers, each at the level at which it was measured. Where it only draws curves, there are no figures.
 */
public final class PaperFigures {
    /** 1 - 258.2 / 1,190.6 and 1 - 1,058.5 / 3,828.3, as printed: so much less than packing takes a message. */
    static final double REDUCTION_N1 = 78.3;

    static final double REDUCTION_N16 = 72.4;
    /** Bandwidth of the processor that packs and unpacks, MB/s. */
    static final double PROCESSOR_N1 = 23.7;

    static final double PROCESSOR_N16 = 135.4;
    /** 123.4 / 23.7 and 494.2 / 135.4, as printed. */
    static final double GAIN_N1 = 5.2;

    static final double GAIN_N16 = 3.6;
    /** Bandwidth at n = 1, z = 256 as a share of contiguous bandwidth, per cent. */
    static final double SHARE_OF_CONTIGUOUS = 33;

    private static final int ROWS = 4_096;
    private static final Figure SILENT = new Figure(null, null);

    private PaperFigures() {}

    /**
     * A printed point.
     *
     * @param microseconds latency, or null
     * @param megabytesPerSecond bandwidth, or null; the paper's is not bytes by latency
     */
    public record Figure(
            @Nullable Double microseconds, @Nullable Double megabytesPerSecond) {}

    /** Returns the figure that the paper prints for a row, with null for each value that it does not print. */
    public static Figure of(String level, String pattern, int m, int n, @Nullable Integer z) {
        return switch (level + " " + pattern + " " + m + " " + n + " " + z) {
            case Level.MPI + " stride " + ROWS + " 1 4096" -> new Figure(258.2, 123.4);
            case Level.MPI + " stride " + ROWS + " 16 4096" -> new Figure(1_058.5, 494.2);
            case Level.MPI + " stride " + ROWS + " 16 1024" -> new Figure(null, 500.0);
            case Level.MPI + " stride " + ROWS + " 16 256" -> new Figure(null, 550.0);
            case Level.MPI + " packed " + ROWS + " 1 4096" -> new Figure(1_190.6, null);
            case Level.MPI + " packed " + ROWS + " 16 4096" -> new Figure(3_828.3, null);
            case Level.UNIT + " prefetch 15 16 4096", Level.UNIT + " write 15 16 4096" -> new Figure(null, 716.0);
            default ->
                level.equals(Level.MPI) && pattern.equals("contiguous") && n == 1
                        ? new Figure(Table4.transfer(m), null)
                        : SILENT;
        };
    }
}
