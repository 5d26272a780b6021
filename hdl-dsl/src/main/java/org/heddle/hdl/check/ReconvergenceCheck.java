package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.jspecify.annotations.Nullable;

/**
 * Bits of one clock, or of one asynchronous input, that were synchronised one by one do not meet before the next register.
 *
 * <pre>
 * Design
 *
 *   link clock        core clock
 *   a ──┐  ┌─ stages ─┐
 *       │  │          ├─ logic ─► register: here they meet
 *   b ──┘  └─ stages ─┘
 *
 * Each module tells for its outputs which bits arrive there, through logic and through stages of synchronisers; what a module hands two of to an
 * instance is looked for inside. Words, such as Gray codes, are no bits, and a register ends the search. From a module that has a reason nothing
 * arrives elsewhere: its reason is that whoever looks at its outputs need not care.
 * </pre>
 */
final class ReconvergenceCheck {
    /**
     * Clock, or asynchronous input, that a bit comes from.
     *
     * @param signal its number in the module
     * @param label for messages
     */
    private record Source(int signal, String label) {}

    /**
     * Bit behind a synchroniser.
     *
     * @param name its path from the module on
     * @param site of the synchroniser, in the module
     */
    private record Arrival(String name, Source source, Site site) {}

    private final Circuit circuit;
    private final Map<String, Dependencies> dependencies;
    private final Map<String, Arrivals> modules = new HashMap<>();

    private final Predicate<String> allows;

    /** @param allows whether a module, by its name, has a reason for bits that meet */
    ReconvergenceCheck(Circuit circuit, Map<String, Dependencies> dependencies, Predicate<String> allows) {
        this.circuit = circuit;
        this.dependencies = dependencies;
        this.allows = allows;
    }

    /** Reports for each module by its name. */
    void run(BiConsumer<String, Diagnostic> report) {
        for (ModuleDefinition module : circuit.modules()) {
            Arrivals arrivals = new Arrivals(module);
            modules.put(module.name(), arrivals);
            if (arrivals.hasSome()) {
                arrivals.check(Map.of(), report);
            }
        }
    }

    private static boolean haveOneSource(Set<Arrival> arrivals) {
        return arrivals.stream().map(Arrival::source).distinct().count() < arrivals.size();
    }

    /** Arrivals in one module. */
    private final class Arrivals {
        private final ModuleDefinition module;
        private final Dependencies own;
        private @Nullable DomainFlow flow;
        /** Signals that the next value of a stage is made of. */
        private final Map<Integer, BitSet> stages = new HashMap<>();
        /** Arrivals at outputs of instances. */
        private final Map<Integer, Set<Arrival>> atInstances = new HashMap<>();

        private final Map<String, Set<Arrival>> atOutputs = new HashMap<>();

        Arrivals(ModuleDefinition module) {
            this.module = module;
            this.own = Objects.requireNonNull(dependencies.get(module.name()));
            if (module.signals().stream().anyMatch(Arrivals::isStage)) {
                findStages();
            }
            module.instances().forEach(this::look);
            if (hasSome() && !allows.test(module.name())) {
                module.ports().stream()
                        .filter(port -> port.kind() == Signal.Kind.OUTPUT)
                        .forEach(port -> atOutputs.put(port.name(), of(bits(port.id()), Map.of())));
            }
        }

        private void findStages() {
            Statements.forEachLeaf(module.body(), (leaf, controls) -> {
                if (leaf instanceof Statement.Assign assign && isStage(module.signal(assign.target()))) {
                    BitSet from = stages.computeIfAbsent(assign.target(), k -> new BitSet());
                    Dependencies.references(assign.value(), from);
                }
            });
        }

        private static boolean isStage(Signal signal) {
            return signal.kind() == Signal.Kind.REGISTER
                    && signal.width() == 1
                    && signal.crossing().isPresent();
        }

        boolean hasSome() {
            return !stages.isEmpty() || !atInstances.isEmpty();
        }

        private void look(InstanceDefinition instance) {
            Arrivals child = Objects.requireNonNull(modules.get(instance.module()));
            Map<String, Integer> joined = instance.joined();
            child.atOutputs.forEach((port, arrivals) -> {
                Set<Arrival> here = new LinkedHashSet<>();
                for (Arrival arrival : arrivals) {
                    Signal from = child.module.signal(arrival.source().signal());
                    int signal = Objects.requireNonNull(joined.get(from.name()), from.name());
                    Set<Source> sources =
                            from.kind() == Signal.Kind.CLOCK ? Set.of(clock(signal)) : sources(bits(signal));
                    sources.forEach(source ->
                            here.add(new Arrival(instance.name() + "." + arrival.name(), source, instance.site())));
                }
                if (!here.isEmpty()) {
                    atInstances.put(joined.get(port), here);
                }
            });
        }

        private Source clock(int clock) {
            String name = module.domains().stream()
                    .filter(domain -> domain.clock() == clock)
                    .map(DomainDefinition::displayName)
                    .findFirst()
                    .orElse(module.signal(clock).name());
            return new Source(clock, "domain \"" + name + "\"");
        }

        /** The clocks and asynchronous inputs that signals come from. */
        private Set<Source> sources(BitSet signals) {
            Set<Source> sources = new LinkedHashSet<>();
            DomainFlow known = flow == null ? new DomainFlow(module, circuit, own) : flow;
            flow = known;
            own.walk(signals, signal -> {
                Integer origin = known.origins().get(signal.id());
                if (origin == null) {
                    return true;
                }
                if (origin != known.anyTime()) {
                    sources.add(clock(origin));
                } else if (signal.kind() == Signal.Kind.INPUT) {
                    sources.add(new Source(signal.id(), "asynchronous input \"" + signal.name() + "\""));
                }
                return false;
            });
            return sources;
        }

