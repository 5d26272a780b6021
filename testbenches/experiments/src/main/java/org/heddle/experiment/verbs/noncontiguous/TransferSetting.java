package org.heddle.experiment.verbs.noncontiguous;

import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.verbs.choose.EdgeTable;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.choose.PacketSizes;
import org.heddle.host.verbs.cost.BlockCosts;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/**
 * Configuration and constants, and what they make of hosts and nodes.
 *
 * @param configuration of both nodes
 * @param constants by their names, all of {@link TransferConstant}
 */
public record TransferSetting(VerbsConfiguration configuration, Map<String, Double> constants) {
    private static final double NANOSECONDS = 1e-3;
    private static final double PS_PER_MICROSECOND = 1e6;
    private static final int KILOBYTE = 1024;
    /** Each costs the receiver's overhead when it is posted, and an exchange has one message for each peer at a time. */
    private static final int MPI_BUFFERS = 4;

    private static final double CORE_PERIOD_PS = 10_000;
    /** Bytes of the last cache of the paper's hosts, 45 MB. */
    private static final long CACHE_BYTES = 45_000_000;

    /** Returns a configuration with its own constants. */
    public static TransferSetting of(VerbsConfiguration configuration) {
        return new TransferSetting(configuration, TransferConstant.usual(isPublished(configuration)));
    }

    private static boolean isPublished(VerbsConfiguration configuration) {
        return configuration.name().equals(VerbsConfiguration.published().name());
    }

    /**
     * Returns the same with a constant changed.
     *
     * @throws IllegalArgumentException if there is none such, or its value is out of range
     */
    public TransferSetting with(String change) {
        return new TransferSetting(configuration, TransferConstant.with(constants, change));
    }

    /** Returns the same with packets of another length, of short blocks, too. */
    public TransferSetting withMtu(int bytes) {
        return with(TransferConstant.MTU.text() + "=" + bytes).with(TransferConstant.SHORT.text() + "=" + bytes);
    }

    /** Returns the same with packets of one length, that of a transfer. */
    TransferSetting forJob(BlockJob job) {
        return withMtu(packets()
                .of(job.bytes(), job.method().movesPieces() ? Math.max(job.blocks(), job.receiveBlocks()) : 1)
                .bytes());
    }

    /** Returns the packets of a transfer in packets of the usual length, without any fault. */
    public long packetsOf(BlockJob job) {
        return job.method()
                .packets(job.of(0), job.of(1), VerbsNodes.limits(configuration).maxSge(), mtu());
    }

    /**
     * Returns the path MTUs.
     *
     * @throws IllegalArgumentException if a constant is none
     */
    public PacketSizes packets() {
        return new PacketSizes(Mtu.of(mtu()), Mtu.of((int) value(TransferConstant.SHORT)));
    }

    private double value(TransferConstant constant) {
        return constant.of(constants);
    }

    /** Returns the time of so many cycles of the core. */
    public double microseconds(long cycles) {
        return cycles / value(TransferConstant.CORE);
    }

    /** Returns the time of so many cycles of the core, rounded. */
    public long picoseconds(long cycles) {
        return Math.round(PS_PER_MICROSECOND * microseconds(cycles));
    }

    private double cycles(double microseconds) {
        return microseconds * value(TransferConstant.CORE);
    }

    private long whole(TransferConstant microseconds) {
        return Math.round(cycles(value(microseconds)));
    }

    /** Returns the most data of a packet, in bytes, unless blocks are short. */
    public int mtu() {
        return (int) value(TransferConstant.MTU);
    }

    /** Returns the cycles of the core from a read of host memory to its answer. */
    public int memoryReadCycles() {
        return (int) value(TransferConstant.READ);
    }

    /** Returns the costs of the hosts. */
    public VerbsCosts costs() {
        return new VerbsCosts(
                0,
                0,
                0,
                0,
                0,
                0,
                whole(TransferConstant.SYSTEM),
                0,
                cycles(value(TransferConstant.CREATE) * NANOSECONDS),
                whole(TransferConstant.SEND),
                whole(TransferConstant.RECEIVE),
                0);
    }

    /** Returns the costs of copies. */
    public BlockCosts copies() {
        return new BlockCosts(
                cycles(value(TransferConstant.COPY_BLOCK) * NANOSECONDS),
                cycles(value(TransferConstant.COPY_BYTE) * NANOSECONDS),
                cycles(value(TransferConstant.COPY_BEYOND) * NANOSECONDS),
                CACHE_BYTES,
                cycles(value(TransferConstant.DDT) * NANOSECONDS));
    }

    /** Returns the operations of arithmetic that a host makes in a cycle of the core. */
    public double flopsPerCycle() {
        return value(TransferConstant.FLOPS);
    }

    /**
     * Returns how ranks of MPI use their nodes: what MPI copies costs what a datatype's copies do, and calls of the operating system, which all are made
     * before time begins, cost nothing. Between published nodes it packs, as the paper's does; between improved ones it chooses by measured edges.
     */
    public VerbsMpiSettings mpi() {
        BlockCosts copies = copies();
        VerbsCosts hosts = costs();
        VerbsMpiSettings usual = VerbsMpiSettings.DEFAULT;
        return new VerbsMpiSettings(
                usual.protocol(),
                usual.eagerLimit(),
                MPI_BUFFERS,
                usual.cachedRegions(),
                packets(),
                new VerbsCosts(
                        hosts.post(),
                        hosts.doorbell(),
                        hosts.poll(),
                        hosts.completion(),
                        Math.round(KILOBYTE * copies.perByte()),
                        hosts.interrupt(),
                        0,
                        hosts.pinPage(),
                        hosts.createPerEntry(),
                        hosts.sendCall(),
                        hosts.receiveCall(),
                        Math.round(copies.perBlock() + copies.ddtPerBlock())),
                isPublished(configuration)
                        ? MethodChooser.always(TransferMethod.COPY)
                        : EdgeTable.of(configuration.name()));
    }

    private VerbsConfiguration node() {
        return isPublished(configuration) ? VerbsConfiguration.streaming() : configuration;
    }

    /** Returns how both nodes are simulated, without a relay. */
    public VerbsNodesOptions nodes(SimulationOptions simulation, long seed) {
        double ratio = value(TransferConstant.CORE) / value(TransferConstant.LINK);
        return VerbsNodesOptions.published(simulation.cycleLimit(Long.MAX_VALUE))
                .with(node().withSgeInterval((int) Math.max(1, whole(TransferConstant.INTERVAL))))
                .withoutRelay()
                .withCableCycles((int) value(TransferConstant.CABLE))
                .withMemoryCycles(memoryReadCycles(), (int) value(TransferConstant.WRITE))
                .withLinkPeriod(Math.round(CORE_PERIOD_PS * ratio))
                .withSeed(seed);
    }
}
