package org.heddle.experiment.mpc.window;

import org.junit.jupiter.api.Tag;

/** The same with two ranks on each node, whose accumulations go through it as those of other nodes do. */
@Tag("slow")
class NeighbourWindowsOnNodesTest extends WindowsOnNodesTest {
    @Override
    int nodes(int ranks) {
        return Math.max(2, (ranks + 1) / 2);
    }
}
