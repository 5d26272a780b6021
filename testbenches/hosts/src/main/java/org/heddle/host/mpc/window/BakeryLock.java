package org.heddle.host.mpc.window;

import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;

/**
 * Lock by L. Lamport's bakery algorithm (A New Solution of Dijkstra's Concurrent Programming Problem, 1974), with shared holders beside it. It needs reads
 * and writes of cells alone: a rank draws a number above all that it sees, and waits for lower ones that it cannot share with.
 *
 * <pre>
 *  cell   [0] draws a number now   [1] wants the lock for itself   [63:2] number, 0 for none
 * </pre>
 */
final class BakeryLock {
    private static final long DRAWS = 1;
    private static final long EXCLUSIVE = 2;
    private static final int NUMBER_LOW = 2;

    private final LockCells cells;
    private final int rank;
    private final HostProcessor processor;
    private final long limitCycles;
    private final String name;

    /**
     * @param rank whose own cell is written
     * @param limitCycles until it gives up
     * @param name for messages
     */
    BakeryLock(LockCells cells, int rank, HostProcessor processor, long limitCycles, String name) {
        this.cells = cells;
        this.rank = rank;
        this.processor = processor;
        this.limitCycles = limitCycles;
        this.name = name;
    }

    /**
     * Asks for the lock.
     *
     * @throws HostTimeoutException when it has not been granted for so long, in the call that looks then
     */
    void lock(boolean exclusive, Runnable granted) {
        long start = processor.cycle();
        cells.write(
                DRAWS,
                () -> cells.read(seen -> {
                    long highest = 0;
                    for (long cell : seen) {
                        highest = Math.max(highest, cell >> NUMBER_LOW);
                    }
                    long own = highest + 1 << NUMBER_LOW | (exclusive ? EXCLUSIVE : 0);
                    cells.write(own, () -> look(own, start, granted));
                }));
    }

    private void look(long own, long start, Runnable granted) {
        cells.read(seen -> {
            int first = before(own, seen);
            if (first < 0) {
                granted.run();
                return;
            }
            if (processor.cycle() - start > limitCycles) {
                throw new HostTimeoutException(
                        name,
                        limitCycles,
                        processor.cycle(),
                        "world rank " + first + " holds it or waits before: let it unlock()");
            }
            look(own, start, granted);
        });
    }

    /** Returns a rank that must be waited for; -1 if there is none. */
    private int before(long own, long[] seen) {
        for (int other = 0; other < seen.length; other++) {
            long cell = seen[other];
            boolean isEarlier =
                    cell >> NUMBER_LOW < own >> NUMBER_LOW || cell >> NUMBER_LOW == own >> NUMBER_LOW && other < rank;
            boolean excludes = ((cell | own) & EXCLUSIVE) != 0;
            if (other != rank && cell != 0 && ((cell & DRAWS) != 0 || isEarlier && excludes)) {
                return other;
            }
        }
        return -1;
    }

    /** Gives the lock back. */
    void unlock(Runnable released) {
        cells.write(0, released);
    }
}
