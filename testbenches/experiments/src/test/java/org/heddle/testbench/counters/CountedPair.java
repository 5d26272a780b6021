package org.heddle.testbench.counters;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.testbench.NodePair;

/** Two nodes of which snapshots are taken while they move something. */
final class CountedPair {
    /** Longer than anything is under way. */
    private static final int QUIET_CYCLES = 1_000;

    private final List<Dimmnet2Driver> drivers;
    private final List<List<NodeSnapshot>> seen = List.of(new ArrayList<>(), new ArrayList<>());

    private CountedPair(NodePair pair) {
        drivers = List.of(new Dimmnet2Driver(pair.hostPort(0), 0), new Dimmnet2Driver(pair.hostPort(1), 1));
    }

    /** The snapshots of both nodes, the oldest first, the last two of each when all is over and nothing is under way. */
    static List<List<NodeSnapshot>> snapshots(NodePair pair, CountedTransfer transfer) {
        CountedPair counted = new CountedPair(pair);
        transfer.run(counted);
        pair.hostPort(0).idle(QUIET_CYCLES);
        counted.look();
        counted.look();
        return counted.seen;
    }

    Dimmnet2Driver driver(int node) {
        return drivers.get(node);
    }

    /** Takes a snapshot of each node. */
    void look() {
        for (int node = 0; node < 2; node++) {
            seen.get(node).add(driver(node).snapshot());
        }
    }
}
