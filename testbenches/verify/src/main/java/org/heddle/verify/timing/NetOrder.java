package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.heddle.verify.timing.TimingGraph.Arc;

/** Orders nets so that each stands behind all that lead to it. */
final class NetOrder {
    private static final int SHOWN = 8;

    private NetOrder() {}

    /**
     * Returns the order.
     *
     * @param arcs sorted by the net they lead to
     * @param firstArc for each net where its arcs begin, and one element more
     * @throws TimingException if there is none, because logic goes round in a loop
     */
    static int[] of(Netlist netlist, List<Arc> arcs, int[] firstArc) {
        int nets = firstArc.length - 1;
        List<List<Integer>> behind = new ArrayList<>();
        int[] waits = new int[nets];
        for (int net = 0; net < nets; net++) {
            behind.add(new ArrayList<>(2));
            waits[net] = firstArc[net + 1] - firstArc[net];
        }
        arcs.forEach(arc -> behind.get(arc.from()).add(arc.to()));
        int[] order = new int[nets];
        int done = 0;
        for (int net = 0; net < nets; net++) {
            if (waits[net] == 0) {
                order[done++] = net;
            }
        }
        for (int next = 0; next < done; next++) {
            for (int to : behind.get(order[next])) {
                if (--waits[to] == 0) {
                    order[done++] = to;
                }
            }
        }
        if (done < nets) {
            throw loop(netlist, arcs, firstArc, waits);
        }
        return order;
    }

    /** Goes back from a net that waits for ever until a net comes again. */
    private static TimingException loop(Netlist netlist, List<Arc> arcs, int[] firstArc, int[] waits) {
        int net = 0;
        while (waits[net] == 0) {
            net++;
        }
        List<Integer> way = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        while (!way.contains(net)) {
            way.add(net);
            for (int i = firstArc[net]; i < firstArc[net + 1]; i++) {
                if (waits[arcs.get(i).from()] > 0) {
                    cells.add(netlist.cells().get(arcs.get(i).cell()).name());
                    net = arcs.get(i).from();
                    break;
                }
            }
        }
        Set<String> round = new LinkedHashSet<>(cells.subList(way.indexOf(net), cells.size()));
        return new TimingException("logic of " + netlist.top() + " goes round without a register, through "
                + String.join(", ", round.stream().limit(SHOWN).toList())
                + (round.size() > SHOWN ? " and " + (round.size() - SHOWN) + " more" : "")
                + ": such a path has no end; put a register into it");
    }
}
