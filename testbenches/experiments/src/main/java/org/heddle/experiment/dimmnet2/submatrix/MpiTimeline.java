package org.heddle.experiment.dimmnet2.submatrix;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.experiment.dimmnet2.message.MessageTimeline;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.LinkedNodes;
import org.heddle.testbench.NodeProbe;
import org.heddle.testbench.VerilogSource;

/**
 * One message of a sub-matrix as a timeline: what both ranks do for it, packets on the link, commands to the memory modules; and what
 * it cost.
 *
 * @param timeline all of that
 * @param costs of both sides
 * @param counted what each node's counters say, since its reset
 * @param cycles from the later of both calls to the later return, reading the nodes' counters included
 * @param complaints what is wrong with the memories behind it, one sentence each; empty if every byte is right
 */
public record MpiTimeline(
        Timeline timeline, List<MessageCost> costs, List<NodeSnapshot> counted, long cycles, List<String> complaints) {
    /** Sends one message between two fresh nodes, whose counters are read around it. */
    public static MpiTimeline of(Dimmnet2Configuration configuration, Submatrix workload, HostCosts costs) {
        return of(configuration, workload, costs, VerilogSource.JAVA);
    }

    /** The same between nodes of other Verilog. */
    public static MpiTimeline of(
            Dimmnet2Configuration configuration, Submatrix workload, HostCosts costs, VerilogSource verilog) {
        Timeline timeline = new Timeline();
        Design<Dimmnet2Node> design = verilog.in(Dimmnet2Designs.node(configuration));
        try (LinkedNodes nodes = new LinkedNodes(design, SimulationOptions.defaults())) {
            for (int i = 0; i < 2; i++) {
                new NodeProbe(timeline, "node " + i, nodes.simulation(i), design.component());
            }
            Dimmnet2Transport transport = new Dimmnet2Transport(
                    nodes.ranks(), 2, Dimmnet2Settings.DEFAULT.withCosts(costs).countingNodes());
            MpiSubmatrix.Exchange exchange = new MpiSubmatrix.Exchange(workload);
            exchange.run(transport);
            List<NodeSnapshot> counted = IntStream.range(0, 2)
                    .mapToObj(i -> new Dimmnet2Driver(nodes.hostPort(i), i).snapshot())
                    .toList();
            MessageTimeline.draw(timeline, transport.costs());
            Measurement measurement = new Measurement(
                    exchange.cycles(), nodes.node(0).memory(), nodes.node(1).memory());
            return new MpiTimeline(
                    timeline,
                    transport.costs(),
                    counted,
                    exchange.cycles(),
                    DestinationCheck.complaints(workload, measurement, Dimmnet2Transport.MESSAGE_BYTES));
        }
    }
}
