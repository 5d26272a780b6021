package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.verify.timing.Netlist.Port;
import org.heddle.verify.timing.TimingGraph.End;

/** The ends of one clock's paths: each register or memory, and each bit of an output, with its longest path. */
final class EndPoints {
    /**
     * One end.
     *
     * @param nanoseconds of the longest path
     * @param net at which it arrives
     * @param cell index of the cell, or -1 at an output of the top
     * @param pin of the cell, or name of the output
     */
    record EndPoint(double nanoseconds, int net, int cell, String pin) {}

    private EndPoints() {}

    /** Returns the ends that the clock reaches, the latest first. */
    static List<EndPoint> of(TimingGraph graph, int clock, ArrivalTimes arrivals, PortClocks ports, double setup) {
        Map<Integer, EndPoint> cells = new HashMap<>();
        for (End end : graph.ends()) {
            if (end.clock() == clock && arrivals.reach(end.net())) {
                double time = arrivals.at(end.net()) + end.nanoseconds();
                cells.merge(end.cell(), new EndPoint(time, end.net(), end.cell(), end.pin()), EndPoints::later);
            }
        }
        List<EndPoint> points = new ArrayList<>(cells.values());
        for (Port port : graph.ports(false)) {
            for (int net : port.bits()) {
                if (net >= 0 && !graph.isClock(net) && ports.ends(net, clock) && arrivals.reach(net)) {
                    points.add(new EndPoint(arrivals.at(net) + setup, net, -1, port.name()));
                }
            }
        }
        points.sort(Comparator.comparingDouble(EndPoint::nanoseconds).reversed().thenComparingInt(EndPoint::net));
        return points;
    }

    private static EndPoint later(EndPoint one, EndPoint other) {
        return one.nanoseconds() >= other.nanoseconds() ? one : other;
    }

    /** Returns how many arrive later than the period. */
    static int failing(Collection<EndPoint> points, double period) {
        return (int) points.stream().filter(point -> isLate(point, period)).count();
    }

    /** Returns whether an end is reached later than the period; a femtosecond of rounding does not count. */
    static boolean isLate(EndPoint point, double period) {
        return point.nanoseconds() > period + 1e-6;
    }
}
