package org.heddle.experiment.offload.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.timeline.PacketProbe;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.hdl.ClockDomain;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.testbench.fabric.ReductionCluster;

/** One offloaded reduction of 16 nodes as a timeline: each node's call, and the packets that leave it and reach it. */
public final class ReductionTimeline {
    private static final int NODES = 16;
    private static final int DOUBLES = 6;
    private static final long CORE_PERIOD_PS = 10_000;
    private static final long LINK_PERIOD_PS = 8_000;
    /** Shorter ones are words of flow control. */
    private static final int LEAST_BEATS = 4;

    private final Timeline timeline = new Timeline();

    private ReductionTimeline() {}

    /** Runs an allreduce of 48 bytes and draws it. */
    public static Timeline of(ReductionSetting setting, SimulationOptions options) {
        return new ReductionTimeline().run(setting, options);
    }

    private Timeline run(ReductionSetting setting, SimulationOptions options) {
        List<long[]> values = AllreduceCall.randomValues(ElementKind.DOUBLE, NODES, DOUBLES, 1);
        AllreduceCall call = AllreduceCall.of(Method.NIC, OperationKind.SUM, ElementKind.DOUBLE, values);
        try (ReductionCluster cluster = setting.open(NODES, options)) {
            List<LinkProbe> probes = new ArrayList<>();
            for (int node = 0; node < NODES; node++) {
                Simulation simulation = cluster.simulation(node);
                ClockDomain link = cluster.component().link;
                probes.add(simulation.clock(link).add(new LinkProbe(simulation, cluster, "node " + node)));
            }
            AllreduceOutcome outcome = AllreduceRuns.measure(
                            cluster.ranks(), setting.costs(), setting.offload(), List.of(call), ignored -> {})
                    .get(0);
            for (int node = 0; node < NODES; node++) {
                timeline.track("node " + node, "allreduce")
                        .span(
                                "allreduce of " + DOUBLES + " doubles",
                                outcome.startCycle() * CORE_PERIOD_PS,
                                outcome.endCycles()[node] * CORE_PERIOD_PS,
                                Map.of("cycles", outcome.endCycles()[node] - outcome.startCycle()));
            }
        }
        return timeline;
    }

    /** Draws a node's packets in both directions. */
    private final class LinkProbe implements Agent {
        private final PacketProbe sent;
        private final PacketProbe received;
        private long rises;

        LinkProbe(Simulation simulation, ReductionCluster cluster, String group) {
            sent = probe(simulation, cluster.component().transmit, group, "link, sent");
            received = probe(simulation, cluster.component().receive, group, "link, received");
        }

        private PacketProbe probe(Simulation simulation, LinkLane lane, String group, String name) {
            return new PacketProbe(
                    simulation,
                    timeline.track(group, name),
                    "packet",
                    simulation.port(lane.valid()),
                    simulation.port(lane.last()),
                    LEAST_BEATS,
                    LINK_PERIOD_PS,
                    () -> rises * LINK_PERIOD_PS);
        }

        @Override
        public void drive() {
            // It only looks.
        }

        @Override
        public void sample() {
            sent.sample();
            received.sample();
            rises++;
        }
    }
}
