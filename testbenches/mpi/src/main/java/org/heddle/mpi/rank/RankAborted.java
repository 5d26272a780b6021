package org.heddle.mpi.rank;

/** Ends the thread of a rank after another one failed. An error, so that programs which catch exceptions do not catch it. */
final class RankAborted extends Error {
    private static final long serialVersionUID = 1L;

    RankAborted() {
        super("another rank has failed", null, false, false);
    }
}
