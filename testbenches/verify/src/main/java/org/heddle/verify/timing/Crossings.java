package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.TimingGraph.End;

/** Finds the paths from one clock to another, and those of them that the design does not declare. */
final class Crossings {
    private Crossings() {}

    /**
     * Returns the crossings of each two clocks between which there are some.
     *
     * @param arrivals of each clock, from registers only
     */
    static List<ClockCrossing> of(TimingGraph graph, List<ArrivalTimes> arrivals, Reach reach, SourceNames names) {
        List<ClockCrossing> crossings = new ArrayList<>();
        for (int from = 0; from < arrivals.size(); from++) {
            for (int to = 0; to < arrivals.size(); to++) {
                if (from != to) {
                    ClockCrossing crossing = between(graph, from, to, arrivals.get(from), reach, names);
                    if (crossing.ends() > 0) {
                        crossings.add(crossing);
                    }
                }
            }
        }
        return crossings;
    }

    private static ClockCrossing between(
            TimingGraph graph, int from, int to, ArrivalTimes arrivals, Reach reach, SourceNames names) {
        Set<Integer> ends = new HashSet<>();
        List<String> undeclared = new ArrayList<>();
        Set<Integer> found = new HashSet<>();
        double worst = 0;
        for (End end : graph.ends()) {
            boolean arrives = arrivals.reach(end.net());
            boolean direct = (reach.any(end.net()) >> from & 1) != 0;
            if (end.clock() != to || !arrives && !direct) {
                continue;
            }
            ends.add(end.cell());
            if (arrives) {
                worst = Math.max(worst, arrivals.at(end.net()) + end.nanoseconds());
            }
            Cell cell = graph.cell(end.cell());
            int driven = PathFinder.output(graph, end.cell());
            if (direct && (driven < 0 || !names.isSynchronizer(driven)) && found.add(end.cell())) {
                undeclared.add(names.cell(cell, driven).text());
            }
        }
        Collections.sort(undeclared);
        return new ClockCrossing(
                graph.clocks().get(from).name(),
                graph.clocks().get(to).name(),
                ends.size(),
                TimingAnalysis.rounded(worst),
                List.copyOf(undeclared));
    }
}
