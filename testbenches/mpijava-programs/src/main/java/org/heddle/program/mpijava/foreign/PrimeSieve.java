package org.heddle.program.mpijava.foreign;

import mpi.MPI;
import mpi.MPIException;

/**
 * Counts and sums the primes up to a limit with a sieve of Eratosthenes that is divided among the ranks.
 *
 * <p>Rank 0 finds the primes up to the square root and broadcasts them one by one; every rank strikes their
 * multiples from its own range. Arguments: limit (default 8000).
 */
public final class PrimeSieve {

    private PrimeSieve() {}

    /**
     * Runs the sieve.
     *
     * @param args limit
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int limit = rest.length > 0 ? Integer.parseInt(rest[0]) : 8000;

        int low = start(rank, size, limit);
        int high = start(rank + 1, size, limit);
        boolean[] struck = new boolean[high - low];
        int root = (int) Math.sqrt(limit);
        boolean[] small = rank == 0 ? compositesUpTo(root) : new boolean[0];
        int[] prime = {1};
        do {
            if (rank == 0) {
                prime[0]++;
                while (prime[0] <= root && small[prime[0]]) {
                    prime[0]++;
                }
                if (prime[0] > root) {
                    prime[0] = 0;
                }
            }
            MPI.COMM_WORLD.Bcast(prime, 0, 1, MPI.INT, 0);
            int p = prime[0];
            if (p > 0) {
                int first = Math.max(p * p, (low + p - 1) / p * p);
                for (int k = first; k < high; k += p) {
                    struck[k - low] = true;
                }
            }
        } while (prime[0] > 0);

        long[] totals = new long[2];
        int[] largest = new int[1];
        for (int k = low; k < high; k++) {
            if (!struck[k - low]) {
                totals[0]++;
                totals[1] += k;
                largest[0] = k;
            }
        }
        int[] most = {(int) totals[0], rank};

        long[] allTotals = new long[2];
        int[] allLargest = new int[1];
        int[] allMost = new int[2];
        MPI.COMM_WORLD.Reduce(totals, 0, allTotals, 0, 2, MPI.LONG, MPI.SUM, 0);
        MPI.COMM_WORLD.Reduce(largest, 0, allLargest, 0, 1, MPI.INT, MPI.MAX, 0);
        MPI.COMM_WORLD.Reduce(most, 0, allMost, 0, 1, MPI.INT2, MPI.MAXLOC, 0);

        if (rank == 0) {
            boolean ok = check(limit, size, allTotals, allLargest[0], allMost);
            System.out.println("PrimeSieve: " + (ok ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    /** The first number of the range of a rank; the numbers 2 to limit are divided. */
    private static int start(int rank, int size, int limit) {
        return 2 + (int) ((long) rank * (limit - 1) / size);
    }

    private static boolean[] compositesUpTo(int limit) {
        boolean[] composite = new boolean[limit + 1];
        for (int p = 2; (long) p * p <= limit; p++) {
            if (!composite[p]) {
                for (int k = p * p; k <= limit; k += p) {
                    composite[k] = true;
                }
            }
        }
        return composite;
    }

    private static boolean check(int limit, int size, long[] totals, int largest, int[] most) {
        boolean[] composite = compositesUpTo(limit);
        long count = 0;
        long sum = 0;
        int last = 0;
        int best = -1;
        int where = -1;
        for (int r = 0; r < size; r++) {
            int inRange = 0;
            for (int k = start(r, size, limit); k < start(r + 1, size, limit); k++) {
                if (!composite[k]) {
                    inRange++;
                    sum += k;
                    last = k;
                }
            }
            count += inRange;
            if (inRange > best) {
                best = inRange;
                where = r;
            }
        }
        return totals[0] == count && totals[1] == sum && largest == last && most[0] == best && most[1] == where;
    }
}
