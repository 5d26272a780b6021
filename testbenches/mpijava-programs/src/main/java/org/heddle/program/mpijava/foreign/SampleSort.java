package org.heddle.program.mpijava.foreign;

import java.util.Arrays;
import java.util.Random;
import mpi.MPI;
import mpi.MPIException;

/**
 * Sorts random integers by sample sort with regular sampling and compares the result with a serial sort.
 *
 * <p>Arguments: number of keys (default 4000), seed of the generator (default 42).
 */
public final class SampleSort {

    private SampleSort() {}

    /**
     * Runs the sort.
     *
     * @param args number of keys, seed
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = rest.length > 0 ? Integer.parseInt(rest[0]) : 4000;
        long seed = rest.length > 1 ? Long.parseLong(rest[1]) : 42L;

        int[] blocks = new int[size];
        for (int i = 0; i < size; i++) {
            blocks[i] = n / size + (i < n % size ? 1 : 0);
        }
        int[] keys = rank == 0 ? randomKeys(n, seed) : new int[0];
        int[] local = new int[blocks[rank]];
        MPI.COMM_WORLD.Scatterv(keys, 0, blocks, displacements(blocks), MPI.INT, local, 0, local.length, MPI.INT, 0);
        Arrays.sort(local);

        int[] splitters = chooseSplitters(local, rank, size);

        int[] sendCounts = new int[size];
        int bucket = 0;
        for (int key : local) {
            while (bucket < size - 1 && key > splitters[bucket]) {
                bucket++;
            }
            sendCounts[bucket]++;
        }
        int[] recvCounts = new int[size];
        MPI.COMM_WORLD.Alltoall(sendCounts, 0, 1, MPI.INT, recvCounts, 0, 1, MPI.INT);
        int[] sorted = new int[Arrays.stream(recvCounts).sum()];
        MPI.COMM_WORLD.Alltoallv(
                local,
                0,
                sendCounts,
                displacements(sendCounts),
                MPI.INT,
                sorted,
                0,
                recvCounts,
                displacements(recvCounts),
                MPI.INT);
        Arrays.sort(sorted);

        int[] finalCounts = new int[size];
        MPI.COMM_WORLD.Gather(new int[] {sorted.length}, 0, 1, MPI.INT, finalCounts, 0, 1, MPI.INT, 0);
        int[] result = new int[rank == 0 ? n : 0];
        MPI.COMM_WORLD.Gatherv(
                sorted, 0, sorted.length, MPI.INT, result, 0, finalCounts, displacements(finalCounts), MPI.INT, 0);

        if (rank == 0) {
            Arrays.sort(keys);
            System.out.println("SampleSort: " + (Arrays.equals(keys, result) ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static int[] chooseSplitters(int[] local, int rank, int size) throws MPIException {
        int[] sample = new int[size];
        for (int i = 0; i < size; i++) {
            sample[i] = local.length == 0 ? Integer.MAX_VALUE : local[(int) ((long) i * local.length / size)];
        }
        int[] samples = new int[size * size];
        MPI.COMM_WORLD.Gather(sample, 0, size, MPI.INT, samples, 0, size, MPI.INT, 0);
        int[] splitters = new int[size - 1];
        if (rank == 0) {
            Arrays.sort(samples);
            for (int i = 0; i < size - 1; i++) {
                splitters[i] = samples[(i + 1) * size + size / 2 - 1];
            }
        }
        MPI.COMM_WORLD.Bcast(splitters, 0, size - 1, MPI.INT, 0);
        return splitters;
    }

    private static int[] displacements(int[] counts) {
        int[] displs = new int[counts.length];
        for (int i = 1; i < counts.length; i++) {
            displs[i] = displs[i - 1] + counts[i - 1];
        }
        return displs;
    }

    private static int[] randomKeys(int n, long seed) {
        Random random = new Random(seed);
        int[] keys = new int[n];
        for (int i = 0; i < n; i++) {
            keys[i] = random.nextInt(1_000_000) - 500_000;
        }
        return keys;
    }
}
