package org.heddle.verify.timing;

import java.util.BitSet;
import org.heddle.verify.timing.TimingGraph.Arc;
import org.heddle.verify.timing.TimingGraph.Launch;

/**
 * The clocks whose registers reach a net before a declared crossing does away with them.
 *
 * <p>What a memory shows is told apart: at its output meet the clock that wrote the word and the one that asks for it. A crossing
 * declared there speaks of the word.
 */
final class Reach {
    private final long[] registers;
    private final long[] contents;

    private Reach(int nets) {
        registers = new long[nets];
        contents = new long[nets];
    }

    /**
     * Follows all clocks.
     *
     * @param crossings nets that the design declares to cross over
     * @param declaredContents nets of memories of which it declares that all they show does
     */
    static Reach of(TimingGraph graph, BitSet crossings, BitSet declaredContents) {
        Reach reach = new Reach(graph.netlist().nets());
        BitSet keeps = new BitSet();
        graph.keeps().forEach(keep -> {
            reach.contents[keep.net()] |= 1L << keep.clock();
            keeps.set(keep.net());
        });
        for (Launch launch : graph.launches()) {
            long clock = 1L << launch.clock();
            if ((reach.contents[launch.net()] & clock) == 0 || hasNoArcs(graph, launch.net())) {
                reach.registers[launch.net()] |= clock;
            }
        }
        for (int net : graph.order()) {
            for (int i = graph.firstArc()[net]; i < graph.firstArc()[net + 1]; i++) {
                Arc arc = graph.arcs().get(i);
                reach.registers[net] |= reach.registers[arc.from()];
                reach.contents[net] |= reach.contents[arc.from()];
            }
            if (declaredContents.get(net)) {
                reach.contents[net] = 0;
            }
            if (crossings.get(net)) {
                reach.contents[net] = 0;
                if (!keeps.get(net)) {
                    reach.registers[net] = 0;
                }
            }
        }
        return reach;
    }

    private static boolean hasNoArcs(TimingGraph graph, int net) {
        return graph.firstArc()[net] == graph.firstArc()[net + 1];
    }

    /** Returns the clocks, bit by bit, that reach a net in any undeclared way. */
    long any(int net) {
        return registers[net] | contents[net];
    }

    /** Returns the clocks, bit by bit, whose registers or addresses reach a net. */
    long direct(int net) {
        return registers[net];
    }
}
