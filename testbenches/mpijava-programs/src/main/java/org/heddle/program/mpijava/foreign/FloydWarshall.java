package org.heddle.program.mpijava.foreign;

import java.util.Arrays;
import java.util.Random;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;

/**
 * Computes the shortest paths between all pairs of nodes of a random graph by the Floyd-Warshall algorithm.
 *
 * <p>The rows of the matrix are divided among the ranks; the owner of the pivot row broadcasts it.
 * Arguments: number of nodes (default 60), seed of the generator (default 11).
 */
public final class FloydWarshall {

    private static final int FAR = 1 << 28;

    private FloydWarshall() {}

    /**
     * Runs the algorithm.
     *
     * @param args number of nodes, seed
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = rest.length > 0 ? Integer.parseInt(rest[0]) : 60;
        long seed = rest.length > 1 ? Long.parseLong(rest[1]) : 11L;

        Datatype rowType = Datatype.Contiguous(n, MPI.INT);
        rowType.Commit();
        int[] counts = new int[size];
        int[] displs = new int[size];
        for (int i = 0; i < size; i++) {
            displs[i] = i * n / size;
            counts[i] = (i + 1) * n / size - displs[i];
        }
        int first = displs[rank];
        int rows = counts[rank];
        int[] graph = new int[n * n];
        if (rank == 0) {
            fill(graph, n, seed);
        }
        int[] local = new int[rows * n];
        MPI.COMM_WORLD.Scatterv(graph, 0, counts, displs, rowType, local, 0, rows * n, MPI.INT, 0);

        int[] pivot = new int[n];
        int owner = 0;
        for (int k = 0; k < n; k++) {
            while (k >= displs[owner] + counts[owner]) {
                owner++;
            }
            if (rank == owner) {
                System.arraycopy(local, (k - first) * n, pivot, 0, n);
            }
            MPI.COMM_WORLD.Bcast(pivot, 0, n, MPI.INT, owner);
            relax(local, rows, n, k, pivot);
        }

        int[] longest = {longestPath(local)};
        int[] diameter = new int[1];
        MPI.COMM_WORLD.Allreduce(longest, 0, diameter, 0, 1, MPI.INT, MPI.MAX);
        int[] result = new int[n * n];
        MPI.COMM_WORLD.Gatherv(local, 0, rows, rowType, result, 0, counts, displs, rowType, 0);

        if (rank == 0) {
            int[] row = new int[n];
            for (int k = 0; k < n; k++) {
                System.arraycopy(graph, k * n, row, 0, n);
                relax(graph, n, n, k, row);
            }
            boolean ok = Arrays.equals(graph, result) && diameter[0] == longestPath(graph);
            System.out.println("FloydWarshall: " + (ok ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static void relax(int[] matrix, int rows, int n, int k, int[] pivot) {
        for (int i = 0; i < rows; i++) {
            int toPivot = matrix[i * n + k];
            for (int j = 0; j < n; j++) {
                matrix[i * n + j] = Math.min(matrix[i * n + j], toPivot + pivot[j]);
            }
        }
    }

    private static int longestPath(int[] matrix) {
        int longest = 0;
        for (int distance : matrix) {
            if (distance < FAR) {
                longest = Math.max(longest, distance);
            }
        }
        return longest;
    }

    private static void fill(int[] graph, int n, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (i == j) {
                    graph[i * n + j] = 0;
                } else {
                    graph[i * n + j] = random.nextInt(10) == 0 ? 1 + random.nextInt(99) : FAR;
                }
            }
        }
    }
}
