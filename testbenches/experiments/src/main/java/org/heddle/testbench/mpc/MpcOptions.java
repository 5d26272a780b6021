package org.heddle.testbench.mpc;

import org.heddle.cosim.SimulationOptions;
import org.heddle.device.host.BusTiming;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.SwitchedFabric;

/**
 * Choices for a system of MPC nodes.
 *
 * @param configuration of all nodes
 * @param accessCycles of an access of a processor to a register, while the bus is free
 * @param postedCycles from a posted write of a processor to the node, while the bus is free
 * @param cableCycles of the link's clock (8 ns) that a word is under way in a cable, at least {@value SwitchedFabric#LEAST_CABLE_CYCLES}
 * @param seed of what the memories hold before anybody writes to them
 * @param simulation of nodes and switches
 * @param verilog of nodes and switches
 * @param faults of the cable between two nodes; a switch's cables have none
 * @param bus how long the hosts' buses take
 */
public record MpcOptions(
        MpcConfiguration configuration,
        long accessCycles,
        long postedCycles,
        int cableCycles,
        long seed,
        SimulationOptions simulation,
        VerilogSource verilog,
        FaultPlan faults,
        BusTiming bus) {
    private static final long ACCESS_CYCLES = 150;
    private static final long POSTED_CYCLES = 50;
    private static final int CABLE_CYCLES = 13;

    /** Returns published nodes without faults, accesses of 150 cycles. */
    public static MpcOptions published(SimulationOptions simulation) {
        return new MpcOptions(
                MpcConfiguration.published(),
                ACCESS_CYCLES,
                POSTED_CYCLES,
                CABLE_CYCLES,
                1,
                simulation,
                VerilogSource.JAVA,
                FaultPlan.NONE,
                BusTiming.PCI);
    }

    /** Returns the same with other nodes. */
    public MpcOptions with(MpcConfiguration other) {
        return new MpcOptions(other, accessCycles, postedCycles, cableCycles, seed, simulation, verilog, faults, bus);
    }

    /** Returns the same with another time of accesses. */
    public MpcOptions withAccessCycles(long cycles) {
        return new MpcOptions(configuration, cycles, postedCycles, cableCycles, seed, simulation, verilog, faults, bus);
    }

    /** Returns the same with another time of posted writes. */
    public MpcOptions withPostedCycles(long cycles) {
        return new MpcOptions(configuration, accessCycles, cycles, cableCycles, seed, simulation, verilog, faults, bus);
    }

    /** Returns the same with faults. */
    public MpcOptions with(FaultPlan plan) {
        return new MpcOptions(
                configuration, accessCycles, postedCycles, cableCycles, seed, simulation, verilog, plan, bus);
    }

    /** Returns the same with other Verilog. */
    public MpcOptions with(VerilogSource source) {
        return new MpcOptions(
                configuration, accessCycles, postedCycles, cableCycles, seed, simulation, source, faults, bus);
    }

    /** Returns the same with other cables. */
    public MpcOptions withCableCycles(int cycles) {
        return new MpcOptions(
                configuration, accessCycles, postedCycles, cycles, seed, simulation, verilog, faults, bus);
    }

    /** Returns the same with buses of another speed. */
    public MpcOptions with(BusTiming timing) {
        return new MpcOptions(
                configuration, accessCycles, postedCycles, cableCycles, seed, simulation, verilog, faults, timing);
    }
}
