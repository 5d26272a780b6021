package org.heddle.experiment.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.testbench.ClusteredNodes;
import org.heddle.testbench.LinkedNodes;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.SwitchedNodes;

/** DIMMnet-2 nodes: two on a cable, more around a switch. */
final class Dimmnet2Network implements ProgramNetwork {
    private final ClusteredNodes nodes;
    private final Dimmnet2Transport transport;

    Dimmnet2Network(ProgramNetworkOptions options, SimulationOptions simulation, VerilogSource verilog) {
        Dimmnet2Configuration configuration =
                options.configured(Dimmnet2Configuration.all(), Dimmnet2Configuration::name);
        Design<Dimmnet2Node> design = verilog.in(Heddle.elaborate(() -> new Dimmnet2Node(configuration)));
        nodes = options.nodes() <= 2
                ? new LinkedNodes(design, simulation)
                : new SwitchedNodes(design, options.nodes(), simulation, verilog);
        Dimmnet2Settings settings = Dimmnet2Settings.DEFAULT.withCosts(HostCosts.paper());
        Integer eager = options.eager();
        transport = new Dimmnet2Transport(
                nodes.ranks(), options.nodes(), eager == null ? settings : settings.withEagerLimit(eager));
    }

    @Override
    public Dimmnet2Transport transport() {
        return transport;
    }

    @Override
    public Long copiedBytes() {
        return transport.costs().stream().mapToLong(MessageCost::copiedBytes).sum();
    }

    @Override
    public List<Map<String, Long>> counters() {
        List<Map<String, Long>> all = new ArrayList<>();
        for (int node = 0; node < transport.ranks(); node++) {
            Dimmnet2Driver driver = new Dimmnet2Driver(nodes.hostPort(node), node);
            Map<String, Long> counters = new TreeMap<>();
            for (Counter counter : Counter.values()) {
                counters.put(counter.name(), driver.counter(counter));
            }
            all.add(counters);
        }
        return all;
    }

    @Override
    public void close() {
        nodes.close();
    }
}
