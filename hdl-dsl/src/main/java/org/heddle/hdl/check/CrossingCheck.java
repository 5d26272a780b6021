package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.heddle.hdl.check.Dependencies.Bit;
import org.heddle.hdl.check.Dependencies.Source;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * No value goes from one clock to another but where a synchroniser says that it may.
 *
 * <pre>
 * Design
 *
 * The ports of a module name their clocks, so each module is judged alone: what comes in is taken at its word, and what goes out
 * is held to it. Only modules without a clock say nothing; what runs through them is followed from port to port. First whole
 * signals are followed: linear, and in most modules there is but one clock. What seems to cross is then followed bit by bit, so
 * that words of several clocks side by side are no crossing, and the way is shown.
 * </pre>
 */
final class CrossingCheck {
    private final Circuit circuit;
    private final Map<String, Dependencies> modules;

    CrossingCheck(Circuit circuit, Map<String, Dependencies> modules) {
        this.circuit = circuit;
        this.modules = modules;
    }

    void run(Consumer<Diagnostic> report) {
        for (ModuleDefinition module : circuit.modules()) {
            Dependencies dependencies = Objects.requireNonNull(modules.get(module.name()));
            DomainFlow flow = new DomainFlow(module, circuit, dependencies);
            if (!flow.isTrivial()) {
                check(module, dependencies, flow, report);
            }
        }
    }

    private static void check(
            ModuleDefinition module, Dependencies dependencies, DomainFlow flow, Consumer<Diagnostic> report) {
        Set<String> reported = new HashSet<>();
        for (ClockedUse use : ClockedUse.of(module, flow)) {
            BitSet foreign = (BitSet) flow.of(use.value()).clone();
            foreign.clear(use.clock());
            if (!foreign.isEmpty()) {
                new Walk(dependencies, flow, use)
                        .find()
                        .filter(way -> reported.add(use.what() + " " + way.origin()))
                        .ifPresent(way -> report.accept(describe(module, flow, use, way)));
            }
        }
    }

    /**
     * A way from a use to a value of another clock.
     *
     * @param hops the signals between, the one next to the use first
     * @param origin where it begins, for a message
     * @param clock of the origin
     */
    private record Way(List<Source> hops, String origin, int clock, Site site) {}

    private static Diagnostic describe(ModuleDefinition module, DomainFlow flow, ClockedUse use, Way way) {
        StringBuilder between = new StringBuilder();
        Set<Site> sites = new LinkedHashSet<>(List.of(use.site()));
        for (Source hop : way.hops()) {
            between.append(", through \"")
                    .append(module.signal(hop.bit().signal()).name())
                    .append("\" (");
            between.append(hop.site()).append(")");
            sites.add(hop.site());
        }
        sites.add(way.site());
        return new Diagnostic(
                Code.CLOCK_CROSSING,
                "in " + module.name() + ", " + use.what() + " of " + domain(module, flow, use.clock()) + " depends on "
                        + way.origin() + " (" + way.site() + ") of " + domain(module, flow, way.clock()) + between
                        + ": bring it over with a synchroniser of org.heddle.hdl.lib.crossing, such as BitSynchronizer"
                        + " for one bit or AsynchronousQueue for words",
                List.copyOf(sites));
    }

    private static String domain(ModuleDefinition module, DomainFlow flow, int clock) {
        return clock == flow.anyTime()
                ? "no clock"
                : module.domains().stream()
                        .filter(domain -> domain.clock() == clock)
                        .map(DomainDefinition::displayName)
                        .findFirst()
                        .map(name -> "domain \"" + name + "\"")
                        .orElseThrow();
    }

    /** A breadth-first walk over bits, from a use towards what it comes from. */
    private static final class Walk {
        private final Dependencies dependencies;
        private final DomainFlow flow;
        private final ClockedUse use;
        private final Map<Bit, Optional<Source>> reachedFrom = new HashMap<>();
        private final Deque<Bit> open = new ArrayDeque<>();
        private Optional<Way> found = Optional.empty();

        Walk(Dependencies dependencies, DomainFlow flow, ClockedUse use) {
            this.dependencies = dependencies;
            this.flow = flow;
            this.use = use;
        }

        Optional<Way> find() {
            Dependencies.walk(use.site(), from(Optional.empty())).all(use.value());
            while (!open.isEmpty() && found.isEmpty()) {
                Bit bit = open.pop();
                Integer origin = flow.origins().get(bit.signal());
                if (origin == null) {
                    dependencies.visit(bit, from(Optional.of(bit)));
                } else if (origin != use.clock()) {
                    Signal signal = dependencies.module().signal(bit.signal());
                    end(reachedFrom.get(bit), ClockedUse.describe(signal), origin, signal.site());
                }
            }
            return found;
        }

        private Dependencies.Receiver from(Optional<Bit> reader) {
            return new Dependencies.Receiver() {
                @Override
                public void accept(Source source) {
                    if (!reachedFrom.containsKey(source.bit())) {
                        reachedFrom.put(source.bit(), reader.map(bit -> new Source(bit, source.site())));
                        open.add(source.bit());
                    }
                }

                @Override
                public void read(int memory, Site site) {
                    BitSet foreign = (BitSet) flow.ofMemory(memory).clone();
                    foreign.clear(use.clock());
                    if (!foreign.isEmpty()) {
                        var definition = dependencies.module().memories().get(memory);
                        end(
                                reader.map(bit -> new Source(bit, site)),
                                "memory \"" + definition.name() + "\"",
                                foreign.nextSetBit(0),
                                definition.site());
                    }
                }
            };
        }

        private void end(Optional<Source> last, String origin, int clock, Site site) {
            List<Source> hops = new ArrayList<>();
            Optional<Source> hop = last;
            while (hop.isPresent()) {
                hops.add(0, hop.get());
                hop = reachedFrom.get(hop.get().bit());
            }
            if (found.isEmpty()) {
                found = Optional.of(new Way(hops, origin, clock, site));
            }
        }
    }
}
