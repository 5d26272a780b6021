package org.heddle.mpi;

import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** The rules for arguments, each with its error. */
final class Errors {
    private Errors() {}

    static MpiException buffer(String message) {
        return new MpiException(ErrorClass.ERR_BUFFER, message);
    }

    static void checkTag(int tag, boolean anyAllowed) {
        if (tag < 0 && !(anyAllowed && tag == Mpi.ANY_TAG)) {
            throw new MpiException(
                    ErrorClass.ERR_TAG,
                    "tag must be 0 to " + Mpi.TAG_UB + (anyAllowed ? " or ANY_TAG" : "") + ": tag=" + tag);
        }
    }

    static void checkRank(int rank, int size, boolean anyAllowed) {
        boolean special = rank == Mpi.PROC_NULL || anyAllowed && rank == Mpi.ANY_SOURCE;
        if (!special && (rank < 0 || rank >= size)) {
            throw new MpiException(
                    ErrorClass.ERR_RANK,
                    "rank must be 0 to " + (size - 1) + (anyAllowed ? ", PROC_NULL or ANY_SOURCE" : " or PROC_NULL")
                            + ": rank=" + rank);
        }
    }

    /** Checks that packed data of that size fit behind a position. */
    static int room(byte[] packed, int position, long bytes) {
        if (position < 0 || bytes > packed.length - (long) position) {
            throw buffer("packed data of " + bytes + " bytes at position " + position + " do not fit " + packed.length
                    + " bytes: packSize says how many are needed");
        }
        return (int) bytes;
    }
}
