package org.heddle.experiment.mpc.program;

/** One of the three solutions of a system in stochastic arithmetic: Gaussian elimination, step by step, as somebody else decides. */
final class StochasticSample {
    private final double[][] rows;
    private final RandomRounding arithmetic;

    StochasticSample(LinearSystem system, long seed) {
        rows = system.copy();
        arithmetic = new RandomRounding(seed);
    }

    int unknowns() {
        return rows.length;
    }

    double value(int row, int column) {
        return rows[row][column];
    }

    void swap(int first, int second) {
        double[] row = rows[first];
        rows[first] = rows[second];
        rows[second] = row;
    }

    /** Returns how often row {@code pivot} is to be subtracted from another one. */
    double factor(int row, int pivot) {
        return arithmetic.divide(rows[row][pivot], rows[pivot][pivot]);
    }

    void eliminate(int row, int pivot, double factor) {
        rows[row][pivot] = 0;
        for (int column = pivot + 1; column <= rows.length; column++) {
            rows[row][column] =
                    arithmetic.subtract(rows[row][column], arithmetic.multiply(factor, rows[pivot][column]));
        }
    }

    /** Returns the unknowns of the triangular system that is left. */
    double[] substituteBack() {
        int unknowns = rows.length;
        double[] result = new double[unknowns];
        for (int row = unknowns - 1; row >= 0; row--) {
            double rest = rows[row][unknowns];
            for (int column = row + 1; column < unknowns; column++) {
                rest = arithmetic.subtract(rest, arithmetic.multiply(rows[row][column], result[column]));
            }
            result[row] = arithmetic.divide(rest, rows[row][row]);
        }
        return result;
    }
}
