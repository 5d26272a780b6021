package org.heddle.host.mpc.mpi;

/** The same with two ranks on each node, whose processors reach each other's windows. */
class NeighbourWindowsTest extends WindowsTest {
    @Override
    int nodes(int ranks) {
        return (ranks + 1) / 2;
    }
}
