package org.heddle.experiment.verbs.noncontiguous;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.HostTimeoutException;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Transfers of blocks between two nodes in RTL. */
public final class BlockTransfers {
    private final TransferSetting setting;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;
    private final long seed;

    /** @param seed of pages, faults, and bits that nothing has set */
    public BlockTransfers(TransferSetting setting, SimulationOptions simulation, VerilogSource verilog, long seed) {
        this.setting = setting;
        this.simulation = simulation;
        this.verilog = verilog;
        this.seed = seed;
    }

    /** Returns the configuration and the constants. */
    public TransferSetting setting() {
        return setting;
    }

    /** Returns how designs are simulated. */
    public SimulationOptions simulation() {
        return simulation;
    }

    /** Returns how the nodes are simulated, without a relay. */
    public VerbsNodesOptions options() {
        return setting.nodes(simulation, seed).with(verilog);
    }

    /**
     * Executes a transfer.
     *
     * @throws HostTimeoutException if it does not end
     */
    public BlockResult run(BlockJob job) {
        return run(job, VerbsLosses.NONE, List.of());
    }

    /**
     * Executes a transfer with losses and faults.
     *
     * @throws VerbsRefusedException if there are more faults than packets
     * @throws HostTimeoutException if it does not end
     */
    public BlockResult run(BlockJob job, VerbsLosses losses, List<VerbsFault> faults) {
        TransferSetting ofJob = setting.forJob(job);
        PlacedFaults placed = PlacedFaults.of(ofJob.packetsOf(job), false, faults, seed);
        boolean repairs = losses != VerbsLosses.NONE || !faults.isEmpty();
        VerbsNodesOptions options = repairs ? options().withRelay() : options();
        try (BlockNodes nodes = new BlockNodes(options, placed)) {
            int timeout = repairs ? BlockRun.timeout(job, ofJob.mtu()) : 0;
            return new BlockRun(ofJob, nodes, timeout).run(job, losses);
        }
    }

    /**
     * Measures how long it takes to create a key for the sender's blocks, and to bind it, and then transfers through it.
     *
     * @param job by a method with keys
     */
    public KeyTimes keyTimes(BlockJob job) {
        try (BlockNodes nodes = new BlockNodes(options())) {
            return new BlockRun(setting.forJob(job), nodes, 0).keyTimes(job);
        }
    }
}
