package org.heddle.experiment.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.resource.LinkProbe;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.host.offload.mpi.ReductionTransport;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.ReductionCluster;
import org.jspecify.annotations.Nullable;

/** Nodes that compute reductions, around switches. */
final class OffloadNetwork implements ProgramNetwork {
    private final ReductionCluster cluster;
    private final LinkTiming timing;
    private final ReductionTransport transport;
    private final List<Map<String, Long>> counters = new ArrayList<>();

    OffloadNetwork(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog) {
        ReductionConfiguration configuration =
                options.configured(ReductionConfiguration.all(), ReductionConfiguration::name);
        ReductionCluster.Options usual = ReductionCluster.Options.defaults();
        cluster = ReductionCluster.of(
                options.nodes(),
                configuration,
                new ReductionCluster.Options(usual.radix(), constants.link().offloadCable(), simulation, verilog));
        transport = new ReductionTransport(cluster.ranks(), constants.offload());
        timing = LinkTiming.of(2, constants.link().offloadCable(), 1, 1, NodeClocks.LINK_PERIOD_PS);
        for (int node = 0; node < options.nodes(); node++) {
            counters.add(new TreeMap<>());
        }
    }

    @Override
    public ReductionTransport transport() {
        return transport;
    }

    @Override
    public void finalized(int rank) {
        for (Counter counter : Counter.values()) {
            counters.get(rank).put(counter.name(), transport.driver(rank).counter(counter));
        }
    }

    /** Every byte passes the host's processor on its way to the node, word by word: that is no copy in memory. */
    @Override
    public @Nullable Long copiedBytes() {
        return null;
    }

    @Override
    public List<Map<String, Long>> counters() {
        return List.copyOf(counters);
    }

    @Override
    public void watch(List<ResourceLog> logs) {
        for (int node = 0; node < logs.size(); node++) {
            Simulation simulation = cluster.simulation(node);
            long before = simulation.cycle() - cluster.cycle();
            LinkProbe.attach(
                    simulation,
                    cluster.component().link,
                    cluster.component().transmit,
                    cluster.component().receive,
                    logs.get(node),
                    () -> simulation.cycle() - before,
                    timing.wireCycles(),
                    timing.flightCycles());
        }
    }

    @Override
    public void close() {
        cluster.close();
    }
}
