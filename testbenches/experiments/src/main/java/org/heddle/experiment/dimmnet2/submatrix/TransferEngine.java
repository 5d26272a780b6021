package org.heddle.experiment.dimmnet2.submatrix;

/** Two nodes joined by a link, on which a transfer can be run: node 0 writes into node 1. */
public interface TransferEngine {
    /** The configuration of the hardware, for example {@code published}; it goes into the result file. */
    String configuration();

    /** Returns a description of the system on which the transfers ran, in a few words for a stranger who reads the report. */
    String description();

    /**
     * Runs one transfer on memories that hold nothing but their preset words.
     *
     * @param progress told now and then how many bytes have been written
     */
    Measurement run(Submatrix workload, ProgressListener progress);
}
