package org.heddle.experiment.mpi;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.host.offload.mpi.ReductionTransport;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.testbench.fabric.ReductionCluster;

/** Transports over clusters of reducing nodes in RTL. */
final class ClusterTransports implements AutoCloseable {
    /** Switches with few ports are compiled fast. */
    private static final int RADIX = 4;

    private static final int CABLE_CYCLES = 13;

    private final ReductionConfiguration configuration;
    private final ReductionCosts costs;
    private final List<ReductionCluster> clusters = new ArrayList<>();

    ClusterTransports(ReductionConfiguration configuration, ReductionCosts costs) {
        this.configuration = configuration;
        this.costs = costs;
    }

    /** Improved nodes, hosts that take no time. */
    static ClusterTransports fast() {
        return new ClusterTransports(ReductionConfiguration.improved(), ReductionCosts.NONE);
    }

    /** Fresh nodes, one for each rank. */
    ReductionTransport open(int ranks) {
        ReductionCluster cluster = ReductionCluster.of(
                ranks, configuration, new ReductionCluster.Options(RADIX, CABLE_CYCLES, SimulationOptions.defaults()));
        clusters.add(cluster);
        return new ReductionTransport(cluster.ranks(), costs);
    }

    @Override
    public void close() {
        clusters.forEach(ReductionCluster::close);
        clusters.clear();
    }
}
