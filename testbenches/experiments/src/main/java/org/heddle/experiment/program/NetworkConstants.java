package org.heddle.experiment.program;

import org.heddle.device.host.BusTiming;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.testbench.NodeClocks;

/**
 * Times of what stands around the nodes of a network, in cycles of the core where nothing else is said.
 *
 * @param dimmnet2 costs of the hosts of DIMMnet-2 nodes
 * @param mpc costs of the hosts of nodes with remote writes
 * @param postedCycles from a posted write to such a node; published ones have none
 * @param verbs costs of the hosts of nodes with verbs
 * @param offload costs of the hosts of nodes that reduce
 * @param bus of the hosts of nodes with remote writes
 * @param memory of the hosts of nodes with verbs
 * @param link between all nodes
 */
public record NetworkConstants(
        HostCosts dimmnet2,
        MpcConstants mpc,
        int postedCycles,
        VerbsCosts verbs,
        ReductionCosts offload,
        BusTiming bus,
        Memory memory,
        Link link) {
    /**
     * Times of a host's memory behind its port.
     *
     * @param readCycles from a read to its answer
     * @param writeCycles from a write to its answer
     */
    public record Memory(int readCycles, int writeCycles) {}

    /**
     * Cables in cycles of the link's clock, and what the wire carries.
     *
     * @param dimmnet2Cable between two DIMMnet-2 nodes; a switch's cables have {@value Dimmnet2Pair#LINK_LATENCY}
     * @param mpcCable of nodes with remote writes
     * @param verbsCable of nodes with verbs
     * @param offloadCable of nodes that reduce
     * @param mpcWordCycles for 8 bytes between nodes with remote writes; 1 between all others
     * @param verbsRelay whether a relay stands before the first node with verbs
     * @param verbsPeriodPs of the link's clock between nodes with verbs
     */
    public record Link(
            int dimmnet2Cable,
            int mpcCable,
            int verbsCable,
            int offloadCable,
            int mpcWordCycles,
            boolean verbsRelay,
            long verbsPeriodPs) {}

    private static final int CABLE = 13;
    private static final int VERBS_CABLE = 6;
    private static final int MPC_WORD_CYCLES = 8;
    private static final int POSTED_CYCLES = 50;

    /** Returns each network as its paper has it, or as its reproduction assumes. */
    public static NetworkConstants published() {
        return new NetworkConstants(
                HostCosts.paper(),
                MpcConstants.PAPER,
                POSTED_CYCLES,
                VerbsCosts.DEFAULT,
                ReductionCosts.paper(),
                BusTiming.PCI,
                new Memory(HostMemorySocket.READ_CYCLES, HostMemorySocket.WRITE_CYCLES),
                new Link(
                        Dimmnet2Pair.LINK_LATENCY,
                        CABLE,
                        VERBS_CABLE,
                        CABLE,
                        MPC_WORD_CYCLES,
                        true,
                        NodeClocks.LINK_PERIOD_PS));
    }
}
