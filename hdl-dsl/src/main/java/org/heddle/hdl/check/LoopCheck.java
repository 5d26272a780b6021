package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.heddle.hdl.check.Dependencies.Bit;
import org.heddle.hdl.check.Dependencies.Source;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * No bit depends on itself within a cycle, also not through instances.
 *
 * <pre>
 * Design
 *
 * Signals that depend on each other as wholes are found first; that is quick, and there are none in most modules. Only those
 * are looked at bit by bit, so that a ripple through the bits of one word is no loop.
 * </pre>
 */
final class LoopCheck {
    void run(Circuit circuit, Map<String, Dependencies> modules, Consumer<Diagnostic> report) {
        for (ModuleDefinition module : circuit.modules()) {
            Dependencies dependencies = Objects.requireNonNull(modules.get(module.name()));
            for (BitSet knot : new Knots(module.signals().size(), dependencies::of).find()) {
                List<Source> loop = new BitWalk(dependencies, knot).find();
                if (!loop.isEmpty()) {
                    report.accept(describe(module, loop));
                }
            }
        }
    }

    private static Diagnostic describe(ModuleDefinition module, List<Source> loop) {
        List<String> hops = new ArrayList<>();
        List<Site> sites = new ArrayList<>();
        for (Source hop : loop) {
            hops.add(name(module, hop.bit()) + " (" + hop.site() + ")");
            sites.add(hop.site());
        }
        String back = name(module, loop.get(0).bit());
        return new Diagnostic(
                Code.COMBINATIONAL_LOOP,
                "in " + module.name() + ", " + back + " depends on itself within a cycle: "
                        + hops.stream().collect(Collectors.joining(" needs ")) + " needs " + back
                        + ": put a register into the loop, or cut it",
                sites.stream().distinct().toList());
    }

    private static String name(ModuleDefinition module, Bit bit) {
        Signal signal = module.signal(bit.signal());
        String index = signal.width() == 1 ? "" : "[" + bit.index() + "]";
        return "\""
                + signal.part()
                        .map(part -> part.whole() + "[" + (part.low() + bit.index()) + "]")
                        .orElse(signal.name() + index)
                + "\"";
    }

    /** A depth-first walk over the bits of one knot, on a stack of its own. */
    private static final class BitWalk {
        private record Step(Bit bit, Iterator<Source> sources) {}

        private final Dependencies dependencies;
        private final BitSet knot;
        private final Set<Bit> finished = new HashSet<>();
        private final Set<Bit> onPath = new HashSet<>();
        private final List<Step> path = new ArrayList<>();
        private final List<Site> sites = new ArrayList<>();

        BitWalk(Dependencies dependencies, BitSet knot) {
            this.dependencies = dependencies;
            this.knot = knot;
        }

        /** The hops of the first loop, each with the line that makes it need the next; empty if there is none. */
        List<Source> find() {
            for (int signal : knot.stream().toArray()) {
                for (int i = 0; i < dependencies.module().signal(signal).width(); i++) {
                    List<Source> loop = from(new Bit(signal, i));
                    if (!loop.isEmpty()) {
                        return loop;
                    }
                }
            }
            return List.of();
        }

        private List<Source> from(Bit start) {
            enter(start);
            while (!path.isEmpty()) {
                Step step = path.get(path.size() - 1);
                if (!step.sources().hasNext()) {
                    path.remove(path.size() - 1);
                    if (!path.isEmpty()) {
                        sites.remove(sites.size() - 1);
                    }
                    onPath.remove(step.bit());
                    finished.add(step.bit());
                    continue;
                }
                Source source = step.sources().next();
                if (onPath.contains(source.bit())) {
                    sites.add(source.site());
                    return loopFrom(source.bit());
                }
                if (knot.get(source.bit().signal()) && !finished.contains(source.bit())) {
                    sites.add(source.site());
                    enter(source.bit());
                }
            }
            return List.of();
        }

        private void enter(Bit bit) {
            if (!finished.contains(bit)) {
                onPath.add(bit);
                path.add(new Step(bit, dependencies.of(bit).iterator()));
            }
        }

        private List<Source> loopFrom(Bit first) {
            List<Source> loop = new ArrayList<>();
            for (int i = 0; i < path.size(); i++) {
                if (!loop.isEmpty() || path.get(i).bit().equals(first)) {
                    loop.add(new Source(path.get(i).bit(), sites.get(i)));
                }
            }
            return loop;
        }
    }
}
