package org.heddle.program;

import mpi.CartComm;
import mpi.MPI;
import mpi.MPIException;
import mpi.ShiftParms;

/**
 * Product of two square matrices by Cannon's algorithm, on the largest square grid of the ranks. The elements are small whole numbers, so
 * that every sum is exact in any order. Arguments: rows of a block.
 */
public final class Cannon {
    private Cannon() {}

    private static double a(int row, int column) {
        return (row * 5 + column * 3) % 13 - 6;
    }

    private static double b(int row, int column) {
        return (row * 7 + column * 2) % 11 - 5;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int m = ProgramEnd.number(rest, 0, 4);
        int q = (int) Math.sqrt(MPI.COMM_WORLD.getSize());
        CartComm grid = MPI.COMM_WORLD.createCart(new int[] {q, q}, new boolean[] {true, true}, false);
        boolean same = grid == null || multiplied(grid, m, q);
        ProgramEnd.end(same, "Cannon of " + q * m + " x " + q * m + " on " + q + " x " + q);
    }

    private static boolean multiplied(CartComm grid, int m, int q) throws MPIException {
        int[] place = grid.getCoords(grid.getRank());
        double[] left = new double[m * m];
        double[] right = new double[m * m];
        double[] product = new double[m * m];
        for (int i = 0; i < m * m; i++) {
            left[i] = a(place[0] * m + i / m, place[1] * m + i % m);
            right[i] = b(place[0] * m + i / m, place[1] * m + i % m);
        }
        turn(grid, left, 1, -place[0]);
        turn(grid, right, 0, -place[1]);
        for (int step = 0; step < q; step++) {
            for (int i = 0; i < m; i++) {
                for (int k = 0; k < m; k++) {
                    for (int j = 0; j < m; j++) {
                        product[i * m + j] += left[i * m + k] * right[k * m + j];
                    }
                }
            }
            turn(grid, left, 1, -1);
            turn(grid, right, 0, -1);
        }
        boolean same = true;
        for (int i = 0; i < m * m; i++) {
            double expected = 0;
            for (int k = 0; k < q * m; k++) {
                expected += a(place[0] * m + i / m, k) * b(k, place[1] * m + i % m);
            }
            same &= expected == product[i];
        }
        return same;
    }

    private static void turn(CartComm grid, double[] block, int dimension, int distance) throws MPIException {
        ShiftParms shift = grid.shift(dimension, distance);
        grid.sendRecvReplace(block, block.length, MPI.DOUBLE, shift.getRankDest(), 0, shift.getRankSource(), 0);
    }
}
