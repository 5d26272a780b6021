package org.heddle.testbench;

import java.util.List;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;

/** The start of DIMMnet-2 nodes behind their reset: it ends when their hosts read that the memory has been initialised. */
final class NodeStart {
    /** Cycles. The power-up sequence takes some 200. */
    private static final long LIMIT = 2_000;
    /** Cycles of the core in which the link's clock, 5 to 4, comes round. */
    private static final int CLOCKS_MEET = 4;

    private NodeStart() {}

    /**
     * Runs nodes until each is ready, and on to a cycle in which both clocks rise together, as they do behind the reset.
     *
     * @throws org.heddle.host.HostTimeoutException if a node is not ready within {@value #LIMIT} cycles
     */
    static void await(SteppedSystem system, List<SimulatedNode> nodes) {
        for (int i = 0; i < nodes.size(); i++) {
            new Dimmnet2Driver(new SimulatedHostPort(system, nodes.get(i)), i).awaitMemory(LIMIT);
        }
        while (system.cycle() % CLOCKS_MEET != 0) {
            system.step();
        }
    }
}
