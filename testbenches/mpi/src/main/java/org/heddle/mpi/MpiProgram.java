package org.heddle.mpi;

/** What each rank runs: plain blocking Java. */
@FunctionalInterface
public interface MpiProgram {
    /** Runs as one rank. */
    void run(Mpi mpi) throws Exception;
}
