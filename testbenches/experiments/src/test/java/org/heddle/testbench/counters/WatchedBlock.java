package org.heddle.testbench.counters;

import org.heddle.nic.dimmnet2.host.HostMap.Block;

/** Judges what a block does, from what is seen at its ports. */
interface WatchedBlock {
    /** Returns the block that is watched. */
    Block block();

    /** Returns the activity of the block in this cycle; called once in each. */
    Doing cycle();
}
