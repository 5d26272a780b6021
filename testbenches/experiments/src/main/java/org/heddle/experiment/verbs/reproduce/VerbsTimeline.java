package org.heddle.experiment.verbs.reproduce;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.experiment.verbs.request.NodesStage;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsResponder;
import org.heddle.experiment.verbs.request.VerbsRetries;
import org.heddle.experiment.verbs.request.VerbsRun;
import org.heddle.experiment.verbs.request.VerbsShape;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.heddle.testbench.verbs.VerbsPacket;

/** A run as a timeline: packets as they come to the relay, and both nodes' accesses to memory. */
final class VerbsTimeline {
    private static final long PERIOD_PS = 10_000;
    private static final long QUIET_CYCLES = 30_000;
    private static final long LIMIT_CYCLES = 2_000_000;
    private static final long PACKET_CYCLES = 10;

    private VerbsTimeline() {}

    /** Returns a SEND whose receive comes late. */
    static Timeline receiverNotReady(VerbsNodesOptions options) {
        return of(
                VerbsJob.of(VerbsOperation.SEND)
                        .with(new VerbsRetries(7, 1, 7, 3))
                        .with(new VerbsResponder(3_500, 0)),
                options);
    }

    /** Returns a WRITE of several packets of which one is lost. */
    static Timeline loss(VerbsNodesOptions options) {
        return of(
                VerbsJob.of(VerbsOperation.WRITE)
                        .with(new VerbsShape(5_000, 1, 1, 1, 1, 1024))
                        .with(new VerbsRetries(7, 1, 7, 3))
                        .with(VerbsLosses.parse("packet:2")),
                options);
    }

    private static Timeline of(VerbsJob job, VerbsNodesOptions options) {
        Timeline timeline = new Timeline();
        try (NodesStage stage = new NodesStage(options, PlacedFaults.of(job, List.of(), 0), QUIET_CYCLES)) {
            for (int node = 0; node < 2; node++) {
                Timeline.Track reads = timeline.track("node " + node, "memory, reads");
                Timeline.Track writes = timeline.track("node " + node, "memory, writes");
                stage.nodes()
                        .listen(
                                node,
                                (write, address, asked, answered) -> (write ? writes : reads)
                                        .span(
                                                write ? "write" : "read",
                                                asked * PERIOD_PS,
                                                answered * PERIOD_PS,
                                                Map.of("address", "0x" + Long.toHexString(address))));
            }
            new VerbsRun(job, stage, LIMIT_CYCLES).run();
            for (VerbsPacket packet : stage.nodes().packets()) {
                timeline.track("relay", "from node " + packet.from())
                        .span(
                                packet.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                                (packet.cycle() - PACKET_CYCLES) * PERIOD_PS,
                                packet.cycle() * PERIOD_PS,
                                Map.of("psn", packet.psn(), "bytes", packet.bytes()));
            }
        }
        return timeline;
    }
}
