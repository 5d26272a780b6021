package org.heddle.testbench.verbs;

import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.SwitchedFabric;

/**
 * Choices for a system of nodes with verbs.
 *
 * @param configuration of all nodes
 * @param hasRelay whether packets of node 0 pass a relay, where they are seen, lost, repeated, exchanged or delayed
 * @param cableCycles of the link's clock (8 ns) that a word is under way in a cable, at least {@value SwitchedFabric#LEAST_CABLE_CYCLES}
 * @param lateCycles most cycles that an answer of host memory is late, at random
 * @param readCycles from a read of host memory to its answer
 * @param writeCycles from a write to its answer
 * @param seed of what the memories hold before anybody writes to them, of the pages' places, and of answers that are late
 * @param simulation of nodes, relay and switches
 * @param verilog of the nodes
 * @param faults of the cables between two nodes; a switch's cables have none
 * @param linkPeriodPs period of the link's clock beside one of 10,000 ps of the core's
 */
public record VerbsNodesOptions(
        VerbsConfiguration configuration,
        boolean hasRelay,
        int cableCycles,
        int lateCycles,
        int readCycles,
        int writeCycles,
        long seed,
        SimulationOptions simulation,
        VerilogSource verilog,
        FaultPlan faults,
        long linkPeriodPs) {
    private static final int CABLE_CYCLES = 6;

    /** Returns published nodes with a relay, without faults. */
    public static VerbsNodesOptions published(SimulationOptions simulation) {
        return new VerbsNodesOptions(
                VerbsConfiguration.published(),
                true,
                CABLE_CYCLES,
                0,
                HostMemorySocket.READ_CYCLES,
                HostMemorySocket.WRITE_CYCLES,
                0,
                simulation,
                VerilogSource.JAVA,
                FaultPlan.NONE,
                NodeClocks.LINK_PERIOD_PS);
    }

    /** Returns the same with other nodes. */
    public VerbsNodesOptions with(VerbsConfiguration other) {
        return changed(draft -> draft.configuration = other);
    }

    /** Returns the same without a relay. */
    public VerbsNodesOptions withoutRelay() {
        return changed(draft -> draft.hasRelay = false);
    }

    /** Returns the same with a relay. */
    public VerbsNodesOptions withRelay() {
        return changed(draft -> draft.hasRelay = true);
    }

    /** Returns the same with other cables. */
    public VerbsNodesOptions withCableCycles(int cycles) {
        return changed(draft -> draft.cableCycles = cycles);
    }

    /** Returns the same with memories that are late by up to so many cycles. */
    public VerbsNodesOptions withLateCycles(int cycles) {
        return changed(draft -> draft.lateCycles = cycles);
    }

    /** Returns the same with other times of host memory. */
    public VerbsNodesOptions withMemoryCycles(int ofReads, int ofWrites) {
        return changed(draft -> {
            draft.readCycles = ofReads;
            draft.writeCycles = ofWrites;
        });
    }

    /** Returns the same with another seed. */
    public VerbsNodesOptions withSeed(long other) {
        return changed(draft -> draft.seed = other);
    }

    /** Returns the same with other Verilog. */
    public VerbsNodesOptions with(VerilogSource source) {
        return changed(draft -> draft.verilog = source);
    }

    /** Returns the same with faults on the cables. */
    public VerbsNodesOptions with(FaultPlan plan) {
        return changed(draft -> draft.faults = plan);
    }

    /** Returns the same with another clock of the link. */
    public VerbsNodesOptions withLinkPeriod(long picoseconds) {
        return changed(draft -> draft.linkPeriodPs = picoseconds);
    }

    private VerbsNodesOptions changed(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.options();
    }

    /** The same choices while one of them changes. */
    private static final class Draft {
        private VerbsConfiguration configuration;
        private boolean hasRelay;
        private int cableCycles;
        private int lateCycles;
        private int readCycles;
        private int writeCycles;
        private long seed;
        private SimulationOptions simulation;
        private VerilogSource verilog;
        private FaultPlan faults;
        private long linkPeriodPs;

        Draft(VerbsNodesOptions options) {
            configuration = options.configuration;
            hasRelay = options.hasRelay;
            cableCycles = options.cableCycles;
            lateCycles = options.lateCycles;
            readCycles = options.readCycles;
            writeCycles = options.writeCycles;
            seed = options.seed;
            simulation = options.simulation;
            verilog = options.verilog;
            faults = options.faults;
            linkPeriodPs = options.linkPeriodPs;
        }

        VerbsNodesOptions options() {
            return new VerbsNodesOptions(
                    configuration,
                    hasRelay,
                    cableCycles,
                    lateCycles,
                    readCycles,
                    writeCycles,
                    seed,
                    simulation,
                    verilog,
                    faults,
                    linkPeriodPs);
        }
    }
}
