package org.heddle.program.mpijava.foreign;

import java.util.Arrays;
import mpi.Cartcomm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.ShiftParms;

/**
 * Solves the Laplace equation on a rectangle by Jacobi iteration on a two-dimensional grid of ranks.
 *
 * <p>Rows are exchanged as contiguous numbers and columns as vectors. Arguments: inner rows (default 36), inner
 * columns (default 30), iteration limit (default 60), tolerance (default 0.05).
 */
public final class LaplaceCart {

    private static final int TAG_HALO = 1;
    private static final int TAG_BLOCK = 2;

    private LaplaceCart() {}

    /**
     * Runs the iteration.
     *
     * @param args inner rows, inner columns, iteration limit, tolerance
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rows = rest.length > 0 ? Integer.parseInt(rest[0]) : 36;
        int cols = rest.length > 1 ? Integer.parseInt(rest[1]) : 30;
        int limit = rest.length > 2 ? Integer.parseInt(rest[2]) : 60;
        double tolerance = rest.length > 3 ? Double.parseDouble(rest[3]) : 0.05;

        int[] dims = new int[2];
        Cartcomm.Dims_create(MPI.COMM_WORLD.Size(), dims);
        Cartcomm cart = MPI.COMM_WORLD.Create_cart(dims, new boolean[] {false, false}, false);
        int rank = cart.Rank();
        int[] at = cart.Coords(rank);
        int top = at[0] * rows / dims[0];
        int left = at[1] * cols / dims[1];
        int h = (at[0] + 1) * rows / dims[0] - top;
        int w = (at[1] + 1) * cols / dims[1] - left;
        int stride = w + 2;
        double[] u = initial(top, left, h, w, rows, cols);
        Datatype column = Datatype.Vector(h, 1, stride, MPI.DOUBLE);
        column.Commit();

        double[] change = new double[1];
        double[] worst = {Double.MAX_VALUE};
        for (int it = 0; it < limit && worst[0] > tolerance; it++) {
            ShiftParms down = cart.Shift(0, 1);
            swap(cart, u, h * stride + 1, 1, w, MPI.DOUBLE, down.rank_dest, down.rank_source);
            swap(cart, u, stride + 1, (h + 1) * stride + 1, w, MPI.DOUBLE, down.rank_source, down.rank_dest);
            ShiftParms across = cart.Shift(1, 1);
            swap(cart, u, stride + w, stride, 1, column, across.rank_dest, across.rank_source);
            swap(cart, u, stride + 1, stride + w + 1, 1, column, across.rank_source, across.rank_dest);
            change[0] = jacobi(u, h, w);
            cart.Allreduce(change, 0, worst, 0, 1, MPI.DOUBLE, MPI.MAX);
        }

        Datatype inner = Datatype.Vector(h, w, stride, MPI.DOUBLE);
        inner.Commit();
        Request sent = cart.Isend(u, stride + 1, 1, inner, 0, TAG_BLOCK);
        if (rank == 0) {
            double[] result = initial(0, 0, rows, cols, rows, cols);
            for (int r = 0; r < cart.Size(); r++) {
                int[] c = cart.Coords(r);
                int y = c[0] * rows / dims[0];
                int x = c[1] * cols / dims[1];
                Datatype part = Datatype.Vector(
                        (c[0] + 1) * rows / dims[0] - y, (c[1] + 1) * cols / dims[1] - x, cols + 2, MPI.DOUBLE);
                part.Commit();
                cart.Recv(result, (y + 1) * (cols + 2) + x + 1, 1, part, r, TAG_BLOCK);
            }
            double[] serial = initial(0, 0, rows, cols, rows, cols);
            double delta = Double.MAX_VALUE;
            for (int it = 0; it < limit && delta > tolerance; it++) {
                delta = jacobi(serial, rows, cols);
            }
            System.out.println("LaplaceCart: " + (Arrays.equals(serial, result) ? "verified" : "WRONG"));
        }
        sent.Wait();
        MPI.Finalize();
    }

    private static void swap(
            Cartcomm cart, double[] u, int from, int into, int count, Datatype type, int dest, int source)
            throws MPIException {
        cart.Sendrecv(u, from, count, type, dest, TAG_HALO, u, into, count, type, source, TAG_HALO);
    }

    /** A block with its halo; the edges of the rectangle have fixed values, all else is zero. */
    private static double[] initial(int top, int left, int h, int w, int rows, int cols) {
        double[] u = new double[(h + 2) * (w + 2)];
        for (int i = 0; i < h + 2; i++) {
            for (int j = 0; j < w + 2; j++) {
                int y = top + i;
                int x = left + j;
                if (y == 0) {
                    u[i * (w + 2) + j] = 100.0;
                } else if (x == 0 || x == cols + 1 || y == rows + 1) {
                    u[i * (w + 2) + j] = 0.5 * y + 0.25 * x;
                }
            }
        }
        return u;
    }

    private static double jacobi(double[] u, int h, int w) {
        double[] old = u.clone();
        int stride = w + 2;
        double change = 0.0;
        for (int i = 1; i <= h; i++) {
            for (int k = i * stride + 1; k <= i * stride + w; k++) {
                u[k] = 0.25 * (old[k - stride] + old[k + stride] + old[k - 1] + old[k + 1]);
                change = Math.max(change, Math.abs(u[k] - old[k]));
            }
        }
        return change;
    }
}