        /** Returns the arrivals at the next register behind these signals. */
        private Set<Arrival> of(BitSet signals, Map<Integer, Set<Arrival>> seeds) {
            Set<Arrival> found = new LinkedHashSet<>();
            own.walk(signals, signal -> {
                found.addAll(seeds.getOrDefault(signal.id(), Set.of()));
                found.addAll(atInstances.getOrDefault(signal.id(), Set.of()));
                if (stages.containsKey(signal.id())) {
                    found.addAll(behind(signal));
                }
                return signal.kind() != Signal.Kind.REGISTER
                        && signal.crossing().isEmpty();
            });
            return found;
        }

        /** Returns the arrivals at the end of a row of stages. */
        private Set<Arrival> behind(Signal last) {
            Set<Arrival> found = new LinkedHashSet<>();
            Set<Integer> passed = new LinkedHashSet<>();
            own.walk(stages.getOrDefault(last.id(), new BitSet()), signal -> {
                if (signal.kind() == Signal.Kind.NODE && signal.crossing().isPresent()) {
                    BitSet from = new BitSet();
                    Dependencies.references(signal.definition().orElseThrow(), from);
                    sources(from).forEach(source -> found.add(new Arrival(signal.name(), source, signal.site())));
                    return false;
                }
                if (isStage(signal) && passed.add(signal.id())) {
                    found.addAll(behind(signal));
                }
                return signal.kind() != Signal.Kind.REGISTER;
            });
            return found;
        }

        /** Reports what meets in this module, or in its instances, of what arrives at its inputs or in it. */
        void check(Map<Integer, Set<Arrival>> seeds, BiConsumer<String, Diagnostic> report) {
            Map<Integer, BitSet> uses = new LinkedHashMap<>();
            Map<Integer, Site> sites = new HashMap<>();
            Statements.forEachLeaf(module.body(), (leaf, controls) -> {
                BitSet from = Dependencies.references(leaf, controls);
                if (leaf instanceof Statement.Assign assign) {
                    Signal target = module.signal(assign.target());
                    if (target.kind() == Signal.Kind.REGISTER && !isStage(target)) {
                        uses.computeIfAbsent(target.id(), k -> new BitSet()).or(from);
                        sites.putIfAbsent(target.id(), assign.site());
                    }
                } else if (leaf instanceof Statement.MemoryWrite write) {
                    String what =
                            "memory \"" + module.memories().get(write.memory()).name() + "\"";
                    tell(what, write.site(), of(from, seeds), report);
                }
            });
            uses.forEach((register, from) -> tell(
                    ClockedUse.describe(module.signal(register)),
                    Objects.requireNonNull(sites.get(register)),
                    of(from, seeds),
                    report));
            module.instances().forEach(instance -> checkInside(instance, seeds, report));
        }

        private void checkInside(
                InstanceDefinition instance, Map<Integer, Set<Arrival>> seeds, BiConsumer<String, Diagnostic> report) {
            Arrivals child = Objects.requireNonNull(modules.get(instance.module()));
            Map<Integer, Set<Arrival>> inside = new HashMap<>();
            Set<Arrival> all = new LinkedHashSet<>();
            for (InstanceDefinition.Connection connection : instance.connections()) {
                if (module.signal(connection.signal()).kind() == Signal.Kind.INSTANCE_INPUT) {
                    Set<Arrival> arrivals = of(bits(connection.signal()), seeds);
                    all.addAll(arrivals);
                    child.module.ports().stream()
                            .filter(port -> port.name().equals(connection.port()))
                            .forEach(port -> inside.put(port.id(), arrivals));
                }
            }
            if (haveOneSource(all)) {
                child.check(inside, report);
            }
        }

        private void tell(String what, Site site, Set<Arrival> arrivals, BiConsumer<String, Diagnostic> report) {
            Map<Source, List<Arrival>> bySource = new LinkedHashMap<>();
            arrivals.forEach(arrival -> bySource.computeIfAbsent(arrival.source(), k -> new ArrayList<>())
                    .add(arrival));
            bySource.forEach((source, together) -> {
                if (together.size() > 1) {
                    report.accept(module.name(), describe(what, site, source, together));
                }
            });
        }

        private Diagnostic describe(String what, Site site, Source source, List<Arrival> together) {
            List<Site> sites = new ArrayList<>(List.of(site));
            List<String> names = new ArrayList<>();
            for (Arrival arrival : together) {
                names.add("\"" + arrival.name() + "\" (" + arrival.site() + ")");
                sites.add(arrival.site());
            }
            return new Diagnostic(
                    Code.RECONVERGENCE,
                    "in " + module.name() + ", " + what + " depends on bits of " + source.label()
                            + " that were synchronised one by one, " + String.join(" and ", names)
                            + ": they may arrive a cycle apart; bring them over as one word, with HandshakeCrossing or"
                            + " AsynchronousQueue, or say allow(Code.RECONVERGENCE, why that does not matter)",
                    sites.stream().distinct().toList());
        }

        private static BitSet bits(int signal) {
            BitSet bits = new BitSet();
            bits.set(signal);
            return bits;
        }
    }
}
