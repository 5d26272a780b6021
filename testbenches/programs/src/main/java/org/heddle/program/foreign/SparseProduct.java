package org.heddle.program.foreign;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import mpi.MPI;
import mpi.MPIException;

/**
 * Computes repeated products of a sparse matrix with a vector, fetching only the remote elements that are needed.
 *
 * <p>Arguments: order of the matrix (default 300), number of products (default 4).
 */
public final class SparseProduct {

    private static final int ROW_ELEMENTS = 5;

    private SparseProduct() {}

    /**
     * Runs the products and compares the vector with a serial computation on every rank.
     *
     * @param args order and number of products, both optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        int products = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int[] starts = new int[size];
        int[] lengths = new int[size];
        for (int r = 0; r < size; r++) {
            starts[r] = n * r / size;
            lengths[r] = n * (r + 1) / size - starts[r];
        }
        int first = starts[rank];
        int own = lengths[rank];

        TreeSet<Integer> remote = new TreeSet<>();
        for (int i = first; i < first + own; i++) {
            for (int column : columns(i, n)) {
                if (column < first || column >= first + own) {
                    remote.add(column);
                }
            }
        }
        int[] wanted = remote.stream().mapToInt(Integer::intValue).toArray();
        int[] wantCounts = new int[size];
        for (int r = 0; r < size; r++) {
            wantCounts[r] = remote.subSet(starts[r], starts[r] + lengths[r]).size();
        }
        int[] giveCounts = new int[size];
        MPI.COMM_WORLD.allToAll(wantCounts, 1, MPI.INT, giveCounts, 1, MPI.INT);
        int[] wantDispls = displacements(wantCounts);
        int[] giveDispls = displacements(giveCounts);
        int[] given = new int[giveDispls[size - 1] + giveCounts[size - 1]];
        MPI.COMM_WORLD.allToAllv(wanted, wantCounts, wantDispls, MPI.INT, given, giveCounts, giveDispls, MPI.INT);

        double[] x = new double[n];
        for (int i = first; i < first + own; i++) {
            x[i] = initial(i);
        }
        double[] give = new double[given.length];
        double[] halo = new double[wanted.length];
        double[] y = new double[own];
        for (int product = 0; product < products; product++) {
            for (int i = 0; i < given.length; i++) {
                give[i] = x[given[i]];
            }
            MPI.COMM_WORLD.allToAllv(
                    give, giveCounts, giveDispls, MPI.DOUBLE, halo, wantCounts, wantDispls, MPI.DOUBLE);
            for (int i = 0; i < wanted.length; i++) {
                x[wanted[i]] = halo[i];
            }
            for (int i = 0; i < own; i++) {
                y[i] = rowProduct(first + i, x);
            }
            System.arraycopy(y, 0, x, first, own);
        }
        double[] all = new double[n];
        MPI.COMM_WORLD.allGatherv(
                Arrays.copyOfRange(x, first, first + own), own, MPI.DOUBLE, all, lengths, starts, MPI.DOUBLE);

        double[] expected = new double[n];
        Arrays.setAll(expected, SparseProduct::initial);
        for (int product = 0; product < products; product++) {
            double[] before = expected.clone();
            Arrays.setAll(expected, i -> rowProduct(i, before));
        }
        boolean[] mine = {Arrays.equals(all, expected)};
        boolean[] same = new boolean[1];
        MPI.COMM_WORLD.allReduce(mine, same, 1, MPI.BOOLEAN, MPI.LAND);
        if (rank == 0) {
            System.out.println("SparseProduct: " + (same[0] ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static double initial(int i) {
        return 1.0 + i % 17 / 16.0;
    }

    /** Returns the columns of the elements of a row. */
    private static int[] columns(int row, int n) {
        return new Random(1000L + row).ints(ROW_ELEMENTS, 0, n).toArray();
    }

    private static double rowProduct(int row, double[] x) {
        double sum = 2.0 * x[row];
        for (int column : columns(row, x.length)) {
            sum -= x[column] / (3.0 + (row + column) % 5);
        }
        return sum;
    }

    private static int[] displacements(int[] counts) {
        int[] displs = new int[counts.length];
        for (int r = 1; r < counts.length; r++) {
            displs[r] = displs[r - 1] + counts[r - 1];
        }
        return displs;
    }
}
