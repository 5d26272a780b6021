package org.heddle.testbench.counters;

/** Activity of a block in a cycle. All but the first count as busy. */
enum Doing {
    NOTHING,
    WORKING,
    WAITING_FOR_SOURCE,
    WAITING_FOR_SINK
}
