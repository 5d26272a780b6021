package org.heddle.experiment.study.path;

/**
 * Time of a job that is measured.
 *
 * @param rank the slowest one
 * @param from first cycle
 * @param to cycle in which that rank is ready
 */
public record PathWindow(int rank, long from, long to) {
    /** Returns its cycles. */
    public long cycles() {
        return to - from;
    }
}
