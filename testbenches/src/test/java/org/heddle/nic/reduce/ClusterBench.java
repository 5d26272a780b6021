package org.heddle.nic.reduce;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamChecker;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.testbench.fabric.ReductionCluster;
import org.heddle.testbench.reduction.Communicator;
import org.heddle.testbench.reduction.MessageFabric;

/** Hosts of a cluster's nodes, at their streams. */
final class ClusterBench implements AutoCloseable {
    private static final int QUANTUM_CYCLES = 9;

    final ReductionCluster cluster;
    private final int threads;
    private final List<StreamSource> submits = new ArrayList<>();
    private final List<StreamSink> completions = new ArrayList<>();
    /** Words that each node has been told when all have come that are waited for. */
    private long wanted;

    ClusterBench(ReductionCluster cluster, int threads) {
        this.cluster = cluster;
        this.threads = threads;
        for (int node = 0; node < cluster.nodes(); node++) {
            Simulation simulation = cluster.simulation(node);
            submits.add(simulation.add(StreamSource.on(simulation, cluster.component().submit, StallProfile.NEVER)));
            completions.add(
                    simulation.add(StreamSink.on(simulation, cluster.component().completion, StallProfile.NEVER)));
            simulation.add(StreamChecker.on(simulation, cluster.component().completion));
        }
    }

    void submit(int node, long[] words) {
        for (int i = 0; i < words.length; i++) {
            submits.get(node).send(words[i], i == words.length - 1 ? 1 : 0);
        }
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
        while (IntStream.range(0, nodes).anyMatch(node -> completions.get(node).count() < wanted)) {
            if (cluster.cycle() >= end) {
                throw new AssertionError("node "
                        + IntStream.range(0, nodes)
                                .filter(node -> completions.get(node).count() < wanted)
                                .findFirst()
                                .orElseThrow()
                        + " was not told within " + limit + " cycles");
            }
            cluster.run(QUANTUM_CYCLES, threads);
        }
        List<MessageFabric.Told> told = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            List<long[]> beats = completions.get(node).beats();
            told.add(new MessageFabric.Told(beats.subList((int) wanted - words, (int) wanted).stream()
                    .mapToLong(beat -> beat[0])
                    .toArray()));
        }
        return told;
    }

    @Override
    public void close() {
        cluster.close();
    }
}
