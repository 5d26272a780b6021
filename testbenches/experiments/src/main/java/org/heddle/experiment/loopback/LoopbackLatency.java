package org.heddle.experiment.loopback;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.loopback.LoopbackPair;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.RankNodes;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;
import org.heddle.testbench.VerilogSource;

/** Two loopback nodes on a cable in RTL, and how long their messages take. */
public final class LoopbackLatency implements AutoCloseable {
    private static final long LIMIT_CYCLES = 10_000;

    private final Simulation simulation;
    private final List<HostPins> pins;

    /**
     * Latency of one message.
     *
     * @param words of the host
     * @param own cycles of the core from the sender's first access to the receiver's last one, to the own node
     * @param other the same to the other node
     */
    public record Row(int words, long own, long other) {}

    /** Two nodes after reset, cores at 100 MHz, the link at 125 MHz. */
    public LoopbackLatency(SimulationOptions options) {
        this(options, VerilogSource.JAVA);
    }

    /**
     * The same on other Verilog.
     *
     * @param verilog of the nodes and what joins them
     */
    public LoopbackLatency(SimulationOptions options, VerilogSource verilog) {
        Design<LoopbackPair> design = verilog.in(Heddle.elaborate(LoopbackPair::new));
        LoopbackPair pair = design.component();
        simulation = Simulation.open(design, NodeClocks.timed(options, pair.link));
        simulation.reset(2);
        pins = IntStream.range(0, 2)
                .mapToObj(i -> simulation.add(new HostPins(simulation, pair.request.get(i), pair.response.get(i))))
                .toList();
    }

    /** Returns the nodes under ranks, rank i on node i. */
    public RankNodes ranks() {
        return new RankNodes(SteppedSystem.of(simulation), pins);
    }

    // measure:
    /** Measures one message of each length. */
    public List<Row> measure(int... words) {
        List<LoopbackDriver> hosts = pins.stream()
                .map(host -> new LoopbackDriver(new SimulatedHostPort(SteppedSystem.of(simulation), host)))
                .toList();
        List<Row> rows = new ArrayList<>();
        for (int count : words) {
            long[] cycles = new long[2];
            for (int to = 0; to < 2; to++) {
                long start = simulation.cycle();
                if (!hosts.get(0).offer(to, new long[count])) {
                    throw new IllegalStateException("a node whose messages are all received has room for one");
                }
                hosts.get(to).await(LIMIT_CYCLES);
                cycles[to] = simulation.cycle() - start;
            }
            rows.add(new Row(count, cycles[0], cycles[1]));
        }
        return rows;
    }
    // :measure

    @Override
    public void close() {
        simulation.close();
    }
}
