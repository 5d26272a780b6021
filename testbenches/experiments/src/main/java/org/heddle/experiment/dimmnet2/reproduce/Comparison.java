package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Section 5.3: what vector access saves against hosts that pack.
 *
 * @param n doubles of each row
 * @param level at which our time was measured
 * @param ours one message of m = 4,096 and z = 4,096 by vector access, microseconds
 * @param packed the same packed by the hosts
 * @param bandwidth ours, MB/s
 * @param paperReduction per cent of the packed time, as printed
 * @param processor what the paper compares bandwidths with, MB/s
 * @param paperGain the quotient, as printed
 */
record Comparison(
        int n,
        String level,
        double ours,
        double packed,
        double bandwidth,
        double paperReduction,
        double processor,
        double paperGain) {
    private static final int SIZE = 4_096;

    /** For both n, as far as they were measured; MPI's time where there is one, else the hardware's alone. */
    static List<Comparison> of(ReproductionDocument document) {
        List<Comparison> all = new ArrayList<>();
        for (int n : ReproductionWorkloads.WIDTHS) {
            Optional<ReproductionRow> mpi = document.row(Level.MPI, "stride", SIZE, n, SIZE);
            Optional<ReproductionRow> ours =
                    mpi.isPresent() ? mpi : document.row(Level.HARDWARE, "stride", SIZE, n, SIZE);
            Optional<ReproductionRow> packed = document.row(Level.MPI, "packed", SIZE, n, SIZE);
            if (ours.isPresent() && packed.isPresent()) {
                all.add(of(n, ours.get(), packed.get()));
            }
        }
        return all;
    }

    private static Comparison of(int n, ReproductionRow ours, ReproductionRow packed) {
        boolean narrow = n == 1;
        return new Comparison(
                n,
                ours.level(),
                ours.microseconds(),
                packed.microseconds(),
                ours.megabytesPerSecond(),
                narrow ? PaperFigures.REDUCTION_N1 : PaperFigures.REDUCTION_N16,
                narrow ? PaperFigures.PROCESSOR_N1 : PaperFigures.PROCESSOR_N16,
                narrow ? PaperFigures.GAIN_N1 : PaperFigures.GAIN_N16);
    }

    /** How much less time than packing, per cent. */
    double reduction() {
        return 100 * (1 - ours / packed);
    }

    /** Our bandwidth by the processor's. */
    double gain() {
        return bandwidth / processor;
    }
}
