package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The strongly connected components of a graph that hold a cycle: Tarjan's algorithm (Depth-first search and linear graph
 * algorithms, 1972), with a stack of its own in place of recursion.
 */
final class Knots {
    private static final int NEW = -1;

    private record Step(int vertex, BitSet successors, int[] next) {}

    private final int[] order;
    private final int[] lowest;
    private final BitSet open = new BitSet();
    private final Deque<Integer> unassigned = new ArrayDeque<>();
    private final IntFunction<BitSet> successorsOf;
    private final List<BitSet> found = new ArrayList<>();
    private int visited;

    Knots(int vertices, IntFunction<BitSet> successorsOf) {
        this.order = new int[vertices];
        this.lowest = new int[vertices];
        this.successorsOf = successorsOf;
        Arrays.fill(order, NEW);
    }

    List<BitSet> find() {
        for (int vertex = 0; vertex < order.length; vertex++) {
            if (order[vertex] == NEW) {
                walk(vertex);
            }
        }
        return found;
    }

    private void walk(int root) {
        Deque<Step> path = new ArrayDeque<>();
        path.push(enter(root));
        while (!path.isEmpty()) {
            Step step = path.peek();
            int vertex = step.vertex();
            int successor = step.successors().nextSetBit(step.next()[0]);
            if (successor < 0) {
                path.pop();
                if (lowest[vertex] == order[vertex]) {
                    close(step);
                }
                if (!path.isEmpty()) {
                    int parent = path.peek().vertex();
                    lowest[parent] = Math.min(lowest[parent], lowest[vertex]);
                }
                continue;
            }
            step.next()[0] = successor + 1;
            if (order[successor] == NEW) {
                path.push(enter(successor));
            } else if (open.get(successor)) {
                lowest[vertex] = Math.min(lowest[vertex], order[successor]);
            }
        }
    }

    private Step enter(int vertex) {
        order[vertex] = visited;
        lowest[vertex] = visited;
        visited++;
        open.set(vertex);
        unassigned.push(vertex);
        return new Step(vertex, successorsOf.apply(vertex), new int[] {0});
    }

    private void close(Step root) {
        BitSet component = new BitSet();
        int vertex;
        do {
            vertex = unassigned.pop();
            open.clear(vertex);
            component.set(vertex);
        } while (vertex != root.vertex());
        if (component.cardinality() > 1 || root.successors().get(root.vertex())) {
            found.add(component);
        }
    }
}
