package org.heddle.program.foreign;

import java.nio.DoubleBuffer;
import mpi.CartComm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.ShiftParms;

/**
 * Computes an approximate solution of the Poisson equation by red-black Gauss-Seidel on a Cartesian grid of ranks.
 *
 * <p>Arguments: inner points of one side, at least the number of ranks (default 36), sweeps (default 8).
 */
public final class RedBlackCart {

    private RedBlackCart() {}

    /**
     * Runs the sweeps and compares the grid with a serial computation.
     *
     * @param args points of one side and sweeps, both optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int size = MPI.COMM_WORLD.getSize();
        int n = Math.max(size, args.length > 0 ? Integer.parseInt(args[0]) : 36);
        int sweeps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        int[] dims = new int[2];
        CartComm.createDims(size, dims);
        CartComm cart = MPI.COMM_WORLD.createCart(dims, new boolean[] {false, false}, false);
        int[] at = cart.getCoords(cart.getRank());
        int top = n * at[0] / dims[0];
        int rows = n * (at[0] + 1) / dims[0] - top;
        int left = n * at[1] / dims[1];
        int cols = n * (at[1] + 1) / dims[1] - left;

        DoubleBuffer grid = MPI.newDoubleBuffer((rows + 2) * (cols + 2));
        for (int i = 0; i < grid.capacity(); i++) {
            grid.put(i, 0.0);
        }
        Datatype column = Datatype.createVector(rows, 1, cols + 2, MPI.DOUBLE);
        column.commit();
        for (int half = 0; half < 2 * sweeps; half++) {
            relax(grid, rows, cols, top, left, half % 2);
            exchange(cart, grid, rows, cols, column);
        }
        column.free();

        double[] mine = new double[n * n];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                mine[(top + i) * n + left + j] = grid.get((i + 1) * (cols + 2) + j + 1);
            }
        }
        double[] band = new double[n * n];
        double[] all = new double[n * n];
        CartComm along = cart.sub(new boolean[] {false, true});
        CartComm down = cart.sub(new boolean[] {true, false});
        along.reduce(mine, band, n * n, MPI.DOUBLE, MPI.SUM, 0);
        if (at[1] == 0) {
            down.reduce(band, all, n * n, MPI.DOUBLE, MPI.SUM, 0);
        }
        along.free();
        down.free();
        cart.free();

        if (MPI.COMM_WORLD.getRank() == 0) {
            DoubleBuffer expected = DoubleBuffer.allocate((n + 2) * (n + 2));
            for (int half = 0; half < 2 * sweeps; half++) {
                relax(expected, n, n, 0, 0, half % 2);
            }
            boolean same = true;
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    same &= all[i * n + j] == expected.get((i + 1) * (n + 2) + j + 1);
                }
            }
            System.out.println("RedBlackCart: " + (same ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    /** Relaxes the points of one colour; row and column of the first inner point are global. */
    private static void relax(DoubleBuffer grid, int rows, int cols, int top, int left, int colour) {
        int width = cols + 2;
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                int row = top + i;
                int column = left + j;
                if ((row + column) % 2 == colour) {
                    int here = (i + 1) * width + j + 1;
                    double source = (row * 31 + column * 17) % 23 / 23.0;
                    grid.put(
                            here,
                            0.25
                                    * (grid.get(here - width)
                                            + grid.get(here + width)
                                            + grid.get(here - 1)
                                            + grid.get(here + 1)
                                            + source));
                }
            }
        }
    }

    /** Fills the four borders of the local grid from the neighbours. */
    private static void exchange(CartComm cart, DoubleBuffer grid, int rows, int cols, Datatype column)
            throws MPIException {
        int width = cols + 2;
        ShiftParms vertical = cart.shift(0, 1);
        ShiftParms horizontal = cart.shift(1, 1);
        int up = vertical.getRankSource();
        int down = vertical.getRankDest();
        int west = horizontal.getRankSource();
        int east = horizontal.getRankDest();
        Request[] pending = {
            cart.iRecv(MPI.slice(grid, 1), cols, MPI.DOUBLE, up, 0),
            cart.iRecv(MPI.slice(grid, (rows + 1) * width + 1), cols, MPI.DOUBLE, down, 1),
            cart.iRecv(MPI.slice(grid, width), 1, column, west, 2),
            cart.iRecv(MPI.slice(grid, width + cols + 1), 1, column, east, 3),
            cart.iSend(MPI.slice(grid, rows * width + 1), cols, MPI.DOUBLE, down, 0),
            cart.iSend(MPI.slice(grid, width + 1), cols, MPI.DOUBLE, up, 1),
            cart.iSend(MPI.slice(grid, width + cols), 1, column, east, 2),
            cart.iSend(MPI.slice(grid, width + 1), 1, column, west, 3)
        };
        Request.waitAll(pending);
    }
}
