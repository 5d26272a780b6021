package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;

/** A part of the system, measured by itself: some workloads, each of which gives a row. */
interface Level {
    /** From the later of both MPI calls to the later return, host cost included. */
    String MPI = "mpi";
    /** A remote transfer that is queued already, from the first DRAM activation to the last DRAM write. */
    String HARDWARE = "hardware";
    /** A unit alone on one packet, from the first activation to the last beat. */
    String UNIT = "unit";

    /** Returns the measurements of this level, in the order of the result. */
    List<Job> jobs();

    /**
     * One measurement.
     *
     * @param name for the terminal
     * @param bytes that it moves
     * @param body runs it
     */
    record Job(String name, long bytes, Body body) {}

    /** Runs a measurement. */
    @FunctionalInterface
    interface Body {
        /** Its row, and what is wrong with what it left behind. */
        Measured run();
    }

    /**
     * Result of a measurement.
     *
     * @param row for the result
     * @param complaints errors, one sentence each; empty when it is verified
     */
    record Measured(ReproductionRow row, List<String> complaints) {
        /** Takes a copy. */
        public Measured {
            complaints = List.copyOf(complaints);
        }
    }
}
