package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.heddle.verify.timing.EndPoints.EndPoint;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.Netlist.Pin;
import org.heddle.verify.timing.SourceNames.Place;
import org.heddle.verify.timing.TimingPath.Step;

/** Tells the longest paths of a clock step by step. */
final class PathFinder {
    private final TimingGraph graph;
    private final SourceNames names;

    PathFinder(TimingGraph graph, SourceNames names) {
        this.graph = graph;
        this.names = names;
    }

    /**
     * Returns the longest paths; of the bits of one register only the latest.
     *
     * @param points ends, the latest first
     * @param count how many at most
     */
    List<TimingPath> worst(String clock, ArrivalTimes arrivals, List<EndPoint> points, int count) {
        List<TimingPath> paths = new ArrayList<>();
        Set<String> ends = new LinkedHashSet<>();
        for (EndPoint point : points) {
            if (paths.size() == count) {
                break;
            }
            Place end = end(point);
            if (ends.add(end.name().replaceFirst("\\[\\d+]$", ""))) {
                paths.add(path(clock, arrivals, point, end));
            }
        }
        return paths;
    }

    private Place end(EndPoint point) {
        if (point.cell() >= 0) {
            return names.cell(graph.cell(point.cell()), output(graph, point.cell()));
        }
        return names.net(point.net())
                .map(place -> new Place("output " + point.pin(), place.module(), place.java()))
                .orElse(new Place("output " + point.pin(), graph.netlist().top(), ""));
    }

    private TimingPath path(String clock, ArrivalTimes arrivals, EndPoint point, Place end) {
        List<Integer> way = arrivals.way(point.net());
        Map<String, Integer> cells = new TreeMap<>();
        way.subList(1, way.size())
                .forEach(net -> cells.merge(graph.cell(graph.drivers()[net]).type(), 1, Integer::sum));
        int first = way.get(0);
        int driver = graph.drivers()[first];
        String start = driver >= 0
                ? names.cell(graph.cell(driver), first).text()
                : "input "
                        + names.net(first)
                                .map(Place::text)
                                .orElse("of " + graph.netlist().top());
        String pin = point.cell() < 0 || point.pin().startsWith("D") ? "" : ", pin " + point.pin();
        return new TimingPath(clock, point.nanoseconds(), start, end.text() + pin, steps(arrivals, way), cells);
    }

    private List<Step> steps(ArrivalTimes arrivals, List<Integer> way) {
        List<Step> steps = new ArrayList<>();
        for (int net : way.subList(1, way.size())) {
            double time = arrivals.at(net);
            Optional<Place> place = names.net(net);
            if (place.isPresent()) {
                steps.add(new Step(time, 0, place.get().text()));
                continue;
            }
            String instance = names.instance(graph.cell(graph.drivers()[net]).name());
            String shown = instance.isEmpty() ? graph.netlist().top() : instance;
            Step last = steps.isEmpty() ? new Step(0, 0, "") : steps.get(steps.size() - 1);
            if (last.nameless() > 0 && last.text().equals(shown)) {
                steps.set(steps.size() - 1, new Step(time, last.nameless() + 1, shown));
            } else {
                steps.add(new Step(time, 1, shown));
            }
        }
        return steps;
    }

    /** Returns the first net that a cell drives, or -1. */
    static int output(TimingGraph graph, int cell) {
        Cell register = graph.cell(cell);
        for (Pin pin : register.pins()) {
            if (pin.output()
                    && pin.bits().length == 1
                    && register.pins().stream().filter(Pin::output).count() == 1) {
                return pin.bits()[0];
            }
        }
        return -1;
    }
}
