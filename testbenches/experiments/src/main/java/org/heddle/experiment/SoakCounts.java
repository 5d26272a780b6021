package org.heddle.experiment;

import java.util.Map;

/** Counts of what a soak has done; those of its parts add up to those of the whole. */
public interface SoakCounts {
    /** Returns how much has been done, in the soak's unit. */
    long done();

    /** Returns all counts by their names, in an order of their own. */
    Map<String, Long> counts();

    /** Adds those of another run. */
    void add(Map<String, Long> counts);

    /** Returns the tables for the terminal. */
    String text();

    /** Returns the counts of the last line, ended by none: {@code Requests: 7, Faults: 0}. */
    String line();
}
