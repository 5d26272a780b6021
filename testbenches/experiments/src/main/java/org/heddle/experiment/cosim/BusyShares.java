package org.heddle.experiment.cosim;

import java.util.Locale;
import java.util.function.Consumer;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;
import org.heddle.report.BenchmarkRow;

/** How busy each controller of the busy node is in the cycles that are measured, by the node's own counters. */
final class BusyShares {
    private static final double GOAL = 0.9;

    private BusyShares() {}

    /** The share of the controller that is busy least. */
    static BenchmarkRow measure(int cycles, Consumer<String> progress) {
        return row(NodeTraffic.counted(cycles), progress);
    }

    static BenchmarkRow row(NodeSnapshot counted, Consumer<String> progress) {
        double least = 1;
        for (Block block : Block.values()) {
            double share = (double) counted.cycles(block, Cycles.BUSY) / counted.counter(Counter.CYCLES);
            progress.accept(String.format(
                    Locale.ROOT,
                    "  %s busy in %.1f %% of the cycles",
                    block.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    100 * share));
            least = Math.min(least, share);
        }
        return new BenchmarkRow("nic-node", "busy-share", least, GOAL, BenchmarkRow.RATIO);
    }
}
