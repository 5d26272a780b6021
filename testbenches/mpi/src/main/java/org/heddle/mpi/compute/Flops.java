package org.heddle.mpi.compute;

import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiHost;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Floating-point operations of a program's own; the only way in which its computing takes simulated time. */
public final class Flops {
    /** Operations of a host in a cycle of 10 ns: a multiply and an add. */
    public static final int PER_CYCLE = 2;

    private Flops() {}

    /**
     * Lets the time pass that operations take, rounded up to whole cycles; nothing of MPI goes on in it.
     *
     * @param operations of the calling rank, 0 or more
     * @throws MpiException ERR_ARG if there are fewer, ERR_OTHER on a thread that is not the rank's
     * @throws IllegalStateException if the caller is no rank of a job
     */
    public static void tell(long operations) {
        if (operations < 0) {
            throw new MpiException(ErrorClass.ERR_ARG, "operations must be >= 0: operations=" + operations);
        }
        if (!(Thread.currentThread().getContextClassLoader() instanceof MpiHost host)) {
            throw new IllegalStateException("flops are told by a rank of a job: run the program by ./heddle mpirun");
        }
        Mpi mpi = host.mpi();
        mpi.requireOwnThread();
        mpi.idle(operations / PER_CYCLE + operations % PER_CYCLE);
    }
}
