package org.heddle.cosim.jvm.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * An order in which items can be computed, found without recursion: operands before what uses them. Items that depend on each other as wholes
 * (their bits do not, or the design would have been refused) stand in one group.
 */
final class ItemOrder {
    private final List<int[]> sources;
    private final int[] index;
    private final int[] low;
    private final boolean[] open;
    private final Deque<Integer> stack = new ArrayDeque<>();
    private final List<List<Integer>> groups = new ArrayList<>();
    private int next = 1;

    private ItemOrder(List<int[]> sources) {
        this.sources = sources;
        this.index = new int[sources.size()];
        this.low = new int[sources.size()];
        this.open = new boolean[sources.size()];
    }

    /**
     * Orders items by the algorithm of Tarjan.
     *
     * @param sources for each item the items that it depends on
     * @param roots the items that are needed; others are left out unless these need them
     */
    static List<List<Integer>> of(List<int[]> sources, BitSet roots) {
        ItemOrder order = new ItemOrder(sources);
        roots.stream().forEach(order::visit);
        return order.groups;
    }

    private void visit(int root) {
        if (index[root] != 0) {
            return;
        }
        Deque<int[]> path = new ArrayDeque<>();
        path.push(enter(root));
        while (!path.isEmpty()) {
            int[] step = path.peek();
            int item = step[0];
            int[] needs = sources.get(item);
            if (step[1] < needs.length) {
                int source = needs[step[1]++];
                if (index[source] == 0) {
                    path.push(enter(source));
                } else if (open[source]) {
                    low[item] = Math.min(low[item], index[source]);
                }
                continue;
            }
            path.pop();
            if (!path.isEmpty()) {
                int user = path.peek()[0];
                low[user] = Math.min(low[user], low[item]);
            }
            if (low[item] == index[item]) {
                close(item);
            }
        }
    }

    private int[] enter(int item) {
        index[item] = low[item] = next++;
        open[item] = true;
        stack.push(item);
        return new int[] {item, 0};
    }

    private void close(int item) {
        List<Integer> group = new ArrayList<>();
        int member;
        do {
            member = stack.pop();
            open[member] = false;
            group.add(member);
        } while (member != item);
        int[] sorted = group.stream().mapToInt(Integer::intValue).toArray();
        Arrays.sort(sorted);
        groups.add(Arrays.stream(sorted).boxed().toList());
    }
}
