package org.heddle.experiment.verbs.noncontiguous;

import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.verbs.cost.BlockCosts;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/**
 * Configuration and constants, and what they make of hosts and nodes.
 *
 * @param configuration of both nodes
 * @param constants by their names, all of {@link TransferConstant}
 */
public record TransferSetting(VerbsConfiguration configuration, Map<String, Double> constants) {
    private static final double NANOSECONDS = 1e-3;
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

    /** Returns the same with packets of other lengths. */
    public TransferSetting withMtu(int bytes) {
        return with(TransferConstant.MTU.text() + "=" + bytes);
    }

    private double value(TransferConstant constant) {
        return constant.of(constants);
    }

    /** Returns the time of so many cycles of the core. */
    public double microseconds(long cycles) {
        return cycles / value(TransferConstant.CORE);
    }

    private double cycles(double microseconds) {
        return microseconds * value(TransferConstant.CORE);
    }

    private long whole(TransferConstant microseconds) {
        return Math.round(cycles(value(microseconds)));
    }

    /** Returns the most data of a packet, in bytes. */
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

    /** Returns how both nodes are simulated, without a relay. */
    public VerbsNodesOptions nodes(SimulationOptions simulation, long seed) {
        double ratio = value(TransferConstant.CORE) / value(TransferConstant.LINK);
        return VerbsNodesOptions.published(simulation.cycleLimit(Long.MAX_VALUE))
                .with(configuration.withSgeInterval((int) Math.max(1, whole(TransferConstant.INTERVAL))))
                .withoutRelay()
                .withCableCycles((int) value(TransferConstant.CABLE))
                .withMemoryCycles(memoryReadCycles(), (int) value(TransferConstant.WRITE))
                .withLinkPeriod(Math.round(CORE_PERIOD_PS * ratio))
                .withSeed(seed);
    }
}
