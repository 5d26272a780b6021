package org.heddle.experiment.dimmnet2.reproduce;

import org.heddle.experiment.Basis;
import org.jspecify.annotations.Nullable;

/** Basis of each row: those that constants were fitted on, those that are worked out, and the rest. */
final class RowBasis {
    private static final String PUBLISHED = "published";

    private RowBasis() {}

    /**
     * Returns how a row came about. Constants of nodes and hosts were fitted on rows of the published configuration alone; the
     * packing processor's time at n = 16 is solved from the figure of its row, whatever the nodes are.
     */
    static Basis of(String configuration, String level, String pattern, int m, int n, @Nullable Integer z) {
        return switch (level + " " + pattern + " " + m + " " + n + " " + z) {
            // packN16: the paper's 3,828.3 us, solved for the time of packing.
            case Level.MPI + " packed 4096 16 4096" -> Basis.FITTED;
            case Level.MPI + " packed 4096 1 4096" -> Basis.FORMULA;
            // matching and receiveCall: 1,024 bytes in 16.03 us. The units: 716 MB/s. n = 16: 1,058.5 us.
            case Level.MPI + " contiguous 128 1 null",
                    Level.MPI + " stride 4096 16 4096",
                    Level.UNIT + " prefetch 15 16 4096",
                    Level.UNIT + " write 15 16 4096" -> configuration.equals(PUBLISHED) ? Basis.FITTED : Basis.MEASURED;
            default -> Basis.MEASURED;
        };
    }
}
