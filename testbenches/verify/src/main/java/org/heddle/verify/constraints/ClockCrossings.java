package org.heddle.verify.constraints;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.verify.constraints.DeclaredCrossing.Kind;

/**
 * Finds where words of one clock reach another: behind each value that the designer declared with {@code crossing(..)}, the registers and
 * memories that hold it, through ports of instances and all logic between, and the registers that take it or are reset by it. Two clocks that are one input of
 * the top have no crossing.
 */
public final class ClockCrossings {
    private final Circuit circuit;
    private final Map<String, SignalSources> sources = new HashMap<>();
    private final SortedSet<CrossingPath> found = new TreeSet<>();
    private final List<DeclaredCrossing> declared = new ArrayList<>();

    private ClockCrossings(Circuit circuit) {
        this.circuit = circuit;
    }

    /** Returns the crossings of a circuit, in the order of their names. */
    public static List<CrossingPath> of(Circuit circuit) {
        return List.copyOf(visited(circuit).found);
    }

    /**
     * Returns what is declared to cross, for people: each word at its declaration once, and inputs of the top among them, which belong to another
     * clock or may change at any time. The constraints have a way to each register, and none from an input.
     */
    public static List<DeclaredCrossing> declared(Circuit circuit) {
        return visited(circuit).declared.stream()
                .sorted(Comparator.comparing(DeclaredCrossing::from)
                        .thenComparing(crossing -> String.join(" ", crossing.to())))
                .toList();
    }

    private static ClockCrossings visited(Circuit circuit) {
        ClockCrossings crossings = new ClockCrossings(circuit);
        crossings.visit(Occurrence.top(circuit));
        return crossings;
    }

    private void visit(Occurrence here) {
        for (Signal signal : here.module.signals()) {
            if (signal.kind() == Signal.Kind.NODE && signal.crossing().isPresent()) {
                here.clock(signal.domain()).ifPresent(clock -> cross(here, signal, clock));
            }
        }
        here.module.instances().forEach(instance -> visit(here.children.get(instance.name())));
    }

    private void cross(Occurrence here, Signal crossing, String toClock) {
        Set<Signal> takers = takers(here, crossing);
        if (takers.isEmpty() && !new Readers().isRead(here, crossing.id())) {
            return;
        }
        CrossingMeans means = CrossingMeans.of(here, crossing);
        List<String> names = takers.isEmpty()
                ? List.of(here.path + crossing.name())
                : takers.stream()
                        .map(taker -> here.path + taker.name())
                        .sorted()
                        .toList();
        new Walk(toClock).from(here, crossing.id()).forEach(source -> {
            declared.add(new DeclaredCrossing(
                    source.name(),
                    source.kind(),
                    source.bits(),
                    source.clock(),
                    names,
                    toClock,
                    means.text(),
                    crossing.crossing().orElseThrow(),
                    means.site()));
            if (source.kind() == Kind.INPUT) {
                return;
            }
            if (takers.isEmpty()) {
                found.add(source.path("", 0, toClock));
            }
            takers.forEach(taker -> found.add(source.path(here.path + taker.name(), taker.width(), toClock)));
        });
    }

