package org.heddle.testbench.counters;

import org.heddle.nic.host.HostMap.Block;

/** Judges what a block does, from what is seen at its ports. */
interface WatchedBlock {
    /** Which block that is. */
    Block block();

    /** What it does in this cycle; called once in each. */
    Doing cycle();
}
