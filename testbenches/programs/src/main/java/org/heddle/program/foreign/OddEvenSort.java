package org.heddle.program.foreign;

import java.util.Arrays;
import java.util.Random;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;

/**
 * Sorts random integers by odd-even transposition of sorted blocks between neighbouring ranks.
 *
 * <p>Arguments: number of integers (default 2000), seed of the random numbers (default 42).
 */
public final class OddEvenSort {

    private static final int TAG = 11;

    private OddEvenSort() {}

    /**
     * Runs the sort and compares the result with {@link Arrays#sort(int[])}.
     *
     * @param args number of integers and seed, both optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int total = args.length > 0 ? Integer.parseInt(args[0]) : 2000;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 42L;
        int block = (total + size - 1) / size;

        int[] input = new int[block * size];
        if (rank == 0) {
            Random random = new Random(seed);
            for (int i = 0; i < total; i++) {
                input[i] = random.nextInt(10 * total);
            }
            Arrays.fill(input, total, input.length, Integer.MAX_VALUE);
        }
        int[] mine = new int[block];
        MPI.COMM_WORLD.scatter(input, block, MPI.INT, mine, block, MPI.INT, 0);
        Arrays.sort(mine);

        boolean[] moved = {true};
        while (moved[0]) {
            moved[0] = false;
            for (int phase = 0; phase < 2; phase++) {
                int partner = partner(phase, rank, size);
                int[] other = new int[block];
                Status status = MPI.COMM_WORLD.sendRecv(
                        mine, block, MPI.INT, partner, TAG, other, block, MPI.INT, partner, TAG);
                if (status.getSource() != MPI.PROC_NULL) {
                    int[] next = mergeSplit(mine, other, rank < partner);
                    moved[0] |= !Arrays.equals(next, mine);
                    mine = next;
                }
            }
            MPI.COMM_WORLD.allReduce(moved, 1, MPI.BOOLEAN, MPI.LOR);
        }

        int[] output = new int[block * size];
        MPI.COMM_WORLD.gather(mine, block, MPI.INT, output, block, MPI.INT, 0);
        if (rank == 0) {
            Arrays.sort(input);
            System.out.println("OddEvenSort: " + (Arrays.equals(input, output) ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    /** Returns the rank to exchange with in a phase, or the null process at the ends of the line. */
    private static int partner(int phase, int rank, int size) {
        int partner = (phase + rank) % 2 == 0 ? rank + 1 : rank - 1;
        return partner < 0 || partner >= size ? MPI.PROC_NULL : partner;
    }

    /** Returns the lower or the upper half of two merged sorted blocks. */
    private static int[] mergeSplit(int[] mine, int[] other, boolean low) {
        int length = mine.length;
        int[] result = new int[length];
        if (low) {
            int a = 0;
            int b = 0;
            for (int i = 0; i < length; i++) {
                result[i] = mine[a] <= other[b] ? mine[a++] : other[b++];
            }
        } else {
            int a = length - 1;
            int b = length - 1;
            for (int i = length - 1; i >= 0; i--) {
                result[i] = mine[a] >= other[b] ? mine[a--] : other[b--];
            }
        }
        return result;
    }
}
