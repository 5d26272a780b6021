package org.heddle.experiment.verbs.noncontiguous.fft;

/**
 * Outcome of a transform.
 *
 * @param cycles from the common start to the last rank's end
 * @param computeCycles of a rank's transforms of rows
 * @param packCycles in which the program copies by itself, mean over the ranks
 * @param exchangeCycles in MPI, what it copies included, mean over the ranks
 * @param copiedBytes by the programs themselves, all ranks
 * @param verified whether every bit is that of a run in one program
 */
public record FftResult(
        long cycles,
        long computeCycles,
        double packCycles,
        double exchangeCycles,
        long copiedBytes,
        boolean verified) {}
