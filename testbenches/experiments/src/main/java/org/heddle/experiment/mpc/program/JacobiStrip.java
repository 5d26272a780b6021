package org.heddle.experiment.mpc.program;

/** Some consecutive rows of a grid of floats, with a border around them, on which Jacobi's method goes on. */
final class JacobiStrip {
    private final int rows;
    private final int columns;
    private float[][] values;
    private float[][] next;

    /**
     * Fills the border of the whole grid with its values, and everything inside with 0.
     *
     * @param first row of the grid that is the first one here
     * @param rows here
     * @param gridRows in the whole grid
     * @param columns of the grid
     */
    JacobiStrip(int first, int rows, int gridRows, int columns) {
        this.rows = rows;
        this.columns = columns;
        values = new float[rows + 2][columns + 2];
        next = new float[rows + 2][columns + 2];
        for (float[][] grid : new float[][][] {values, next}) {
            for (int row = 0; row < rows + 2; row++) {
                int gridRow = first + row;
                for (int column = 0; column < columns + 2; column++) {
                    boolean border = gridRow == 0 || gridRow == gridRows + 1 || column == 0 || column == columns + 1;
                    grid[row][column] = border ? border(gridRow, column) : 0;
                }
            }
        }
    }

    private static float border(int row, int column) {
        return (row * 31 + column * 17) % 101 / 8f;
    }

    /** Returns a row; 0 and the number of rows plus 1 are the borders. */
    float[] row(int row) {
        return values[row];
    }

    /** Returns the largest change that one step of Jacobi's method makes here. */
    float step() {
        float residual = 0;
        System.arraycopy(values[0], 0, next[0], 0, columns + 2);
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                float value = 0.25f
                        * (values[row - 1][column]
                                + values[row + 1][column]
                                + values[row][column - 1]
                                + values[row][column + 1]);
                residual = Math.max(residual, Math.abs(value - values[row][column]));
                next[row][column] = value;
            }
        }
        System.arraycopy(values[rows + 1], 0, next[rows + 1], 0, columns + 2);
        float[][] old = values;
        values = next;
        next = old;
        return residual;
    }
}
