package org.heddle.experiment.cosim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.ObjIntConsumer;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.testbench.LinkedNodes;

/** Two nodes that send each other parts of a matrix, as in the main job: elements of 128 bytes, 32 KBytes apart. */
final class NodeTraffic {
    private static final int COMMANDS = 6;
    private static final int ELEMENTS = 255;
    private static final int ELEMENT_BYTES = 128;
    private static final int STRIDE_BYTES = 32_768 + 8;
    /** Elements of the main job's first packet. */
    private static final int PACKET_ELEMENTS = 15;

    private static final long LIMIT_CYCLES = 100_000;

    private NodeTraffic() {}

    static Design<Dimmnet2Node> design() {
        return Heddle.elaborate(() -> new Dimmnet2Node(Dimmnet2Configuration.published()));
    }

    /** Gives both nodes work for some ten thousand cycles; returns the driver of node 0. */
    static Dimmnet2Driver start(LinkedNodes nodes) {
        Dimmnet2Driver[] drivers = new Dimmnet2Driver[2];
        for (int node = 0; node < 2; node++) {
            Dimmnet2Driver driver = new Dimmnet2Driver(nodes.hostPort(node), node);
            drivers[node] = driver;
            for (int i = 0; i < COMMANDS; i++) {
                VectorAccess access =
                        VectorAccess.stride((long) i * ELEMENTS * STRIDE_BYTES, ELEMENT_BYTES, ELEMENTS, STRIDE_BYTES);
                driver.submit(new VectorWrite(access, access, 1 - node, i == COMMANDS - 1));
            }
        }
        return drivers[0];
    }

    /** Counters of the node of {@link #benchmark}, from its reset over as many edges. */
    static NodeSnapshot counted(int cycles) {
        int[] edges = new int[1];
        try (LinkedNodes nodes = linked(design(), (simulation, node) -> edges[0] += node == 0 ? 1 : 0)) {
            Dimmnet2Driver driver = start(nodes);
            while (edges[0] < cycles) {
                nodes.run(1, 1);
            }
            return driver.snapshot();
        }
    }

    /** One node with the inputs that it has in this traffic. */
    static BenchmarkDesign benchmark(int cycles) {
        return recorded("nic-node", cycles, (nodes, isEnough) -> {
            start(nodes);
            while (!isEnough.getAsBoolean()) {
                nodes.run(1, 1);
            }
        });
    }

    /**
     * One node that sends the main job's first packet again and again, each when the host of the other one has heard of the one before: most of
     * the node waits.
     */
    static BenchmarkDesign waiting(int cycles) {
        return recorded("nic-node-run", cycles, (nodes, isEnough) -> {
            Dimmnet2Driver sender = new Dimmnet2Driver(nodes.hostPort(0), 0);
            Dimmnet2Driver receiver = new Dimmnet2Driver(nodes.hostPort(1), 1);
            VectorAccess access = VectorAccess.stride(0, ELEMENT_BYTES, PACKET_ELEMENTS, STRIDE_BYTES);
            while (!isEnough.getAsBoolean()) {
                sender.submit(new VectorWrite(access, access, 1, true));
                receiver.awaitReception(LIMIT_CYCLES);
            }
        });
    }

    /** Records a node's inputs while work is done, until there are enough. */
    private static BenchmarkDesign recorded(String name, int cycles, BiConsumer<LinkedNodes, BooleanSupplier> work) {
        Design<Dimmnet2Node> design = design();
        List<long[]> rows = new ArrayList<>();
        Recorder recorder = new Recorder(rows, cycles);
        try (LinkedNodes nodes = linked(design, recorder::note)) {
            work.accept(nodes, () -> rows.size() >= cycles);
        }
        return new BenchmarkDesign(name, design, List.copyOf(rows.subList(0, cycles)), cycles);
    }

    /** The loops that are compared have one period for all clocks. */
    private static LinkedNodes linked(Design<Dimmnet2Node> design, ObjIntConsumer<Simulation> beforeEdge) {
        SimulationOptions options = JavaLoops.options().clock(design.component().link, ClockTiming.DEFAULT);
        return new LinkedNodes(design, options, beforeEdge);
    }

    /** Notes node 0's inputs before each edge, behind the two cycles of reset that it did not see. */
    private static final class Recorder {
        private final List<long[]> rows;
        private final int most;
        private List<Port> inputs = List.of();

        Recorder(List<long[]> rows, int most) {
            this.rows = rows;
            this.most = most;
        }

        void note(Simulation simulation, int node) {
            if (node != 0 || rows.size() >= most) {
                return;
            }
            if (rows.isEmpty()) {
                inputs = BenchmarkDesign.inputs(simulation);
                long[] reset = new long[words(inputs)];
                int word = 0;
                for (Port input : inputs) {
                    reset[word] = isReset(simulation, input) ? 1 : 0;
                    word += input.words();
                }
                rows.add(reset);
                rows.add(reset.clone());
            }
            long[] row = new long[words(inputs)];
            int word = 0;
            for (Port input : inputs) {
                for (int i = 0; i < input.words(); i++) {
                    row[word++] = simulation.peekWord(input, i);
                }
            }
            rows.add(row);
        }

        private static boolean isReset(Simulation simulation, Port port) {
            return simulation.design().ports().stream()
                    .anyMatch(each ->
                            each.name().equals(port.name()) && each.role().isReset());
        }

        private static int words(List<Port> inputs) {
            return inputs.stream().mapToInt(Port::words).sum();
        }
    }
}
