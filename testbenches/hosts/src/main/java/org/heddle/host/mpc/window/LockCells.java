package org.heddle.host.mpc.window;

import java.util.function.Consumer;

/** Cells of a lock, one for each rank, as one of them reaches them. */
interface LockCells {
    /**
     * Writes the rank's own cell.
     *
     * @param visible told when every rank that reads it reads this value
     */
    void write(long value, Runnable visible);

    /** Reads all cells, each as it is at some moment from now on. */
    void read(Consumer<long[]> cells);
}
