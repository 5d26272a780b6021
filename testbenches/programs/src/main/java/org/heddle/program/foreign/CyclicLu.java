package org.heddle.program.foreign;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import mpi.DoubleInt;
import mpi.MPI;
import mpi.MPIException;

/**
 * Computes the LU factorisation with partial pivoting of a matrix whose rows are dealt cyclically to the ranks.
 *
 * <p>Arguments: order of the matrix (default 32), seed of the random elements (default 5).
 */
public final class CyclicLu {

    private CyclicLu() {}

    /**
     * Runs the factorisation and compares factors and pivots with those of a serial one.
     *
     * @param args order and seed, both optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        Random random = new Random(args.length > 1 ? Long.parseLong(args[1]) : 5L);
        double[][] expected = new double[n][n];
        double[][] mine = new double[(n - rank + size - 1) / size][];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                expected[i][j] = random.nextDouble() - 0.5;
            }
            if (i % size == rank) {
                mine[i / size] = expected[i].clone();
            }
        }

        int[] pivots = factorise(mine, n, rank, size);
        if (rank == 0) {
            boolean same = Arrays.equals(pivots, factorise(expected, n, 0, 1));
            for (int i = 0; i < n; i++) {
                double[] row = new double[n];
                if (i % size == 0) {
                    row = mine[i / size];
                } else {
                    MPI.COMM_WORLD.recv(row, n, MPI.DOUBLE, i % size, i);
                }
                same &= Arrays.equals(row, expected[i]);
            }
            System.out.println("CyclicLu: " + (same ? "verified" : "WRONG"));
        } else {
            for (int l = 0; l < mine.length; l++) {
                MPI.COMM_WORLD.sSend(mine[l], n, MPI.DOUBLE, 0, l * size + rank);
            }
        }
        MPI.Finalize();
    }

    /** Factorises the rows in place and returns the pivot of each step; with one rank this is the serial code. */
    private static int[] factorise(double[][] rows, int n, int rank, int size) throws MPIException {
        int[] pivots = new int[n];
        double[] top = new double[n];
        for (int k = 0; k < n; k++) {
            pivots[k] = findPivot(rows, k, rank, size);
            swap(rows, k, pivots[k], rank, size);
            if (k % size == rank) {
                top = rows[k / size].clone();
            }
            if (size > 1) {
                MPI.COMM_WORLD.bcast(MPI.slice(top, k), n - k, MPI.DOUBLE, k % size);
            }
            for (int l = 0; l < rows.length; l++) {
                if (l * size + rank > k) {
                    double factor = rows[l][k] / top[k];
                    rows[l][k] = factor;
                    for (int j = k + 1; j < n; j++) {
                        rows[l][j] -= factor * top[j];
                    }
                }
            }
        }
        return pivots;
    }

    /** Returns the row of the largest element in a column on or below the diagonal. */
    private static int findPivot(double[][] rows, int k, int rank, int size) throws MPIException {
        double largest = -1.0;
        int at = Integer.MAX_VALUE;
        for (int l = 0; l < rows.length; l++) {
            if (l * size + rank >= k && Math.abs(rows[l][k]) > largest) {
                largest = Math.abs(rows[l][k]);
                at = l * size + rank;
            }
        }
        if (size == 1) {
            return at;
        }
        ByteBuffer in = MPI.newByteBuffer(MPI.doubleInt.getExtent());
        ByteBuffer out = MPI.newByteBuffer(MPI.doubleInt.getExtent());
        DoubleInt.Data data = MPI.doubleInt.getData(in, 0);
        data.putValue(largest);
        data.putIndex(at);
        MPI.COMM_WORLD.allReduce(in, out, 1, MPI.DOUBLE_INT, MPI.MAXLOC);
        data = MPI.doubleInt.getData(out, 0);
        return data.getIndex();
    }

    private static void swap(double[][] rows, int k, int pivot, int rank, int size) throws MPIException {
        int a = k % size;
        int b = pivot % size;
        if (a != b && (rank == a || rank == b)) {
            double[] row = rows[(rank == a ? k : pivot) / size];
            MPI.COMM_WORLD.sendRecvReplace(row, row.length, MPI.DOUBLE, a + b - rank, k, a + b - rank, k);
        } else if (rank == a) {
            double[] row = rows[k / size];
            rows[k / size] = rows[pivot / size];
            rows[pivot / size] = row;
        }
    }
}
