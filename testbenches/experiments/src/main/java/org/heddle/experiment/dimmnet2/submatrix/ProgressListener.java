package org.heddle.experiment.dimmnet2.submatrix;

/** Hears how far a transfer has come. */
@FunctionalInterface
public interface ProgressListener {
    /**
     * Bytes written into the destination so far, out of {@link Submatrix#bytes()}. May be called as often as one
     * likes.
     */
    void moved(long bytes);
}
