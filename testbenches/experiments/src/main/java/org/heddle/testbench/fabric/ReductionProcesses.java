package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.partition.PartOptions;
import org.heddle.cosim.partition.PartitionedCluster;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.testbench.RankNodes;
import org.heddle.testbench.SteppedSystem;
import org.heddle.testbench.VerilogSource;
import org.jspecify.annotations.Nullable;

/**
 * A {@link ReductionCluster} whose nodes and switches are divided over processes, with the same bits in the same cycles. The hosts are
 * in this process. While no host waits for an answer all processes run freely, none a cable's length ahead of another; else every
 * cycle is one that a host may go on in.
 */
public final class ReductionProcesses implements SteppedSystem, AutoCloseable {
    /** Memory of all processes together for objects of Java, in megabytes; models lie beside it. */
    private static final int HEAPS_MEGABYTES = 8_192;

    private static final int LEAST_HEAP_MEGABYTES = 256;
    private static final int LEAST_NODES_TO_OPTIMISE = 64;
    /** Between two lines about the cycle. */
    private static final long TOLD_NS = TimeUnit.SECONDS.toNanos(10);

    private final PartitionedCluster cluster;
    private final int nodes;
    private final Consumer<String> progress;
    private long told = System.nanoTime();

    private ReductionProcesses(PartitionedCluster cluster, int nodes, Consumer<String> progress) {
        this.cluster = cluster;
        this.nodes = nodes;
        this.progress = progress;
    }

    /**
     * Starts the processes, and waits until all nodes are past their reset.
     *
     * @param nodes 2 to {@value FatTree#MOST_NODES}
     * @param processes 1 to the nodes
     * @param progress takes lines about what processes do, on any thread
     * @throws IllegalArgumentException if there are too few or too many of them, or if the options ask for something that only one
     *     process can do
     * @throws org.heddle.cosim.partition.PartFailedException if a process dies or throws
     */
    public static ReductionProcesses start(
            int nodes,
            ReductionConfiguration configuration,
            ReductionCluster.Options options,
            int processes,
            Consumer<String> progress) {
        require(nodes, processes);
        require(options);
        ReductionJob job = ReductionJob.of(configuration, nodes, options);
        FatTree tree = job.tree();
        PartOptions parts = new PartOptions(
                ReductionPart.class.getName(),
                IntStream.range(0, processes)
                        .mapToObj(part -> members(part, processes, nodes))
                        .toList(),
                job.bytes(),
                SwitchedFabric.quantumCycles(options.cableCycles()),
                ReductionPart.words(tree, options.cableCycles()),
                machine(nodes, processes),
                progress);
        return new ReductionProcesses(PartitionedCluster.start(parts), nodes, progress);
    }

    /**
     * Checks that nodes can be divided over processes.
     *
     * @throws IllegalArgumentException if they cannot; the text says what to do
     */
    public static void require(int nodes, int processes) {
        if (processes < 1 || processes > nodes) {
            throw new IllegalArgumentException("each process has a node at least, so " + nodes
                    + " nodes are divided over 1 to " + nodes + " processes: --processes " + processes);
        }
    }

    private static void require(ReductionCluster.Options options) {
        SimulationOptions simulation = options.simulation();
        if (simulation.waveFile().isPresent() || simulation.recordingBytes() > 0) {
            throw new IllegalArgumentException("waveforms and recordings are those of simulations in one process:"
                    + " leave out the waveform, or the processes");
        }
        if (options.verilog() != VerilogSource.JAVA) {
            throw new IllegalArgumentException(
                    "processes make their Verilog from Java: use one process for other Verilog");
        }
    }

    private static List<String> machine(int nodes, int processes) {
        String heap = "-Xmx" + Math.max(LEAST_HEAP_MEGABYTES, HEAPS_MEGABYTES / processes) + "m";
        // A short run is over before the optimising compiler pays.
        return nodes < LEAST_NODES_TO_OPTIMISE ? List.of(heap, "-XX:TieredStopAtLevel=1") : List.of(heap);
    }

    private static String members(int part, int processes, int nodes) {
        int first = FabricPart.firstNode(part, processes, nodes);
        int last = FabricPart.firstNode(part + 1, processes, nodes) - 1;
        return first == last ? "node " + first : "nodes " + first + " to " + last;
    }

    /** The nodes under ranks, rank i on node i; to be called once. */
    public RankNodes ranks() {
        List<HostMailbox> hosts = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            int mailbox = cluster.from() + HostMailbox.WORDS * node;
            hosts.add(new HostMailbox(cluster.words().slice(mailbox, HostMailbox.WORDS)));
        }
        return new RankNodes(this, hosts);
    }

    /** The process of a part, as the operating system numbers it. */
    public long pid(int part) {
        return cluster.pid(part);
    }

    /** The failure that ended the processes before {@link #finish}; null if there was none. */
    public @Nullable RuntimeException failure() {
        return cluster.failure();
    }

    @Override
    public long cycle() {
        return cluster.cycle();
    }

    @Override
    public void step() {
        run(1);
    }

    @Override
    public void idle(long cycles) {
        run(Math.max(0, cycles));
    }

    private void run(long cycles) {
        cluster.run(cycles);
        if (System.nanoTime() - told > TOLD_NS) {
            told = System.nanoTime();
            progress.accept(String.format(Locale.ROOT, "cycle %,d", cluster.cycle()));
        }
    }

    /** Lets all processes end; returns the report of each. */
    public List<ReductionPartReport> finish() {
        List<byte[]> reports = cluster.finish();
        return IntStream.range(0, reports.size())
                .mapToObj(part -> ReductionPartReport.read(
                        "process " + part + ", " + members(part, reports.size(), nodes), reports.get(part)))
                .toList();
    }

    @Override
    public void close() {
        cluster.close();
    }
}
