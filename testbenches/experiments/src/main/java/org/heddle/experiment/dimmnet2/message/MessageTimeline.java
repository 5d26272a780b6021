package org.heddle.experiment.dimmnet2.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.host.dimmnet2.mpi.NodeCounts;

/** Draws messages as spans with what they cost: one row of each rank for messages that follow each other, more where they overlap. */
public final class MessageTimeline {
    private static final long PICOSECONDS_PER_CYCLE = 10_000;

    private final Timeline timeline;
    /** Cycles at which the rows of each rank become free, by rank. */
    private final Map<Integer, List<Long>> rows = new HashMap<>();

    private MessageTimeline(Timeline timeline) {
        this.timeline = timeline;
    }

    /** Adds the messages to a timeline. */
    public static void draw(Timeline timeline, List<MessageCost> costs) {
        MessageTimeline messages = new MessageTimeline(timeline);
        costs.stream().sorted(Comparator.comparingLong(MessageCost::startCycle)).forEach(messages::draw);
    }

    private void draw(MessageCost cost) {
        boolean sends = cost.side() == MessageCost.Side.SENDER;
        String name = (sends
                        ? "send to " + cost.envelope().destination()
                        : "receive from " + cost.envelope().source())
                + ", " + cost.envelope().bytes() + " bytes";
        int row = row(cost);
        timeline.track("rank " + cost.rank(), row == 0 ? "messages" : "messages " + (row + 1))
                .span(
                        name,
                        cost.startCycle() * PICOSECONDS_PER_CYCLE,
                        cost.endCycle() * PICOSECONDS_PER_CYCLE,
                        details(cost));
    }

    /** The first row of the rank that is free. */
    private int row(MessageCost cost) {
        List<Long> free = rows.computeIfAbsent(cost.rank(), rank -> new ArrayList<>());
        for (int row = 0; row < free.size(); row++) {
            if (free.get(row) <= cost.startCycle()) {
                free.set(row, cost.endCycle());
                return row;
            }
        }
        free.add(cost.endCycle());
        return free.size() - 1;
    }

    private static Map<String, Object> details(MessageCost cost) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("tag", cost.envelope().tag());
        details.put("host cycles", cost.hostCycles());
        details.put("port accesses", cost.accesses());
        details.put("copies", cost.copies());
        details.put("copied bytes", cost.copiedBytes());
        details.put("commands", cost.commands());
        details.put("elements", cost.elements());
        if (!cost.node().equals(NodeCounts.NONE)) {
            details.put("packets sent", cost.node().packetsSent());
            details.put("packets received", cost.node().packetsReceived());
            details.put("rows opened", cost.node().activations());
        }
        if (!cost.packedBecause().isEmpty()) {
            details.put("packed because", String.join("; ", cost.packedBecause()));
        }
        return details;
    }
}
