package org.heddle.program;

import mpi.MPI;
import mpi.MPIException;

/**
 * Pi as the integral of 4 / (1 + x^2) from 0 to 1, by the midpoint rule. Arguments: intervals.
 *
 * <p>Parallel and serial sum add the same n positive terms in other orders. Each is within (n - 1) u of the exact sum, relatively, so that
 * they are within 2 n u of each other times the sum.
 */
public final class Pi {
    private Pi() {}

    private static double term(int i, int n) {
        double x = (i + 0.5) / n;
        return 4 / (1 + x * x) / n;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int[] n = {me == 0 ? ProgramEnd.number(rest, 0, 1000) : 0};
        MPI.COMM_WORLD.bcast(n, 1, MPI.INT, 0);
        double[] part = {0};
        for (int i = me; i < n[0]; i += size) {
            part[0] += term(i, n[0]);
        }
        double[] pi = {0};
        MPI.COMM_WORLD.reduce(part, pi, 1, MPI.DOUBLE, MPI.SUM, 0);
        double serial = 0;
        for (int i = 0; i < n[0]; i++) {
            serial += term(i, n[0]);
        }
        boolean near = Math.abs(pi[0] - serial) <= 2 * n[0] * ProgramEnd.ROUNDOFF * serial;
        ProgramEnd.end(me != 0 || near, "Pi by " + n[0] + " intervals " + pi[0]);
    }
}
