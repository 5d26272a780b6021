package org.heddle.testbench.fabric;

import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.heddle.cosim.cluster.LatencyWire;
import org.heddle.testbench.CableEnd;

/**
 * Part of a fat tree that one process simulates: nodes that follow each other, and of each level of switches those that follow each
 * other, so that most cables have both ends in one part. The cables that cross have numbers that are the same in all parts.
 */
final class FabricPart {
    private final FatTree tree;
    private final int cableCycles;
    private final int number;
    private final int[] ofNode;
    private final int[] ofSwitch;
    private final IntFunction<LatencyWire> crossing;

    /**
     * A part.
     *
     * @param number of the part, from 0
     * @param parts how many there are, at most the nodes
     * @param crossing the cable of a number, below {@link #cables}, of which another part has one end
     */
    FabricPart(FatTree tree, int cableCycles, int number, int parts, IntFunction<LatencyWire> crossing) {
        this.tree = tree;
        this.cableCycles = cableCycles;
        this.number = number;
        this.crossing = crossing;
        ofNode = IntStream.range(0, tree.nodes())
                .map(node -> (int) ((long) node * parts / tree.nodes()))
                .toArray();
        ofSwitch = new int[tree.switches()];
        for (int level = 0; level < tree.levels(); level++) {
            int now = level;
            int[] here = IntStream.range(0, tree.switches())
                    .filter(each -> tree.level(each) == now)
                    .boxed()
                    .sorted(Comparator.comparingInt(tree::digits))
                    .mapToInt(Integer::intValue)
                    .toArray();
            for (int i = 0; i < here.length; i++) {
                ofSwitch[here[i]] = (int) ((long) i * parts / here.length);
            }
        }
    }

    /** The whole tree as the only part. */
    static FabricPart whole(FatTree tree, int cableCycles) {
        return new FabricPart(tree, cableCycles, 0, 1, cable -> {
            throw new IllegalStateException("cable " + cable + " crosses to another part, and there is none");
        });
    }

    /** An upper bound for the number of cables, each direction for itself. */
    static int cables(FatTree tree) {
        int ends = tree.nodes();
        for (int each = 0; each < tree.switches(); each++) {
            ends += tree.ports(each);
        }
        return ends;
    }

    FatTree tree() {
        return tree;
    }

    int cableCycles() {
        return cableCycles;
    }

    /** The first node of a part of so many. */
    static int firstNode(int part, int parts, int nodes) {
        return (int) (((long) part * nodes + parts - 1) / parts);
    }

    boolean hasNode(int node) {
        return ofNode[node] == number;
    }

    boolean hasSwitch(int each) {
        return ofSwitch[each] == number;
    }

    /** A cable of which this part has an end. */
    LatencyWire cable(int cable, boolean crosses) {
        return crosses ? crossing.apply(cable) : CableEnd.cable(cableCycles);
    }
}