    /** The registers of the crossing's own module that take its value, or are reset by it, through logic of that module. */
    private Set<Signal> takers(Occurrence here, Signal crossing) {
        SignalSources of = sources(here);
        BitSet reached = new BitSet();
        reached.set(crossing.id());
        Set<Signal> takers = new HashSet<>();
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (Signal signal : here.module.signals()) {
                if (!reached.get(signal.id()) && of.signals(signal.id()).intersects(reached)) {
                    if (signal.kind() == Signal.Kind.REGISTER) {
                        takers.add(signal);
                    } else {
                        reached.set(signal.id());
                        isMore = true;
                    }
                }
            }
        }
        here.module.signals().stream()
                .filter(signal -> signal.kind() == Signal.Kind.REGISTER && signal.domain() >= 0)
                .filter(register -> {
                    int reset = here.module.domains().get(register.domain()).reset();
                    return reset >= 0 && reached.get(reset);
                })
                .forEach(takers::add);
        return takers;
    }

    private SignalSources sources(Occurrence here) {
        return sources.computeIfAbsent(here.module.name(), name -> new SignalSources(circuit.module(name)));
    }

    /** A register, memory or input of another clock; of an input that may change at any time, that clock's name is empty. */
    private record Source(String name, Kind kind, int bits, String clock) {
        CrossingPath path(String to, int toBits, String toClock) {
            return new CrossingPath(name, kind == Kind.MEMORY, bits, clock, to, toBits, toClock);
        }
    }

    private record Place(Occurrence occurrence, int signal) {}

    /** Walk backwards to what holds its value between edges of another clock. */
    private final class Walk {
        private final String toClock;
        private final Set<Source> held = new HashSet<>();
        private final Set<String> seen = new HashSet<>();
        private final Deque<Place> open = new ArrayDeque<>();

        Walk(String toClock) {
            this.toClock = toClock;
        }

        Set<Source> from(Occurrence here, int crossing) {
            drivers(here, crossing);
            while (!open.isEmpty()) {
                Place place = open.pop();
                if (seen.add(place.occurrence().path + place.signal())) {
                    reach(place.occurrence(), place.occurrence().module.signal(place.signal()));
                }
            }
            return held;
        }

        private void drivers(Occurrence here, int signal) {
            SignalSources of = sources(here);
            of.signals(signal).stream().forEach(source -> open.push(new Place(here, source)));
            of.memories(signal).stream().forEach(memory -> {
                MemoryDefinition words = here.module.memories().get(memory);
                hold(here, words.name(), Kind.MEMORY, words.width(), here.clock(of.writer(memory)));
            });
        }

        private void reach(Occurrence here, Signal signal) {
            switch (signal.kind()) {
                case REGISTER -> hold(here, signal.name(), Kind.REGISTER, signal.width(), here.clock(signal.domain()));
                case INPUT, RESET ->
                    here.parent.ifPresentOrElse(
                            around -> open.push(new Place(around, here.outside(signal))),
                            () -> hold(here, signal.name(), Kind.INPUT, signal.width(), here.clockOfInput(signal)));
                case INSTANCE_OUTPUT -> inside(here, signal);
                case NODE -> {
                    if (signal.crossing().isEmpty()) {
                        drivers(here, signal.id());
                    }
                }
                case WIRE, OUTPUT, INSTANCE_INPUT -> drivers(here, signal.id());
                case CLOCK, ENABLE -> {}
            }
        }

        private void inside(Occurrence here, Signal signal) {
            for (InstanceDefinition instance : here.module.instances()) {
                for (InstanceDefinition.Connection connection : instance.connections()) {
                    if (connection.signal() == signal.id()) {
                        Occurrence child = here.children.get(instance.name());
                        child.module.ports().stream()
                                .filter(port -> port.name().equals(connection.port()))
                                .forEach(port -> open.push(new Place(child, port.id())));
                    }
                }
            }
        }

        private void hold(Occurrence here, String name, Kind kind, int bits, Optional<String> clock) {
            clock.filter(other -> !other.equals(toClock))
                    .ifPresent(other -> held.add(new Source(here.path + name, kind, bits, other)));
        }
    }

    /** Walk forwards to whatever keeps a value or shows it outside: a word that nobody reads has no place in the netlist. */
    private final class Readers {
        private final Set<String> seen = new HashSet<>();
        private final Deque<Place> open = new ArrayDeque<>();

        boolean isRead(Occurrence here, int crossing) {
            open.push(new Place(here, crossing));
            while (!open.isEmpty()) {
                Place place = open.pop();
                if (seen.add(place.occurrence().path + place.signal()) && isEnd(place.occurrence(), place.signal())) {
                    return true;
                }
            }
            return false;
        }

        /** Whether a signal is an end; else all that read it are open. */
        private boolean isEnd(Occurrence here, int id) {
            Signal signal = here.module.signal(id);
            SignalSources of = sources(here);
            if (signal.kind() == Signal.Kind.REGISTER || of.isWritten(id)) {
                return true;
            }
            if (signal.kind() == Signal.Kind.OUTPUT) {
                if (here.parent.isEmpty()) {
                    return true;
                }
                open.push(new Place(here.parent.orElseThrow(), here.outside(signal)));
            }
            for (InstanceDefinition instance : here.module.instances()) {
                Occurrence child = here.children.get(instance.name());
                for (InstanceDefinition.Connection connection : instance.connections()) {
                    if (connection.signal() == id) {
                        child.module.ports().stream()
                                .filter(port -> port.kind() == Signal.Kind.INPUT
                                        && port.name().equals(connection.port()))
                                .forEach(port -> open.push(new Place(child, port.id())));
                    }
                }
            }
            here.module.signals().stream()
                    .filter(reader -> of.signals(reader.id()).get(id))
                    .forEach(reader -> open.push(new Place(here, reader.id())));
            return false;
        }
    }
}
