package org.heddle.experiment.dimmnet2.submatrix;

import java.util.List;
import java.util.Optional;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.PairFactory;
import org.heddle.testbench.SimulatedHostPort;

/** Runs transfers on two DIMMnet-2 nodes in RTL, joined by a link, driven through their host ports. */
public final class NodePairEngine implements TransferEngine {
    /** Generous: 40 cycles for every 4 bytes, and a start. */
    private static final long CYCLES_PER_BYTE = 10;

    private static final long START_CYCLES = 100_000;

    /** Cycles between two looks at the receive status. */
    private static final long POLL_INTERVAL = 500;

    private final PairFactory pairs;
    private final VerilogDesign verilog;
    private final SimulationOptions options;

    /** Elaborates the pair; the first transfer compiles it, if it is new. */
    public NodePairEngine(Dimmnet2Configuration configuration, SimulationOptions options) {
        this(new PairFactory(configuration), options);
    }

    private NodePairEngine(PairFactory pairs, SimulationOptions options) {
        this(pairs, pairs.verilog(), options);
    }

    private NodePairEngine(PairFactory pairs, VerilogDesign verilog, SimulationOptions options) {
        this.pairs = pairs;
        this.verilog = verilog;
        this.options = options;
    }

    /** The Verilog that is simulated. */
    public VerilogDesign verilog() {
        return verilog;
    }

    /** The same engine on other Verilog text of the same ports: to see what a change in it does. */
    public NodePairEngine onVerilog(VerilogDesign other) {
        return new NodePairEngine(pairs, other, options);
    }

    /** The same engine with other simulation options, such as a waveform. */
    public NodePairEngine withOptions(SimulationOptions other) {
        return new NodePairEngine(pairs, verilog, other);
    }

    @Override
    public String configuration() {
        return pairs.configuration().name();
    }

    @Override
    public String description() {
        return "two DIMMnet-2 nodes in RTL, simulated cycle by cycle at 100 MHz, joined by a link of 8 bytes at 125 MHz";
    }

    @Override
    public Measurement run(Submatrix workload, ProgressListener progress) {
        try (NodePair system = pairs.open(verilog, options)) {
            return run(system, workload, progress);
        }
    }

    private Measurement run(NodePair system, Submatrix workload, ProgressListener progress) {
        Dimmnet2Driver sender = new Dimmnet2Driver(system.hostPort(0), 0);
        SimulatedHostPort receiverPort = system.hostPort(1);
        Dimmnet2Driver receiver = new Dimmnet2Driver(receiverPort, 1);
        List<VectorWrite> commands =
                TransferCommands.of(workload, pairs.configuration().packetPayload());
        int lastTag = 0;
        for (VectorWrite command : commands) {
            lastTag = sender.submit(command);
        }
        VectorStatus received = awaitReception(receiver, receiverPort, workload, progress);
        if (received.status() != CommandStatus.DONE || received.tag() != lastTag) {
            throw new IllegalStateException(
                    workload + " was received as " + received + ", not as DONE with tag " + lastTag);
        }
        progress.moved(workload.bytes());
        long first = system.node(0).memory().firstActivationCycle();
        long last = system.node(1).memory().lastWriteCycle();
        return new Measurement(
                last - first + 1, system.node(0).memory(), system.node(1).memory());
    }

    private static VectorStatus awaitReception(
            Dimmnet2Driver receiver, SimulatedHostPort port, Submatrix workload, ProgressListener progress) {
        long limit = START_CYCLES + CYCLES_PER_BYTE * workload.bytes();
        long end = port.cycle() + limit;
        while (port.cycle() < end) {
            Optional<VectorStatus> status = receiver.pollReception();
            if (status.isPresent()) {
                return status.get();
            }
            progress.moved(receiver.counter(HostMap.Counter.PACKETS_RECEIVED) * 1_920);
            port.idle(POLL_INTERVAL);
        }
        throw new HostTimeoutException("the receive status of " + workload, limit, port.cycle());
    }
}
