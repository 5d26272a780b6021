package org.heddle.testbench;

/** A whole simulated system that runs cycle by cycle. */
interface SteppedSystem {
    /** Cycles since reset. */
    long cycle();

    /** Runs one cycle. */
    void step();
}
