package org.heddle.program;

import mpi.CartComm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.ShiftParms;

/** Jacobi's iteration on a square, in blocks of two dimensions; columns travel by a vector type. Arguments: points of a side, iterations. */
public final class Jacobi2d {
    private Jacobi2d() {}

    private static double start(int row, int column) {
        return (row * 37 + column * 11) % 101 / 7.0;
    }

    private static double next(double[] old, int at, int width) {
        return 0.25 * (old[at - width] + old[at + width] + old[at - 1] + old[at + 1]);
    }

    private static double[] serial(int n, int iterations) {
        int width = n + 2;
        double[] grid = new double[width * width];
        for (int i = 0; i < grid.length; i++) {
            grid[i] = start(i / width, i % width);
        }
        for (int iteration = 0; iteration < iterations; iteration++) {
            double[] old = grid.clone();
            for (int row = 1; row <= n; row++) {
                for (int column = 1; column <= n; column++) {
                    grid[row * width + column] = next(old, row * width + column, width);
                }
            }
        }
        return grid;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int n = ProgramEnd.number(rest, 0, 16);
        int iterations = ProgramEnd.number(rest, 1, 5);
        int[] dims = new int[2];
        CartComm.createDims(MPI.COMM_WORLD.getSize(), dims);
        CartComm grid = MPI.COMM_WORLD.createCart(dims, new boolean[2], false);
        int[] place = grid.getCoords(grid.getRank());
        int top = ProgramEnd.first(n, dims[0], place[0]);
        int left = ProgramEnd.first(n, dims[1], place[1]);
        int rows = ProgramEnd.first(n, dims[0], place[0] + 1) - top;
        int columns = ProgramEnd.first(n, dims[1], place[1] + 1) - left;
        int width = columns + 2;
        double[] block = new double[(rows + 2) * width];
        for (int row = 0; row < rows + 2; row++) {
            for (int column = 0; column < width; column++) {
                block[row * width + column] = start(top + row, left + column);
            }
        }
        Datatype column = Datatype.createVector(rows, 1, width, MPI.DOUBLE);
        column.commit();
        ShiftParms vertical = grid.shift(0, 1);
        ShiftParms horizontal = grid.shift(1, 1);
        int up = vertical.getRankSource();
        int down = vertical.getRankDest();
        int west = horizontal.getRankSource();
        int east = horizontal.getRankDest();
        for (int iteration = 0; iteration < iterations; iteration++) {
            grid.sendRecv(
                    MPI.slice(block, width),
                    width,
                    MPI.DOUBLE,
                    up,
                    0,
                    MPI.slice(block, (rows + 1) * width),
                    width,
                    MPI.DOUBLE,
                    down,
                    0);
            grid.sendRecv(
                    MPI.slice(block, rows * width),
                    width,
                    MPI.DOUBLE,
                    down,
                    1,
                    MPI.slice(block, 0),
                    width,
                    MPI.DOUBLE,
                    up,
                    1);
            grid.sendRecv(
                    MPI.slice(block, width + 1),
                    1,
                    column,
                    west,
                    2,
                    MPI.slice(block, width + columns + 1),
                    1,
                    column,
                    east,
                    2);
            grid.sendRecv(
                    MPI.slice(block, width + columns), 1, column, east, 3, MPI.slice(block, width), 1, column, west, 3);
            double[] old = block.clone();
            for (int row = 1; row <= rows; row++) {
                for (int at = row * width + 1; at <= row * width + columns; at++) {
                    block[at] = next(old, at, width);
                }
            }
        }
        column.free();
        double[] whole = serial(n, iterations);
        boolean same = true;
        for (int row = 1; row <= rows; row++) {
            for (int at = 1; at <= columns; at++) {
                double expected = whole[(top + row) * (n + 2) + left + at];
                same &= Double.doubleToLongBits(expected) == Double.doubleToLongBits(block[row * width + at]);
            }
        }
        ProgramEnd.end(
                same, "Jacobi of " + n + " x " + n + ", " + iterations + " iterations, hash " + ProgramEnd.hash(whole));
    }
}
