package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.heddle.verify.timing.CellRule.Verb;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.Netlist.Pin;
import org.heddle.verify.timing.Netlist.Port;
import org.heddle.verify.timing.TimingGraph.Arc;
import org.heddle.verify.timing.TimingGraph.Clock;
import org.heddle.verify.timing.TimingGraph.End;
import org.heddle.verify.timing.TimingGraph.Keep;
import org.heddle.verify.timing.TimingGraph.Launch;

/** Gives each cell of a netlist its delays. Whatever has none is an error here, so that no path ends unseen. */
final class GraphBuilder {
    private final Netlist netlist;
    private final DelayTable delays;
    private final int[] drivers;
    private final int[] loads;
    private final List<Clock> clocks = new ArrayList<>();
    private final List<Arc> arcs = new ArrayList<>();
    private final List<Launch> launches = new ArrayList<>();
    private final List<End> ends = new ArrayList<>();
    private final List<Keep> keeps = new ArrayList<>();

    private GraphBuilder(Netlist netlist, DelayTable delays) {
        this.netlist = netlist;
        this.delays = delays;
        drivers = new int[netlist.nets()];
        loads = new int[netlist.nets()];
        Arrays.fill(drivers, -1);
    }

    /**
     * Makes the graph.
     *
     * @throws TimingException if a cell or a pin has no delay, a clock is no input of the top, a net is driven by nothing, or logic
     *     goes round in a loop
     */
    static TimingGraph of(Netlist netlist, DelayTable delays) {
        return new GraphBuilder(netlist, delays).graph();
    }

    private TimingGraph graph() {
        countLoads();
        for (int i = 0; i < netlist.cells().size(); i++) {
            add(i);
        }
        refuseUndriven();
        refuseClocksAsData();
        arcs.sort(Comparator.comparingInt(Arc::to));
        int[] firstArc = new int[netlist.nets() + 1];
        arcs.forEach(arc -> firstArc[arc.to() + 1]++);
        for (int net = 0; net < netlist.nets(); net++) {
            firstArc[net + 1] += firstArc[net];
        }
        int[] order = NetOrder.of(netlist, arcs, firstArc);
        return new TimingGraph(netlist, clocks, arcs, firstArc, order, launches, ends, keeps, drivers, loads);
    }

    private void countLoads() {
        for (int i = 0; i < netlist.cells().size(); i++) {
            for (Pin pin : netlist.cells().get(i).pins()) {
                for (int net : pin.bits()) {
                    if (net >= 0 && pin.output()) {
                        drivers[net] = i;
                    } else if (net >= 0) {
                        loads[net]++;
                    }
                }
            }
        }
        for (Port port : netlist.ports()) {
            for (int net : port.bits()) {
                if (net >= 0 && !port.input()) {
                    loads[net]++;
                }
            }
        }
    }

    private void refuseUndriven() {
        BitSet inputs = new BitSet();
        netlist.ports().stream()
                .filter(Port::input)
                .forEach(port ->
                        Arrays.stream(port.bits()).filter(net -> net >= 0).forEach(inputs::set));
        for (int net = 0; net < netlist.nets(); net++) {
            if (loads[net] > 0 && drivers[net] < 0 && !inputs.get(net)) {
                throw new TimingException("net " + net + " of " + netlist.top()
                        + " is driven by nothing: a path would begin there unseen; give it a value");
            }
        }
    }

    private void add(int index) {
        Cell cell = netlist.cells().get(index);
        List<CellRule> rules = delays.rules(cell);
        for (CellRule rule : rules) {
            switch (rule.verb()) {
                case PATH -> paths(index, rule, rules);
                case LAUNCH ->
                    each(
                            cell,
                            rule.to(),
                            (net, pin) -> clock(cell, rule)
                                    .ifPresent(
                                            clock -> launches.add(new Launch(net, clock, rule.nanoseconds(), index))));
                case SETUP -> setups(index, rule, rules);
                case KEEPS ->
                    each(
                            cell,
                            rule.to(),
                            (net, pin) -> clock(cell, rule).ifPresent(clock -> keeps.add(new Keep(net, clock))));
                default -> {}
            }
        }
        refuseSilence(cell, rules);
    }

    @FunctionalInterface
    private interface PinVisitor {
        void visit(int net, String pin);
    }

    private static void each(Cell cell, List<PinPattern> patterns, PinVisitor visitor) {
        for (Pin pin : cell.pins()) {
            for (int i = 0; i < pin.bits().length; i++) {
                int bit = i;
                if (pin.bits()[i] >= 0 && patterns.stream().anyMatch(pattern -> pattern.matches(pin.name(), bit))) {
                    visitor.visit(pin.bits()[i], pin.name());
                }
            }
        }
    }

