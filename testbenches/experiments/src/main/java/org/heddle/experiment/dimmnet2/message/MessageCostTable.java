package org.heddle.experiment.dimmnet2.message;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.host.dimmnet2.mpi.NodeCounts;
import org.heddle.report.TextTable;

/** The costs of messages as a table for the terminal: a row for each side, and below it why hosts carried data. */
public final class MessageCostTable {
    private MessageCostTable() {}

    /** The table. A dash stands for what was not counted. */
    public static String text(List<MessageCost> costs) {
        TextTable table = TextTable.builder()
                .words("message")
                .words("side")
                .numbers("data", "bytes")
                .numbers("time", "cycles")
                .numbers("host", "cycles")
                .numbers("port", "accesses")
                .numbers("copies", "")
                .numbers("copied", "bytes")
                .numbers("commands", "")
                .numbers("elements", "")
                .numbers("sent", "packets")
                .numbers("received", "packets")
                .numbers("opened", "rows")
                .build();
        TreeSet<String> reasons = new TreeSet<>();
        for (MessageCost cost : costs) {
            NodeCounts node = cost.node();
            boolean counted = !node.equals(NodeCounts.NONE);
            table.add(
                    cost.envelope().source() + " to " + cost.envelope().destination() + ", tag "
                            + cost.envelope().tag(),
                    cost.side().name().toLowerCase(Locale.ROOT),
                    whole(cost.envelope().bytes()),
                    whole(cost.endCycle() - cost.startCycle()),
                    whole(cost.hostCycles()),
                    whole(cost.accesses()),
                    whole(cost.copies()),
                    whole(cost.copiedBytes()),
                    whole(cost.commands()),
                    whole(cost.elements()),
                    counted ? whole(node.packetsSent()) : "-",
                    counted ? whole(node.packetsReceived()) : "-",
                    counted ? whole(node.activations()) : "-");
            reasons.addAll(cost.packedBecause());
        }
        StringBuilder text = new StringBuilder(table.toString());
        if (!reasons.isEmpty()) {
            text.append("\nHosts carried data because:\n");
            reasons.forEach(reason -> text.append("  ").append(reason).append('\n'));
        }
        return text.toString();
    }

    private static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
