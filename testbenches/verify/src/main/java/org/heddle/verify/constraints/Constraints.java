package org.heddle.verify.constraints;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * Timing constraints of a top as SDC, as XDC (Vivado) and as LPF (Diamond, nextpnr).
 *
 * <p>Every clock has its period. Every declared way from one clock to another is bounded by the shorter of the two periods, without their
 * skew, so that the bits of a Gray code arrive at most one step apart and a word stands before the pointer behind it is seen. Only ways
 * from an asynchronous reset's input have no bound: what it resets goes on behind a synchroniser. No group of
 * clocks is called asynchronous: in SDC and XDC that, like a false path, wins over every bound, and hides a crossing that nobody declared.
 */
public final class Constraints {
    /** Names of the files. */
    public static final List<String> NAMES = List.of("constraints.sdc", "constraints.xdc", "constraints.lpf");

    private static final double NANOSECONDS = 1000;

    private final Top top;
    private final List<CrossingPath> crossings;
    private final List<String> asynchronousResets;
    private final Map<String, Double> periods = new LinkedHashMap<>();

    private Constraints(Top top, Circuit circuit) {
        this.top = top;
        crossings = ClockCrossings.of(circuit);
        ModuleDefinition module = circuit.module(circuit.top());
        asynchronousResets = module.domains().stream()
                .filter(DomainDefinition::isAsynchronous)
                .map(domain -> module.signal(domain.reset()))
                .filter(reset -> reset.kind() == Signal.Kind.RESET)
                .map(Signal::name)
                .toList();
        for (TopClock clock : top.clocks()) {
            periods.put(clock.name(), NANOSECONDS / clock.megahertz());
        }
    }

    /**
     * Returns the files by their names.
     *
     * @throws IllegalArgumentException if a clock of a crossing is none of the top's
     */
    public static SortedMap<String, String> of(Top top, Circuit circuit) {
        Constraints constraints = new Constraints(top, circuit);
        return new TreeMap<>(Map.of(
                NAMES.get(0), constraints.sdc(),
                NAMES.get(1), constraints.xdc(),
                NAMES.get(2), constraints.lpf()));
    }

    private String sdc() {
        StringBuilder text = new StringBuilder(head("#"));
        createClocks(text);
        blockResets(text);
        for (CrossingPath crossing : crossings) {
            String ends = "-from " + cells(crossing.from(), crossing.isMemory(), crossing.fromBits()) + " -to "
                    + to(crossing);
            text.append("set_max_delay %s %s\n".formatted(bound(crossing), ends));
            text.append("set_false_path -hold %s\n".formatted(ends));
        }
        return text.toString();
    }

    private String xdc() {
        StringBuilder text = new StringBuilder(head("#"));
        createClocks(text);
        blockResets(text);
        for (CrossingPath crossing : crossings) {
            text.append("set_max_delay -datapath_only %s -from %s -to %s\n"
                    .formatted(
                            bound(crossing),
                            cells(crossing.from(), crossing.isMemory(), crossing.fromBits()),
                            to(crossing)));
        }
        return text.toString();
    }

    private void blockResets(StringBuilder text) {
        asynchronousResets.forEach(reset -> text.append("set_false_path -from [get_ports %s]\n".formatted(reset)));
    }

    private String lpf() {
        StringBuilder text = new StringBuilder(head("#"));
        top.clocks()
                .forEach(clock ->
                        text.append("FREQUENCY PORT \"%s\" %d MHZ;\n".formatted(clock.name(), clock.megahertz())));
        asynchronousResets.forEach(reset -> text.append("BLOCK PATH FROM PORT \"%s\";\n".formatted(reset)));
        for (CrossingPath crossing : crossings) {
            String to = crossing.to().isEmpty()
                    ? "CLKNET \"" + crossing.toClock() + "\""
                    : "CELL \"" + path(crossing.to()) + "*\"";
            text.append(
                    "MAXDELAY FROM CELL \"%s*\" TO %s %s NS;\n".formatted(path(crossing.from()), to, bound(crossing)));
        }
        return text.toString();
    }

    private String head(String comment) {
        return """
                %1$s Timing constraints of %2$s%3$s: made with the Verilog beside it.
                %1$s Ways between clocks are bounded by the shorter period; no others are allowed, so the tool tells of any.
                """.formatted(
                comment, top.name(), top.configuration().isEmpty() ? "" : ", configuration " + top.configuration());
    }

    private void createClocks(StringBuilder text) {
        periods.forEach((clock, period) -> text.append(
                "create_clock -name %s -period %s [get_ports %s]\n".formatted(clock, nanoseconds(period), clock)));
    }

    private String to(CrossingPath crossing) {
        return crossing.to().isEmpty()
                ? "[get_clocks " + crossing.toClock() + "]"
                : cells(crossing.to(), false, crossing.toBits());
    }

    private static String cells(String name, boolean isMemory, int bits) {
        String bit = isMemory ? "*" : bits > 1 ? "[*]" : "";
        return "[get_cells {" + path(name) + "_reg" + bit + "}]";
    }

    private static String path(String name) {
        return name.replace('.', '/');
    }

    private String bound(CrossingPath crossing) {
        return nanoseconds(Math.min(period(crossing.fromClock()), period(crossing.toClock())));
    }

    private double period(String clock) {
        Double period = periods.get(clock);
        if (period == null) {
            throw new IllegalArgumentException(
                    "clock \"" + clock + "\" of " + top.folder() + " has no frequency: its clocks are "
                            + top.clocks().stream().map(TopClock::name).collect(Collectors.joining(", "))
                            + "; name it among them");
        }
        return period;
    }

    private static String nanoseconds(double time) {
        return String.format(Locale.ROOT, "%.3f", time);
    }
}
