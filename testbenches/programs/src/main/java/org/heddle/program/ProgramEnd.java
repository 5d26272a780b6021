package org.heddle.program;

import mpi.MPI;
import mpi.MPIException;

/** End of a program: rank 0 tells whether all ranks' parts are right, and the exit status does. */
final class ProgramEnd {
    /** Unit roundoff of double. */
    static final double ROUNDOFF = 0x1p-53;

    private ProgramEnd() {}

    /**
     * Ends the rank.
     *
     * @param right whether this rank's part is
     * @param text what was computed, for rank 0 to print; the same on every network
     */
    static void end(boolean right, String text) throws MPIException {
        int[] all = {right ? 1 : 0};
        MPI.COMM_WORLD.allReduce(all, 1, MPI.INT, MPI.MIN);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(text + (all[0] == 1 ? ": verified" : ": NOT VERIFIED"));
        }
        MPI.Finalize();
        if (all[0] == 0) {
            System.exit(1);
        }
    }

    /** An argument as a number, or a default. */
    static int number(String[] args, int index, int usual) {
        return args.length > index ? Integer.parseInt(args[index]) : usual;
    }

    /** The first of a rank's items where items are dealt to ranks in order, as evenly as can be. */
    static int first(int items, int ranks, int rank) {
        return (int) ((long) items * rank / ranks);
    }

    /** 64 bits that mix all bits of doubles, in their order. */
    static long hash(double[] values) {
        long hash = 17;
        for (double value : values) {
            hash = 31 * hash + Double.doubleToLongBits(value);
        }
        return hash;
    }
}
