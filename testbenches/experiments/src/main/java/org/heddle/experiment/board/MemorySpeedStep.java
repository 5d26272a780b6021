package org.heddle.experiment.board;

import java.util.Locale;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;

/**
 * Measures each node's memory by its own counters: all of it is written and read by one command each, of the largest elements.
 */
record MemorySpeedStep(PairNodes nodes) implements BoardStep {
    private static final int LINES =
            PairNodes.MEMORY_BYTES / Dimmnet2Configuration.cutDown().path().lineBytes();
    /** Least bytes per cycle: with one line ahead a unit takes four cycles for a line of 16 bytes, and some for a command. */
    private static final double LEAST = 3.5;

    @Override
    public String name() {
        return "memory speed";
    }

    @Override
    public String next() {
        return "each byte was right, but took longer than %s bytes per cycle allow, or other lines than %d were moved: look at what"
                        .formatted(LEAST, LINES)
                + " stalls the memory";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        boolean right = true;
        VectorAccess all = VectorAccess.contiguous(
                0, PairNodes.LARGEST_ELEMENT, PairNodes.MEMORY_BYTES / PairNodes.LARGEST_ELEMENT);
        for (int node = 0; node < nodes.count(); node++) {
            NodeSnapshot before = nodes.driver(node).snapshot();
            nodes.localWrite(node, 0, all);
            NodeSnapshot written = nodes.driver(node).snapshot();
            nodes.localRead(node, all);
            NodeSnapshot read = nodes.driver(node).snapshot();
            right &= isFast(
                    seen,
                    "node" + node + ".WRITE_UNIT",
                    Block.WRITE_UNIT,
                    Counter.LINES_WRITTEN,
                    written.since(before));
            right &= isFast(
                    seen,
                    "node" + node + ".PREFETCH_UNIT",
                    Block.PREFETCH_UNIT,
                    Counter.LINES_READ,
                    read.since(written));
        }
        return right;
    }

    private static boolean isFast(SeenRegisters seen, String name, Block block, Counter moved, NodeSnapshot counted) {
        long lines = counted.counter(moved);
        long cycles = counted.cycles(block, Cycles.BUSY);
        double speed = (double) PairNodes.MEMORY_BYTES / Math.max(1, cycles);
        seen.say(name, String.format(Locale.ROOT, "%.2f bytes per cycle (0x%x cycles)", speed, cycles));
        if (lines != LINES) {
            seen.see(name + ".lines", lines);
        }
        return speed >= LEAST && lines == LINES;
    }
}
