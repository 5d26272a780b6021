package org.heddle.experiment.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.resource.LinkProbe;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.experiment.resource.SoDimmProbe;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.mpi.Place;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.testbench.ClusteredNodes;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.LinkedNodes;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.SwitchedNodes;

/** DIMMnet-2 nodes: two on a cable, more around a switch. */
final class Dimmnet2Network implements ProgramNetwork {
    private final ClusteredNodes nodes;
    private final Dimmnet2Node component;
    private final LinkTiming timing;
    private final Dimmnet2Transport transport;

    Dimmnet2Network(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog) {
        int cable = constants.link().dimmnet2Cable();
        Dimmnet2Configuration configuration = options.configured(
                        Dimmnet2Configuration.all(), Dimmnet2Configuration::name)
                .withCableCycles(cable);
        Design<Dimmnet2Node> design = verilog.in(Dimmnet2Designs.node(configuration));
        nodes = options.nodes() <= 2
                ? new LinkedNodes(design, simulation)
                : new SwitchedNodes(design, options.nodes(), simulation, verilog);
        Dimmnet2Settings settings = Dimmnet2Settings.DEFAULT.withCosts(constants.dimmnet2());
        component = design.component();
        timing = options.nodes() <= 2
                ? LinkTiming.of(1, cable, 0, 1, NodeClocks.LINK_PERIOD_PS)
                : LinkTiming.of(2, Dimmnet2Pair.LINK_LATENCY, 1, 1, NodeClocks.LINK_PERIOD_PS);
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
    public Place allocate(int rank, int bytes) {
        return transport.allocate(rank, bytes);
    }

    @Override
    public void watch(List<ResourceLog> logs) {
        for (int node = 0; node < logs.size(); node++) {
            Simulation simulation = nodes.simulation(node);
            long before = simulation.cycle() - nodes.cycle();
            LongSupplier cycle = () -> simulation.cycle() - before;
            ResourceLog log = logs.get(node);
            LinkProbe.attach(
                    simulation,
                    component.link,
                    component.transmit,
                    component.receive,
                    log,
                    cycle,
                    timing.wireCycles(),
                    timing.flightCycles());
            SoDimmProbe.attach(simulation, component.sodimm0, log, cycle);
            SoDimmProbe.attach(simulation, component.sodimm1, log, cycle);
        }
    }

    @Override
    public void close() {
        nodes.close();
    }
}
