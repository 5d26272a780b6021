package org.heddle.testbench.counters;

/** How many things are somewhere, from what came and went in the cycles before. */
final class Occupancy {
    private int count;

    /** At the beginning of the cycle. */
    int count() {
        return count;
    }

    /** Whether nothing is there at the beginning of the cycle. */
    boolean isEmpty() {
        return count == 0;
    }

    /** Counts what comes and goes in this cycle; to be called last in it. */
    void pass(boolean comes, boolean goes) {
        count += (comes ? 1 : 0) - (goes ? 1 : 0);
        if (count < 0) {
            throw new AssertionError("more went than had come");
        }
    }
}
