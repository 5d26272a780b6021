package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.verify.timing.Netlist.Port;
import org.heddle.verify.timing.TimingGraph.Arc;
import org.heddle.verify.timing.TimingGraph.Launch;

/**
 * The latest time at which each net settles, counted from the edge of one clock that began it.
 *
 * <p>Each clock is followed by itself, and registers once without the inputs of the top: a net that something else reaches later keeps
 * this clock's time too. One time for each net would lose the paths behind a later input or a later word of the other clock.
 */
final class ArrivalTimes {
    private final TimingGraph graph;
    private final double[] times;
    private final int[] arcs;

    private ArrivalTimes(TimingGraph graph) {
        this.graph = graph;
        times = new double[graph.netlist().nets()];
        arcs = new int[graph.netlist().nets()];
        Arrays.fill(times, Double.NEGATIVE_INFINITY);
        Arrays.fill(arcs, -1);
    }

    /**
     * Follows one clock.
     *
     * @param inputs clocks of the inputs of the top, or null if inputs begin nothing
     * @param outside clock to output of a register outside the top, in nanoseconds
     */
    static ArrivalTimes of(TimingGraph graph, int clock, PortClocks ports, double outside) {
        ArrivalTimes arrivals = new ArrivalTimes(graph);
        for (Launch launch : graph.launches()) {
            if (launch.clock() == clock) {
                arrivals.times[launch.net()] = Math.max(arrivals.times[launch.net()], launch.nanoseconds());
            }
        }
        for (Port port : graph.ports(true)) {
            for (int net : port.bits()) {
                if (net >= 0 && ports.begins(net, clock)) {
                    arrivals.times[net] = outside;
                }
            }
        }
        arrivals.follow();
        return arrivals;
    }

    private void follow() {
        for (int net : graph.order()) {
            for (int i = graph.firstArc()[net]; i < graph.firstArc()[net + 1]; i++) {
                Arc arc = graph.arcs().get(i);
                double time = times[arc.from()] + arc.nanoseconds();
                if (time > times[net]) {
                    times[net] = time;
                    arcs[net] = i;
                }
            }
        }
    }

    /** Returns whether the clock reaches a net at all. */
    boolean reach(int net) {
        return times[net] > Double.NEGATIVE_INFINITY;
    }

    /** Returns when a net settles, in nanoseconds from the edge; minus infinity if the clock does not reach it. */
    double at(int net) {
        return times[net];
    }

    /** Returns the nets of the longest path to a net, from its begin. */
    List<Integer> way(int net) {
        List<Integer> way = new ArrayList<>(List.of(net));
        for (int i = arcs[net]; i >= 0; i = arcs[way.get(0)]) {
            way.add(0, graph.arcs().get(i).from());
        }
        return way;
    }
}
