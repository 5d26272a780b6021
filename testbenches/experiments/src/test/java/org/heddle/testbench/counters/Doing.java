package org.heddle.testbench.counters;

/** What a block does in a cycle: one of these. All but the first count as busy. */
enum Doing {
    NOTHING,
    WORKING,
    WAITING_FOR_SOURCE,
    WAITING_FOR_SINK
}