    private void paths(int index, CellRule rule, List<CellRule> rules) {
        Cell cell = netlist.cells().get(index);
        each(cell, rule.to(), (to, output) -> {
            if (loads[to] > 0) {
                each(cell, rule.from(), (from, input) -> {
                    double wire = wire(cell, input, from, rules);
                    arcs.add(new Arc(from, to, wire + rule.nanoseconds(), index));
                });
            }
        });
    }

    private void setups(int index, CellRule rule, List<CellRule> rules) {
        Cell cell = netlist.cells().get(index);
        CellRule clocked = new CellRule(rule.verb(), rule.to(), rule.from(), 0, rule.conditions(), rule.write());
        each(
                cell,
                rule.from(),
                (net, pin) -> clock(cell, clocked).ifPresent(clock -> {
                    ends.add(new End(net, clock, wire(cell, pin, net, rules) + rule.nanoseconds(), index, pin));
                }));
    }

    /** Clocks are known when all cells have been seen. */
    private void refuseClocksAsData() {
        arcs.forEach(arc -> refuseClock(arc.from(), arc.cell()));
        ends.forEach(end -> refuseClock(end.net(), end.cell()));
    }

    private void refuseClock(int net, int cell) {
        if (clockOf(net) >= 0) {
            throw new TimingException("clock " + clocks.get(clockOf(net)).name() + " is data for "
                    + netlist.cells().get(cell).name() + ": a clock's own value has no timing here; use an enable");
        }
    }

    /** The wire from a net's begin to a pin. */
    private double wire(Cell cell, String pin, int net, List<CellRule> rules) {
        String driver =
                drivers[net] < 0 ? "" : netlist.cells().get(drivers[net]).type();
        double detour = 0;
        for (CellRule rule : rules) {
            boolean speaks = (rule.verb() == Verb.DIRECT || rule.verb() == Verb.DETOUR)
                    && rule.from().stream().anyMatch(pattern -> pattern.matches(pin, pattern.bit()));
            if (speaks && rule.verb() == Verb.DETOUR) {
                detour = rule.nanoseconds();
            } else if (speaks && isDirect(rule, driver, net)) {
                return rule.nanoseconds();
            }
        }
        return delays.net(loads[net]) + detour;
    }

    private boolean isDirect(CellRule rule, String driver, int net) {
        boolean alone = rule.to().stream().anyMatch(word -> word.name().equals("alone"));
        return rule.to().stream().anyMatch(word -> word.name().equals(driver)) && (!alone || loads[net] == 1);
    }

    private OptionalInt clock(Cell cell, CellRule rule) {
        int net = cell.net(rule.from().get(0).name());
        return net < 0 ? OptionalInt.empty() : OptionalInt.of(clockOf(cell, net));
    }

    private int clockOf(int net) {
        for (int i = 0; i < clocks.size(); i++) {
            if (clocks.get(i).net() == net) {
                return i;
            }
        }
        return -1;
    }

    private int clockOf(Cell cell, int net) {
        int known = clockOf(net);
        if (known >= 0) {
            return known;
        }
        for (Port port : netlist.ports()) {
            if (port.input() && port.bits().length == 1 && port.bits()[0] == net) {
                clocks.add(new Clock(port.name(), net));
                return clocks.size() - 1;
            }
        }
        throw new TimingException("the clock of " + cell.name() + " is no input of " + netlist.top()
                + ": a clock made of logic has no period here; use the clock itself and an enable");
    }

    /** Every connected pin must have been spoken of. */
    private void refuseSilence(Cell cell, List<CellRule> rules) {
        for (Pin pin : cell.pins()) {
            for (int i = 0; i < pin.bits().length; i++) {
                int net = pin.bits()[i];
                if (net >= 0 && (!pin.output() || loads[net] > 0) && !isKnown(pin, i, rules)) {
                    throw new TimingException(
                            "pin " + pin.name() + " of " + cell.name() + ", a " + cell.type() + " with "
                                    + cell.parameters() + ", has no delay in " + delays.file()
                                    + ": a path would end there unseen; give its delay there");
                }
            }
        }
    }

    private static boolean isKnown(Pin pin, int bit, List<CellRule> rules) {
        return rules.stream().anyMatch(rule -> switch (rule.verb()) {
            case PATH, LAUNCH -> matches(pin.output() ? rule.to() : rule.from(), pin, bit);
            case SETUP -> !pin.output() && (matches(rule.from(), pin, bit) || matches(rule.to(), pin, bit));
            case KEEPS -> !pin.output() && matches(rule.from(), pin, bit);
            default -> false;
        });
    }

    private static boolean matches(List<PinPattern> patterns, Pin pin, int bit) {
        return patterns.stream().anyMatch(pattern -> pattern.matches(pin.name(), bit));
    }
}
