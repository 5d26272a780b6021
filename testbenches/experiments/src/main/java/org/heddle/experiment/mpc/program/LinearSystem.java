package org.heddle.experiment.mpc.program;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Square system of linear equations, with its right-hand side as a last column. */
public final class LinearSystem {
    private static final int MOST_COEFFICIENT = 100;

    private final double[][] rows;

    /**
     * @param rows as many as there are unknowns, each of one number more
     * @throws IllegalArgumentException if a row has another length
     */
    public LinearSystem(double[][] rows) {
        if (rows.length == 0 || Arrays.stream(rows).anyMatch(row -> row.length != rows.length + 1)) {
            throw new IllegalArgumentException("a system of " + rows.length
                    + " equations needs at least one, and rows of " + (rows.length + 1) + " numbers");
        }
        this.rows = Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
    }

    /**
     * Returns a system of whole coefficients from -100 to 100, whose exact solution is 1, -2, 3, -4 and so on.
     *
     * @param unknowns at least 1
     * @param seed of the coefficients
     */
    public static LinearSystem random(int unknowns, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[unknowns][unknowns + 1];
        for (double[] row : rows) {
            for (int column = 0; column < unknowns; column++) {
                row[column] = random.nextInt(-MOST_COEFFICIENT, MOST_COEFFICIENT + 1);
                row[unknowns] += row[column] * solution(column);
            }
        }
        return new LinearSystem(rows);
    }

    /** Returns the exact value of an unknown of {@link #random}. */
    public static double solution(int unknown) {
        return unknown % 2 == 0 ? unknown + 1 : -(unknown + 1);
    }

    /** Returns the number of unknowns. */
    public int unknowns() {
        return rows.length;
    }

    /** Returns the rows, which the caller may change. */
    double[][] copy() {
        return Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
    }
}
