package org.heddle.mpi.rank;

/** Kind of what a rank does while time passes. */
public enum RankActivity {
    /** Its processor works by itself. */
    WORK,
    /** Its processor waits for the answer to an access of its node. */
    ACCESS,
    /** It waits for something to happen. */
    WAIT
}
