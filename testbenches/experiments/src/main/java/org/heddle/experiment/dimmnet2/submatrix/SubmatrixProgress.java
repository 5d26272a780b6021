package org.heddle.experiment.dimmnet2.submatrix;

import org.heddle.report.TerminalProgress;

/** Shows the transfers on the terminal as they are run. */
public final class SubmatrixProgress implements RunListener {
    private final TerminalProgress display;

    /** Shows them on a display. */
    public SubmatrixProgress(TerminalProgress display) {
        this.display = display;
    }

    @Override
    public void started(int index, int count, Submatrix workload) {
        display.start("[%2d/%d] %-30s".formatted(index + 1, count, workload), workload.bytes());
    }

    @Override
    public void moved(long bytes) {
        display.done(bytes);
    }

    @Override
    public void finished(ResultRow row) {
        display.finish("%10s us  %7s MB/s  %s"
                .formatted(
                        SubmatrixTable.fixed(row.microseconds(), 2),
                        SubmatrixTable.fixed(row.megabytesPerSecond(), 1),
                        row.verified() ? "verified" : "NOT VERIFIED"));
    }
}
