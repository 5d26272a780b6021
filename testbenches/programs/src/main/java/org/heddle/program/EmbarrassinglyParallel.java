package org.heddle.program;

import java.util.Arrays;
import mpi.MPI;
import mpi.MPIException;

/**
 * Gaussian pairs by the polar method, counted by rings; no rank needs another before the end. Arguments: pairs.
 *
 * <p>Counts are the same in any order. The sums add n terms of at most 8 each in other orders, so that parallel and serial sum are within
 * 2 n u times 8 n.
 */
public final class EmbarrassinglyParallel {
    private static final int RINGS = 8;

    private final long[] counts = new long[RINGS];
    private final double[] sums = new double[2];

    private EmbarrassinglyParallel() {}

    private static double uniform(long index) {
        long mixed = (index + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> 11) * 0x1p-53;
    }

    private void add(int from, int to) {
        for (long pair = from; pair < to; pair++) {
            double x = 2 * uniform(2 * pair) - 1;
            double y = 2 * uniform(2 * pair + 1) - 1;
            double t = x * x + y * y;
            if (t <= 1 && t > 0) {
                double factor = StrictMath.sqrt(-2 * StrictMath.log(t) / t);
                double gx = x * factor;
                double gy = y * factor;
                counts[Math.min(RINGS - 1, (int) Math.max(Math.abs(gx), Math.abs(gy)))]++;
                sums[0] += gx;
                sums[1] += gy;
            }
        }
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int pairs = ProgramEnd.number(rest, 0, 2000);
        int size = MPI.COMM_WORLD.getSize();
        int me = MPI.COMM_WORLD.getRank();
        EmbarrassinglyParallel own = new EmbarrassinglyParallel();
        own.add(ProgramEnd.first(pairs, size, me), ProgramEnd.first(pairs, size, me + 1));
        MPI.COMM_WORLD.allReduce(own.counts, RINGS, MPI.LONG, MPI.SUM);
        MPI.COMM_WORLD.allReduce(own.sums, 2, MPI.DOUBLE, MPI.SUM);
        EmbarrassinglyParallel serial = new EmbarrassinglyParallel();
        serial.add(0, pairs);
        double bound = 2 * pairs * ProgramEnd.ROUNDOFF * 8 * pairs;
        boolean near =
                Math.abs(own.sums[0] - serial.sums[0]) <= bound && Math.abs(own.sums[1] - serial.sums[1]) <= bound;
        boolean same = Arrays.equals(own.counts, serial.counts);
        ProgramEnd.end(near && same, "Gaussian pairs of " + pairs + ", rings " + Arrays.toString(own.counts));
    }
}
