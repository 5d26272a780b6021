package org.heddle.experiment.dimmnet2.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;
import org.heddle.report.TextTable;

/** Table for the terminal of the work of nodes' blocks in an interval: a row for each block that had work. */
public final class BlockTable {
    private static final double PER_CENT = 100;

    private BlockTable() {}

    /**
     * The table, and below it how long the while was.
     *
     * @param nodes what each node's counters say of it, node 0 first
     */
    public static String text(List<NodeSnapshot> nodes) {
        TextTable table = TextTable.builder()
                .words("node")
                .words("block")
                .numbers("busy", "cycles")
                .numbers("", "%")
                .numbers("waits for source", "cycles")
                .numbers("", "% of busy")
                .numbers("waits for sink", "cycles")
                .numbers("", "% of busy")
                .build();
        StringJoiner whiles = new StringJoiner(" and ");
        for (int node = 0; node < nodes.size(); node++) {
            NodeSnapshot counted = nodes.get(node);
            whiles.add(whole(counted.counter(Counter.CYCLES)) + " cycles at node " + node);
            for (Block block : Block.values()) {
                if (counted.cycles(block, Cycles.BUSY) > 0) {
                    table.add(row(node, block, counted));
                }
            }
        }
        return table + "Counted over " + whiles + ".\n";
    }

    private static String[] row(int node, Block block, NodeSnapshot counted) {
        long busy = counted.cycles(block, Cycles.BUSY);
        List<String> cells = new ArrayList<>(List.of(Integer.toString(node), name(block)));
        for (Cycles kind : Cycles.values()) {
            long cycles = counted.cycles(block, kind);
            long whole = kind == Cycles.BUSY ? counted.counter(Counter.CYCLES) : busy;
            cells.add(whole(cycles));
            cells.add(String.format(Locale.ROOT, "%.1f", PER_CENT * cycles / whole));
        }
        return cells.toArray(String[]::new);
    }

    /** As the texts name it: "Prefetch Unit". */
    private static String name(Block block) {
        return Stream.of(block.name().split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    private static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
