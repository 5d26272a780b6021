package org.heddle.experiment.dimmnet2.submatrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.hdl.Design;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.LinkedNodes;
import org.heddle.testbench.NodeProbe;
import org.heddle.testbench.TracedPort;

/**
 * One transfer as a timeline: the calls of both ranks' programs, every access to their host ports, packets on the link and
 * where they arrive, and each command to the memory modules.
 */
public final class TransferTimeline {
    private static final long LIMIT_CYCLES = 10_000_000;

    private final Timeline timeline = new Timeline();
    private final List<NodeProbe> probes = new ArrayList<>();
    private final Dimmnet2Configuration configuration;

    private TransferTimeline(Dimmnet2Configuration configuration) {
        this.configuration = configuration;
    }

    /** Runs a transfer from node 0 to node 1 and draws it. */
    public static Timeline of(Dimmnet2Configuration configuration, Submatrix workload, SimulationOptions options) {
        return new TransferTimeline(configuration).run(workload, options);
    }

    /** Runs a transfer from node 0 to node 1 and writes its timeline. */
    public static void write(
            Path file, Dimmnet2Configuration configuration, Submatrix workload, SimulationOptions options)
            throws IOException {
        of(configuration, workload, options).writeTo(file);
    }

    private Timeline run(Submatrix workload, SimulationOptions options) {
        Design<Dimmnet2Node> design = Dimmnet2Designs.node(configuration);
        try (LinkedNodes nodes = new LinkedNodes(design, options)) {
            for (int i = 0; i < 2; i++) {
                probes.add(new NodeProbe(timeline, group(i), nodes.simulation(i), design.component()));
            }
            nodes.run(List.of(sender(nodes, workload), receiver(nodes)), LIMIT_CYCLES, 1);
        }
        NodeProbe from = probes.get(0);
        NodeProbe to = probes.get(1);
        for (int packet = 0; packet < to.received().packets(); packet++) {
            timeline.flow(
                    "packet " + packet,
                    timeline.track(group(0), "link, sent"),
                    from.sent().startPs(packet),
                    timeline.track(group(1), "link, received"),
                    to.received().startPs(packet));
        }
        return timeline;
    }

    private static String group(int node) {
        return "node " + node;
    }

    private Consumer<HostPort> sender(LinkedNodes nodes, Submatrix workload) {
        return port -> {
            Dimmnet2Driver driver = driver(nodes, port, 0);
            for (VectorWrite command : TransferCommands.of(workload, configuration.packetPayload())) {
                draw(nodes, 0, "submit", () -> driver.submit(command));
            }
        };
    }

    private Consumer<HostPort> receiver(LinkedNodes nodes) {
        return port -> {
            Dimmnet2Driver driver = driver(nodes, port, 1);
            draw(nodes, 1, "await reception", () -> driver.awaitReception(LIMIT_CYCLES));
        };
    }

    private Dimmnet2Driver driver(LinkedNodes nodes, HostPort port, int node) {
        Timeline.Track track = timeline.track(group(node), "host port");
        return new Dimmnet2Driver(new TracedPort(port, track, nodes.simulation(node)::timePs), node);
    }

    private void draw(LinkedNodes nodes, int node, String call, Runnable body) {
        long start = nodes.simulation(node).timePs();
        body.run();
        timeline.track(group(node), "program")
                .span(call, start, nodes.simulation(node).timePs(), Map.of());
    }
}
