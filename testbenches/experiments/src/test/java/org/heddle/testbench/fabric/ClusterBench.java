package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StreamChecker;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.testbench.HostPins;

/** Hosts of a cluster's nodes, at their host ports. */
final class ClusterBench implements AutoCloseable {
    private static final int QUANTUM_CYCLES = 9;

    final ReductionCluster cluster;
    private final int threads;
    private final List<DescriptorHost> hosts = new ArrayList<>();
    /** Words that each node has been told when all have come that are waited for. */
    private long wanted;

    ClusterBench(ReductionCluster cluster, int threads) {
        this.cluster = cluster;
        this.threads = threads;
        for (int node = 0; node < cluster.nodes(); node++) {
            Simulation simulation = cluster.simulation(node);
            var pins = new HostPins(simulation, cluster.component().request, cluster.component().response);
            hosts.add(simulation.add(new DescriptorHost(pins)));
            simulation.add(StreamChecker.on(simulation, cluster.component().response));
        }
    }

    void submit(int node, long[] words) {
        hosts.get(node).submit(words);
    }

    /** Opens a communicator's port in all nodes. */
    void open(Communicator communicator) {
        for (int rank = 0; rank < communicator.size(); rank++) {
            submit(rank, communicator.place(communicator.parent(rank), communicator.parent(rank)));
            for (int i = 0; i < communicator.children(rank); i++) {
                int child = communicator.firstChild(rank) + i;
                submit(rank, communicator.place(child, child));
            }
            submit(rank, communicator.open(rank));
        }
        List<MessageFabric.Told> answers = await(communicator.size(), DescriptorField.WORDS, 10_000);
        for (MessageFabric.Told answer : answers) {
            if (answer.status() != ReductionStatus.OPENED) {
                throw new AssertionError("a port was not opened: " + answer.status());
            }
        }
    }

    /** Runs until each of the first nodes has been told so many more words; gives each one's. */
    List<MessageFabric.Told> await(int nodes, int words, long limit) {
        wanted += words;
        long end = cluster.cycle() + limit;
        while (IntStream.range(0, nodes).anyMatch(node -> hosts.get(node).told().size() < wanted)) {
            if (cluster.cycle() >= end) {
                throw new AssertionError("node "
                        + IntStream.range(0, nodes)
                                .filter(node -> hosts.get(node).told().size() < wanted)
                                .findFirst()
                                .orElseThrow()
                        + " was not told within " + limit + " cycles");
            }
            cluster.run(QUANTUM_CYCLES, threads);
        }
        List<MessageFabric.Told> told = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            told.add(new MessageFabric.Told(hosts.get(node).told().subList((int) wanted - words, (int) wanted).stream()
                    .mapToLong(word -> word)
                    .toArray()));
        }
        return told;
    }

    @Override
    public void close() {
        cluster.close();
    }
}
