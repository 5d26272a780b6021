package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Circuit;
import org.heddle.host.HostPort;
import org.heddle.nic.board.LossyBoard;
import org.heddle.nic.board.LossyNodes;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;

/**
 * Nodes of a {@link LossyBoard} at their host ports, by the addresses of the board's line: the same registers without the time that a line
 * takes.
 */
public final class SimulatedPair implements HostPort, AutoCloseable {
    private final Simulation simulation;
    private final List<HostPort> ports = new ArrayList<>();

    /** Designs of cut-down DIMMnet-2 nodes, elaborated once for all tests. */
    static final class CutDown {
        /** Two nodes. */
        static final Design<LossyNodes> PAIR = design(2);
        /** One node, its link joined to itself. */
        static final Design<LossyNodes> ONE = design(1);

        private CutDown() {}

        private static Design<LossyNodes> design(int count) {
            return Heddle.elaborate(() -> new LossyNodes(Dimmnet2Configuration.cutDown(), count));
        }
    }

    /** Nodes after reset, as they are. */
    public SimulatedPair(Design<LossyNodes> design) {
        this(design, circuit -> circuit);
    }

    /**
     * Nodes after reset.
     *
     * @param fault changes the circuit
     */
    SimulatedPair(Design<LossyNodes> design, UnaryOperator<Circuit> fault) {
        LossyNodes dut = design.component();
        int count = dut.requests.size();
        simulation = Simulation.open(
                design.inside(fault.apply(design.circuit())),
                SimulationOptions.defaults().engine(SimulationEngine.JVM).cycleLimit(Long.MAX_VALUE));
        simulation.reset(2);
        for (int node = 0; node < LossyNodes.MOST_NODES; node++) {
            // The line of a board with one node has it at both addresses.
            ports.add(node < count ? port(dut.requests.get(node), dut.responses.get(node)) : ports.get(0));
        }
        ports.add(port(dut.lossRequest, dut.lossResponse));
    }

    private HostPort port(Stream<HostRequest> request, Stream<UInt> response) {
        HostPins pins = new HostPins(simulation, request, response);
        simulation.add(pins);
        return new SimulatedHostPort(SteppedSystem.of(simulation), pins);
    }

    private HostPort at(int address) {
        return ports.get(address / LossyBoard.NODE_BYTES);
    }

    @Override
    public long read(int address) {
        return at(address).read(address % LossyBoard.NODE_BYTES);
    }

    @Override
    public void write(int address, long value) {
        at(address).write(address % LossyBoard.NODE_BYTES, value);
    }

    @Override
    public long cycle() {
        return simulation.cycle();
    }

    @Override
    public void idle(long cycles) {
        ports.get(0).idle(cycles);
    }

    @Override
    public void close() {
        simulation.close();
    }
}
