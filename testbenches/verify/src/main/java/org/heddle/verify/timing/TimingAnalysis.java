package org.heddle.verify.timing;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.heddle.verify.timing.EndPoints.EndPoint;
import org.heddle.verify.timing.TimingGraph.Clock;
import org.heddle.verify.timing.TimingReport.EndCount;
import org.heddle.verify.timing.TimingResult.ClockTiming;
import org.heddle.verify.timing.TimingResult.ModuleTiming;
import org.heddle.verify.timing.part.Family;
import org.heddle.verify.timing.part.Occupancy;

/**
 * Static timing of a design: each clock by itself, each path from a register to a register. There are no exceptions: every path counts
 * for one cycle.
 */
public final class TimingAnalysis {
    private final TimingRequest request;
    private final Netlist netlist;
    private final TimingGraph graph;
    private final DelayTable delays;
    private final SourceNames names;
    private final Reach reach;
    private final PortClocks ports;

    private TimingAnalysis(DesignText text, TimingRequest request, Netlist netlist, DelayTable delays) {
        this.request = request;
        this.netlist = netlist;
        this.delays = delays;
        graph = GraphBuilder.of(netlist, delays);
        names = SourceNames.of(netlist, text);
        reach = Reach.of(graph, names.crossings(), names.declaredContents());
        ports = PortClocks.of(graph, reach);
    }

    /**
     * Synthesises a design, or finds its netlist in the cache, and follows its paths.
     *
     * @throws TimingException if a clock has no period or does not exist, the family has no such speed, yosys refuses the design, or
     *     something in it has no delay
     * @throws IOException if files of the tool cannot be written or read
     */
    public static TimingReport of(DesignText text, TimingRequest request, Netlists netlists) throws IOException {
        DelayTable delays = DelayTable.of(request.family(), request.speed());
        return new TimingAnalysis(text, request, netlists.of(text, request.family()), delays).report();
    }

    /**
     * Returns the hash of all that the figures come from: the text that synthesis sees, delays, the tool's command and version. Equal hashes
     * have equal figures.
     *
     * @throws IOException if the tool's version cannot be had
     */
    public static String hash(DesignText text, Family family) throws IOException {
        return Netlists.hash(List.of(
                Netlists.hash(text.synthesized(), family),
                DelayTable.of(family, "").text()));
    }

    private TimingReport report() {
        refuseUnknownClocks();
        List<ClockTiming> clocks = new ArrayList<>();
        List<EndCount> between = new ArrayList<>();
        List<TimingPath> paths = new ArrayList<>();
        List<ArrivalTimes> all = new ArrayList<>();
        PathFinder finder = new PathFinder(graph, names);
        for (int i = 0; i < graph.clocks().size(); i++) {
            Clock clock = graph.clocks().get(i);
            double period = request.period(clock.name());
            ArrivalTimes arrivals = ArrivalTimes.of(graph, i, ports, delays.outsideLaunch());
            List<EndPoint> points = EndPoints.of(graph, i, arrivals, ports, delays.net(1) + delays.outsideSetup());
            clocks.add(timing(clock, period, points));
            paths.addAll(finder.worst(clock.name(), arrivals, points, request.paths()));
            PortClocks none = PortClocks.none(graph);
            ArrivalTimes inner = ArrivalTimes.of(graph, i, none, 0);
            between.add(count(clock, period, EndPoints.of(graph, i, inner, none, 0)));
            all.add(inner);
        }
        TimingResult result = new TimingResult(
                netlist.top(),
                request.family().word(),
                delays.speed(),
                clocks,
                netlist.count(request.family().lut()),
                netlist.count(request.family().register()),
                netlist.count(request.family().blockRam()),
                netlist.count(request.family().multiplier()));
        return new TimingReport(
                result,
                request.family() == Family.ECP5 ? Optional.of(Occupancy.of(netlist::count)) : Optional.empty(),
                between,
                paths,
                Crossings.of(graph, all, reach, names));
    }

    private void refuseUnknownClocks() {
        List<String> known = graph.clocks().stream().map(Clock::name).toList();
        if (known.isEmpty()) {
            throw new TimingException(netlist.top() + " has no clock: there is nothing to time between registers");
        }
        for (String given : request.periods().keySet()) {
            if (!known.contains(given)) {
                throw new TimingException(netlist.top() + " has no clock '" + given + "'. Its clocks are: "
                        + String.join(", ", known) + ".");
            }
        }
        for (String clock : known) {
            if (!request.periods().containsKey(clock)) {
                throw new TimingException(
                        "clock " + clock + " of " + netlist.top() + " has no period: say --clock " + clock + "=MHZ");
            }
        }
    }

    private ClockTiming timing(Clock clock, double period, List<EndPoint> points) {
        Map<String, List<EndPoint>> byModule =
                points.stream().collect(Collectors.groupingBy(this::module, TreeMap::new, Collectors.toList()));
        List<ModuleTiming> modules = new ArrayList<>();
        byModule.forEach((module, ends) -> modules.add(
                new ModuleTiming(module, rounded(ends.get(0).nanoseconds()), EndPoints.failing(ends, period))));
        modules.sort(Comparator.comparingDouble(ModuleTiming::worstNanoseconds)
                .reversed()
                .thenComparing(ModuleTiming::module));
        EndCount count = count(clock, period, points);
        return new ClockTiming(
                clock.name(),
                rounded(period),
                count.worstNanoseconds(),
                points.isEmpty() ? 0 : Math.round(10_000 / points.get(0).nanoseconds()) / 10.0,
                count.endPoints(),
                count.failing(),
                modules);
    }

    private String module(EndPoint point) {
        return point.cell() < 0
                ? netlist.top()
                : names.cell(graph.cell(point.cell()), PathFinder.output(graph, point.cell()))
                        .module();
    }

    private static EndCount count(Clock clock, double period, List<EndPoint> points) {
        double worst = points.isEmpty() ? 0 : points.get(0).nanoseconds();
        return new EndCount(clock.name(), rounded(worst), points.size(), EndPoints.failing(points, period));
    }

    /** To 10 picoseconds: the delays say no more. */
    static double rounded(double nanoseconds) {
        return Math.round(nanoseconds * 100) / 100.0;
    }
}
