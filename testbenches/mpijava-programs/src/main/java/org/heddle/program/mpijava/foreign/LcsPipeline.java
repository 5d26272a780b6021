package org.heddle.program.mpijava.foreign;

import java.util.Random;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;

/**
 * Computes the length of the longest common subsequence of two random strings in a pipeline of ranks.
 *
 * <p>Each rank owns a range of columns of the table and passes its last column on, a block of rows at a time, with
 * persistent requests. Arguments: length of the first string (default 600), length of the second string (default
 * 500), rows in a block (default 25), seed of the generator (default 3).
 */
public final class LcsPipeline {

    private static final int TAG = 21;

    private LcsPipeline() {}

    /**
     * Runs the pipeline.
     *
     * @param args length of the first string, length of the second string, rows in a block, seed
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int m = rest.length > 0 ? Integer.parseInt(rest[0]) : 600;
        int n = rest.length > 1 ? Integer.parseInt(rest[1]) : 500;
        int block = rest.length > 2 ? Integer.parseInt(rest[2]) : 25;
        Random random = new Random(rest.length > 3 ? Long.parseLong(rest[3]) : 3L);
        char[] a = randomText(m, random);
        char[] b = randomText(n, random);

        int low = rank * n / size;
        int width = (rank + 1) * n / size - low;
        int blocks = (m + block - 1) / block;
        boolean hasLeft = rank > 0;
        boolean hasRight = rank < size - 1;

        int[] in = new int[block];
        int[][] out = new int[2][block];
        Prequest receive = null;
        Prequest[] send = new Prequest[2];
        if (hasLeft) {
            receive = MPI.COMM_WORLD.Recv_init(in, 0, block, MPI.INT, rank - 1, TAG);
            receive.Start();
        }
        if (hasRight) {
            send[0] = MPI.COMM_WORLD.Send_init(out[0], 0, block, MPI.INT, rank + 1, TAG);
            send[1] = MPI.COMM_WORLD.Send_init(out[1], 0, block, MPI.INT, rank + 1, TAG);
        }

        int[] previous = new int[width + 1];
        int[] current = new int[width + 1];
        int[] border = new int[block];
        for (int k = 0; k < blocks; k++) {
            int slot = k % 2;
            if (hasLeft) {
                receive.Wait();
                System.arraycopy(in, 0, border, 0, block);
                if (k + 1 < blocks) {
                    receive.Start();
                }
            }
            if (hasRight && k >= 2) {
                send[slot].Wait();
            }
            for (int i = k * block; i < Math.min(m, (k + 1) * block); i++) {
                current[0] = border[i - k * block];
                fillRow(a[i], b, low, previous, current);
                out[slot][i - k * block] = current[width];
                int[] swap = previous;
                previous = current;
                current = swap;
            }
            if (hasRight) {
                send[slot].Start();
            }
        }
        if (hasRight) {
            for (int k = Math.max(0, blocks - 2); k < blocks; k++) {
                send[k % 2].Wait();
            }
            send[0].Free();
            send[1].Free();
        }
        if (hasLeft) {
            receive.Free();
        }

        int[] result = {previous[width]};
        MPI.COMM_WORLD.Bcast(result, 0, 1, MPI.INT, size - 1);
        if (rank == 0) {
            int[] above = new int[n + 1];
            for (int i = 0; i < m; i++) {
                int[] row = new int[n + 1];
                fillRow(a[i], b, 0, above, row);
                above = row;
            }
            System.out.println("LcsPipeline: " + (above[n] == result[0] ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static void fillRow(char letter, char[] b, int low, int[] previous, int[] current) {
        for (int j = 1; j < current.length; j++) {
            if (letter == b[low + j - 1]) {
                current[j] = previous[j - 1] + 1;
            } else {
                current[j] = Math.max(previous[j], current[j - 1]);
            }
        }
    }

    private static char[] randomText(int length, Random random) {
        char[] text = new char[length];
        for (int i = 0; i < length; i++) {
            text[i] = "ACGT".charAt(random.nextInt(4));
        }
        return text;
    }
}
