package org.heddle.program.foreign;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import mpi.Datatype;
import mpi.DoubleInt;
import mpi.MPI;
import mpi.MPIException;

/**
 * Computes clusters of points in the plane by k-means, and for each centre the point nearest to it.
 *
 * <p>Arguments: number of points (default 900), clusters (default 4), rounds (default 20).
 */
public final class ClusterMeans {

    private ClusterMeans() {}

    /**
     * Runs k-means and compares labels, centres and nearest points with a serial computation.
     *
     * @param args points, clusters and rounds, all optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 900;
        int k = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 20;
        int[] counts = new int[size];
        int[] displs = new int[size];
        for (int r = 0; r < size; r++) {
            displs[r] = n * r / size;
            counts[r] = n * (r + 1) / size - displs[r];
        }
        int own = counts[rank];
        Datatype point = Datatype.createContiguous(2, MPI.DOUBLE);
        point.commit();

        double[] points = rank == 0 ? randomPoints(n, k) : null;
        double[] mine = new double[2 * own];
        MPI.COMM_WORLD.scatterv(points, counts, displs, point, mine, own, point, 0);
        double[] centres = rank == 0 ? Arrays.copyOf(points, 2 * k) : new double[2 * k];
        MPI.COMM_WORLD.bcast(centres, k, point, 0);
        point.free();
        int[] labels = new int[own];
        cluster(mine, labels, centres, rounds, true);

        ByteBuffer local = MPI.newByteBuffer(k * MPI.doubleInt.getExtent());
        ByteBuffer nearest = MPI.newByteBuffer(k * MPI.doubleInt.getExtent());
        for (int c = 0; c < k; c++) {
            int best = nearest(mine, centres, c);
            DoubleInt.Data data = MPI.doubleInt.getData(local, c);
            data.putValue(best < 0 ? Double.MAX_VALUE : distance(mine, best, centres, c));
            data.putIndex(best < 0 ? Integer.MAX_VALUE : displs[rank] + best);
        }
        MPI.COMM_WORLD.allReduce(local, nearest, k, MPI.DOUBLE_INT, MPI.MINLOC);

        if (rank == 0) {
            int[] all = Arrays.copyOf(labels, n);
            MPI.COMM_WORLD.gatherv(all, counts, displs, MPI.INT, 0);
            int[] expected = new int[n];
            double[] expectedCentres = Arrays.copyOf(points, 2 * k);
            cluster(points, expected, expectedCentres, rounds, false);
            boolean same = Arrays.equals(all, expected) && Arrays.equals(centres, expectedCentres);
            for (int c = 0; c < k; c++) {
                DoubleInt.Data data = MPI.doubleInt.getData(nearest, c);
                same &= data.getIndex() == nearest(points, expectedCentres, c);
            }
            System.out.println("ClusterMeans: " + (same ? "verified" : "WRONG"));
        } else {
            MPI.COMM_WORLD.gatherv(labels, own, MPI.INT, 0);
        }
        MPI.Finalize();
    }

    /** Returns points with integral coordinates, so that sums are exact in every order. */
    private static double[] randomPoints(int n, int k) {
        Random random = new Random(99L);
        double[] points = new double[2 * n];
        for (int i = 0; i < n; i++) {
            points[2 * i] = 300 * (i % k) + random.nextInt(400);
            points[2 * i + 1] = 200 * (i % k % 2) + random.nextInt(400);
        }
        return points;
    }

    private static void cluster(double[] points, int[] labels, double[] centres, int rounds, boolean parallel)
            throws MPIException {
        int k = centres.length / 2;
        for (int round = 0; round < rounds; round++) {
            double[] sums = new double[3 * k];
            for (int i = 0; i < labels.length; i++) {
                int best = 0;
                for (int c = 1; c < k; c++) {
                    best = distance(points, i, centres, c) < distance(points, i, centres, best) ? c : best;
                }
                labels[i] = best;
                sums[3 * best] += points[2 * i];
                sums[3 * best + 1] += points[2 * i + 1];
                sums[3 * best + 2] += 1.0;
            }
            if (parallel) {
                MPI.COMM_WORLD.allReduce(sums, 3 * k, MPI.DOUBLE, MPI.SUM);
            }
            for (int c = 0; c < k; c++) {
                if (sums[3 * c + 2] > 0.0) {
                    centres[2 * c] = sums[3 * c] / sums[3 * c + 2];
                    centres[2 * c + 1] = sums[3 * c + 1] / sums[3 * c + 2];
                }
            }
        }
    }

    private static int nearest(double[] points, double[] centres, int c) {
        int best = -1;
        for (int i = 0; i < points.length / 2; i++) {
            best = best < 0 || distance(points, i, centres, c) < distance(points, best, centres, c) ? i : best;
        }
        return best;
    }

    private static double distance(double[] points, int i, double[] centres, int c) {
        return Math.hypot(points[2 * i] - centres[2 * c], points[2 * i + 1] - centres[2 * c + 1]);
    }
}
