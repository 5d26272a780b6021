package org.heddle.program;

import mpi.MPI;
import mpi.MPIException;

/**
 * Conjugate gradients for a chain of n unknowns, 4 x(i) - x(i - 1) - x(i + 1) = b(i). Arguments: unknowns.
 *
 * <p>The eigenvalues of the matrix are between 2 and 6, so that any x is within half of its residual's norm of the solution. The
 * parallel result is within half of both residuals of the serial one; computing a residual rounds each of its elements by no more than 6
 * roundings of numbers below 6 max |x| + max |b|.
 */
public final class ConjugateGradient {
    private static final double TOLERANCE = 1e-12;
    /** The first right side is 1, and no row of the matrix sums up to more than 6: an unknown is at least so large. */
    private static final double LEAST = 1 / 6.0;

    private final int n;
    private final int first;
    private final int count;

    private ConjugateGradient(int n, int ranks, int rank) {
        this.n = n;
        first = ProgramEnd.first(n, ranks, rank);
        count = ProgramEnd.first(n, ranks, rank + 1) - first;
    }

    private static double right(int i) {
        return 1 + i % 7 - 0.25 * (i % 3);
    }

    private static double[] multiplied(double[] x) {
        double[] y = new double[x.length];
        for (int i = 1; i < x.length - 1; i++) {
            y[i] = 4 * x[i] - x[i - 1] - x[i + 1];
        }
        return y;
    }

    /** Fills in the neighbours' values at both ends. */
    private static void exchange(double[] x, int count) throws MPIException {
        int me = MPI.COMM_WORLD.getRank();
        int below = me == 0 ? MPI.PROC_NULL : me - 1;
        int above = me == MPI.COMM_WORLD.getSize() - 1 ? MPI.PROC_NULL : me + 1;
        MPI.COMM_WORLD.sendRecv(
                MPI.slice(x, 1), 1, MPI.DOUBLE, below, 0, MPI.slice(x, count + 1), 1, MPI.DOUBLE, above, 0);
        MPI.COMM_WORLD.sendRecv(MPI.slice(x, count), 1, MPI.DOUBLE, above, 1, MPI.slice(x, 0), 1, MPI.DOUBLE, below, 1);
    }

    private double product(double[] a, double[] b, boolean parallel) throws MPIException {
        double[] sum = {0};
        for (int i = 1; i <= count; i++) {
            sum[0] += a[i] * b[i];
        }
        if (parallel) {
            MPI.COMM_WORLD.allReduce(sum, 1, MPI.DOUBLE, MPI.SUM);
        }
        return sum[0];
    }

    /** Solves the system; x has a place more at each end. */
    private double[] solve(boolean parallel) throws MPIException {
        double[] x = new double[count + 2];
        double[] residual = new double[count + 2];
        for (int i = 1; i <= count; i++) {
            residual[i] = right(first + i - 1);
        }
        double[] direction = residual.clone();
        double old = product(residual, residual, parallel);
        double goal = TOLERANCE * TOLERANCE * old;
        for (int step = 0; step < n && old > goal; step++) {
            if (parallel) {
                exchange(direction, count);
            }
            double[] image = multiplied(direction);
            double alpha = old / product(direction, image, parallel);
            for (int i = 1; i <= count; i++) {
                x[i] += alpha * direction[i];
                residual[i] -= alpha * image[i];
            }
            double fresh = product(residual, residual, parallel);
            for (int i = 1; i <= count; i++) {
                direction[i] = residual[i] + fresh / old * direction[i];
            }
            old = fresh;
        }
        return x;
    }

    private static double residualNorm(double[] x) {
        double[] image = multiplied(x);
        double sum = 0;
        for (int i = 1; i < x.length - 1; i++) {
            double residual = right(i - 1) - image[i];
            sum += residual * residual;
        }
        return Math.sqrt(sum);
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int n = ProgramEnd.number(rest, 0, 48);
        int size = MPI.COMM_WORLD.getSize();
        ConjugateGradient own = new ConjugateGradient(n, size, MPI.COMM_WORLD.getRank());
        double[] part = own.solve(true);
        int[] counts = new int[size];
        int[] places = new int[size];
        for (int rank = 0; rank < size; rank++) {
            places[rank] = ProgramEnd.first(n, size, rank);
            counts[rank] = ProgramEnd.first(n, size, rank + 1) - places[rank];
        }
        double[] all = new double[n + 2];
        MPI.COMM_WORLD.allGatherv(
                MPI.slice(part, 1), own.count, MPI.DOUBLE, MPI.slice(all, 1), counts, places, MPI.DOUBLE);
        double[] serial = new ConjugateGradient(n, 1, 0).solve(false);
        double largest = 0;
        double difference = 0;
        for (int i = 1; i <= n; i++) {
            largest = Math.max(largest, Math.max(Math.abs(all[i]), Math.abs(serial[i])));
            difference = Math.max(difference, Math.abs(all[i] - serial[i]));
        }
        double rounding = Math.sqrt(n) * 6 * ProgramEnd.ROUNDOFF * (6 * largest + 8);
        double bound = 0.5 * (residualNorm(all) + residualNorm(serial)) + rounding;
        // No digits of the result: they depend on the number of ranks.
        ProgramEnd.end(difference <= bound && largest >= LEAST, "Conjugate gradients of " + n + " unknowns");
    }
}
