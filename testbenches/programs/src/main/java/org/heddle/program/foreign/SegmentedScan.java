package org.heddle.program.foreign;

import java.util.Random;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.UserFunction;

/**
 * Computes prefix sums and segmented prefix sums of a distributed sequence with a non-commutative operation.
 *
 * <p>Arguments: number of values (default 1200), seed of the random numbers (default 7).
 */
public final class SegmentedScan {

    private SegmentedScan() {}

    /** Combines pairs of (a segment begins here, sum since the last beginning). */
    private static final class SegmentedSum extends UserFunction {

        @Override
        public void call(Object inVec, Object inOutVec, int count, Datatype datatype) {
            long[] left = (long[]) inVec;
            long[] right = (long[]) inOutVec;
            for (int i = 0; i < 2 * count; i += 2) {
                if (right[i] == 0) {
                    right[i + 1] += left[i + 1];
                    right[i] = left[i];
                }
            }
        }
    }

    /**
     * Runs the scans and compares them with a serial loop.
     *
     * @param args number of values and seed, both optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1200;
        Random random = new Random(args.length > 1 ? Long.parseLong(args[1]) : 7L);
        long[] values = new long[n];
        boolean[] heads = new boolean[n];
        for (int i = 0; i < n; i++) {
            values[i] = random.nextInt(1000) - 400;
            heads[i] = random.nextInt(150) == 0;
        }

        int own = n / size + (rank < n % size ? 1 : 0);
        int[] start = new int[1];
        MPI.COMM_WORLD.exScan(new int[] {own}, start, 1, MPI.INT, MPI.SUM);
        int first = rank == 0 ? 0 : start[0];

        long sum = 0;
        long peak = Long.MIN_VALUE;
        long[] tail = new long[2];
        for (int i = first; i < first + own; i++) {
            sum += values[i];
            peak = Math.max(peak, values[i]);
            tail[0] |= heads[i] ? 1 : 0;
            tail[1] = heads[i] ? values[i] : tail[1] + values[i];
        }
        long[] upTo = new long[1];
        MPI.COMM_WORLD.scan(new long[] {sum}, upTo, 1, MPI.LONG, MPI.SUM);
        long[] peaks = {peak};
        MPI.COMM_WORLD.scan(peaks, 1, MPI.LONG, MPI.MAX);

        Datatype pair = Datatype.createContiguous(2, MPI.LONG);
        pair.commit();
        Op segmented = new Op(new SegmentedSum(), false);
        long[] carry = new long[2];
        MPI.COMM_WORLD.exScan(tail, carry, 1, pair, segmented);
        long running = rank == 0 ? 0 : carry[1];
        long prefix = upTo[0] - sum;
        long[] result = new long[2 * own];
        for (int i = 0; i < own; i++) {
            long value = values[first + i];
            prefix += value;
            running = heads[first + i] ? value : running + value;
            result[2 * i] = prefix;
            result[2 * i + 1] = running;
        }

        int[] counts = new int[size];
        MPI.COMM_WORLD.gather(new int[] {own}, 1, MPI.INT, counts, 1, MPI.INT, 0);
        int[] displs = new int[size];
        for (int r = 1; r < size; r++) {
            displs[r] = displs[r - 1] + counts[r - 1];
        }
        long[] all = new long[2 * n];
        MPI.COMM_WORLD.gatherv(result, own, pair, all, counts, displs, pair, 0);
        segmented.free();
        pair.free();

        long highest = Long.MIN_VALUE;
        for (int i = 0; i < first + own; i++) {
            highest = Math.max(highest, values[i]);
        }
        boolean[] mine = {peaks[0] == highest};
        boolean[] same = new boolean[1];
        MPI.COMM_WORLD.reduce(mine, same, 1, MPI.BOOLEAN, MPI.LAND, 0);
        if (rank == 0) {
            prefix = 0;
            running = 0;
            for (int i = 0; i < n; i++) {
                prefix += values[i];
                running = heads[i] ? values[i] : running + values[i];
                same[0] &= all[2 * i] == prefix && all[2 * i + 1] == running;
            }
            System.out.println("SegmentedScan: " + (same[0] ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }
}
