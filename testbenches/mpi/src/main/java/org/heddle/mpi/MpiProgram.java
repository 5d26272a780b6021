package org.heddle.mpi;

/** Program that each rank runs, in plain blocking Java. */
@FunctionalInterface
public interface MpiProgram {
    /** Runs as one rank. */
    void run(Mpi mpi) throws Exception;
}
