package org.heddle.experiment.mpc.program;

/**
 * Size of a grid for Laplace's equation, and what is done with it.
 *
 * @param rows inside the border, at least one for each rank
 * @param columns inside the border, at least 1; an exchanged border has 4 bytes for each
 * @param iterations of Jacobi's method, at least 1
 */
public record LaplaceGrid(int rows, int columns, int iterations) {
    /** Number of ranks that share a grid. */
    public static final int RANKS = 4;

    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException if there is a rank without a row, no column or no iteration
     */
    public LaplaceGrid {
        if (rows < RANKS || columns < 1 || iterations < 1) {
            throw new IllegalArgumentException("a grid for " + RANKS + " ranks needs rows >= " + RANKS
                    + ", columns >= 1 and iterations >= 1: rows=" + rows + ", columns=" + columns + ", iterations="
                    + iterations);
        }
    }

    /** Returns the bytes of a row, which is what neighbours exchange. */
    public int borderBytes() {
        return columns * Float.BYTES;
    }

    /** Returns the first row of a rank, counted from 0. */
    int firstRow(int rank) {
        return rows * rank / RANKS;
    }

    /** Returns the part of the grid that belongs to a rank. */
    JacobiStrip strip(int rank) {
        return new JacobiStrip(firstRow(rank), firstRow(rank + 1) - firstRow(rank), rows, columns);
    }
}
