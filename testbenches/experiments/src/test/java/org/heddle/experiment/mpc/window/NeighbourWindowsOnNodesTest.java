package org.heddle.experiment.mpc.window;

/** The same with two ranks on each node, whose accumulations go through it as those of other nodes do. */
class NeighbourWindowsOnNodesTest extends WindowsOnNodesTest {
    @Override
    int nodes(int ranks) {
        return Math.max(2, (ranks + 1) / 2);
    }
}
