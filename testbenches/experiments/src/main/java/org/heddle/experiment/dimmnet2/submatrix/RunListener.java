package org.heddle.experiment.dimmnet2.submatrix;

/** Hears how far the list of transfers has come. */
public interface RunListener {
    /** Hears nothing. */
    RunListener SILENT = new RunListener() {
        @Override
        public void started(int index, int count, Submatrix workload) {}

        @Override
        public void moved(long bytes) {}

        @Override
        public void finished(ResultRow row) {}
    };

    /**
     * A transfer begins.
     *
     * @param index counted from 0
     * @param count transfers in all
     */
    void started(int index, int count, Submatrix workload);

    /** Bytes of the current transfer written so far. */
    void moved(long bytes);

    /** The transfer is over, checked and fingerprinted. */
    void finished(ResultRow row);
}
