package org.heddle.verify.timing;

import java.util.BitSet;
import java.util.List;
import org.heddle.verify.timing.Netlist.Port;
import org.heddle.verify.timing.TimingGraph.Arc;

/**
 * The clocks of the registers that stand around the top, before its inputs and behind its outputs.
 *
 * <p>A netlist does not say them. An input belongs to the clocks of all registers it reaches; one that reaches outputs only, to the
 * clocks of these; and an output to the clocks that reach it otherwise than over a declared crossing. Where that leaves none, it is all.
 */
final class PortClocks {
    private final long[] begins;
    private final long[] ends;

    private PortClocks(long[] begins, long[] ends) {
        this.begins = begins;
        this.ends = ends;
    }

    /** Returns registers that are not there: nothing begins at inputs, nothing ends at outputs. */
    static PortClocks none(TimingGraph graph) {
        int nets = graph.netlist().nets();
        return new PortClocks(new long[nets], new long[nets]);
    }

    /**
     * Finds the clocks.
     *
     * @param reach clocks that reach each net otherwise than over a declared crossing
     */
    static PortClocks of(TimingGraph graph, Reach reach) {
        int nets = graph.netlist().nets();
        long all = (1L << graph.clocks().size()) - 1;
        long[] registers = new long[nets];
        graph.ends().forEach(end -> registers[end.net()] |= 1L << end.clock());
        back(graph, registers);
        long[] outputs = new long[nets];
        BitSet isOutput = new BitSet();
        each(graph.ports(false), net -> {
            outputs[net] |= reach.direct(net);
            isOutput.set(net);
        });
        back(graph, outputs);
        long[] begins = new long[nets];
        each(graph.ports(true), net -> {
            long clocks = registers[net] != 0 ? registers[net] : outputs[net];
            begins[net] = clocks == 0 ? all : clocks;
        });
        long[] through = begins.clone();
        for (int net : graph.order()) {
            for (int i = graph.firstArc()[net]; i < graph.firstArc()[net + 1]; i++) {
                through[net] |= through[graph.arcs().get(i).from()];
            }
        }
        long[] ends = new long[nets];
        each(graph.ports(false), net -> {
            long clocks = reach.direct(net) != 0 ? reach.direct(net) : through[net];
            ends[net] = clocks == 0 ? all : clocks;
        });
        return new PortClocks(begins, ends);
    }

    @FunctionalInterface
    private interface NetVisitor {
        void visit(int net);
    }

    private static void each(List<Port> ports, NetVisitor visitor) {
        for (Port port : ports) {
            for (int net : port.bits()) {
                if (net >= 0) {
                    visitor.visit(net);
                }
            }
        }
    }

    /** Tells each net what is known of the nets behind it. */
    private static void back(TimingGraph graph, long[] known) {
        for (int i = graph.order().length - 1; i >= 0; i--) {
            int net = graph.order()[i];
            for (int j = graph.firstArc()[net]; j < graph.firstArc()[net + 1]; j++) {
                Arc arc = graph.arcs().get(j);
                known[arc.from()] |= known[net];
            }
        }
    }

    /** Returns whether a register of the clock stands before this input. */
    boolean begins(int net, int clock) {
        return (begins[net] >> clock & 1) != 0;
    }

    /** Returns whether a register of the clock stands behind this output. */
    boolean ends(int net, int clock) {
        return (ends[net] >> clock & 1) != 0;
    }
}
