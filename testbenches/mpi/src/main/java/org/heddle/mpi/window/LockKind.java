package org.heddle.mpi.window;

/** How a rank holds the lock of a target's memory; MPI 4.1, section 12.5.3. */
public enum LockKind {
    /** Others may hold it in the same way; MPI_LOCK_SHARED. */
    SHARED,
    /** Nobody else holds it; MPI_LOCK_EXCLUSIVE. */
    EXCLUSIVE
}
