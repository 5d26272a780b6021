package org.heddle.cosim.jvm;

import java.lang.invoke.VarHandle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.cosim.jvm.code.ClaimNumbers;
import org.heddle.cosim.jvm.code.SignalFields;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SignalPlaces;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.unknown.UnknownTracking;
import org.jspecify.annotations.Nullable;

/**
 * Search for where unknown bits come from, in a design that tracks them and keeps all its signals: from what a claim is about, or else from registers
 * that were reset and hold unknown bits, and from outputs of the top, back through all that is unknown now to what has no reset and was never
 * written.
 */
final class UnknownOrigins {
    private static final int MOST_NAMED = 4;

    /**
     * An instance of a module.
     *
     * @param parent the instance around it; null for the top
     * @param place of it in its parent
     */
    private record Place(
            String path,
            ModuleSchedule plan,
            CompiledModule block,
            @Nullable Place parent,
            int place) {
        ModuleDefinition module() {
            return plan.definition();
        }

        /** Paths tell instances apart; to compare modules takes long. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Place place && path.equals(place.path);
        }

        @Override
        public int hashCode() {
            return path.hashCode();
        }
    }

    private record Spot(Place place, int signal) {}

    private final Place top;
    private final Map<ModuleDefinition, Map<String, Integer>> names = new IdentityHashMap<>();
    private final Set<String> origins = new LinkedHashSet<>();
    private final Set<String> victims = new LinkedHashSet<>();

    UnknownOrigins(CompiledModule block, ModuleSchedule plan) {
        this.top = new Place(plan.definition().name(), plan, block, null, 0);
    }

    /**
     * Returns what is unknown, and what it can come from, in one line; empty if nothing is.
     *
     * @param claim which does not hold; what it is about comes first, and where that comes from
     */
    String text(ClaimNumbers.Claim claim) {
        List<Spot> unknown = new ArrayList<>();
        find(top, unknown);
        if (unknown.isEmpty()) {
            return "";
        }
        List<Spot> claimed =
                unknown.stream().filter(spot -> isAbout(claim, spot)).toList();
        claimed.forEach(spot -> victims.add(text(spot)));
        unknown.forEach(spot -> victims.add(text(spot)));
        follow(claimed.isEmpty() ? unknown : claimed);
        String from = origins.isEmpty() ? "" : "; it comes from " + some(origins);
        return "unknown now: " + some(victims) + from;
    }

    private static boolean isAbout(ClaimNumbers.Claim claim, Spot spot) {
        ModuleDefinition module = spot.place().module();
        return module.name().equals(claim.module())
                && module.signal(spot.signal()).site().equals(claim.property().site());
    }

    private static String some(Set<String> all) {
        List<String> first = all.stream().limit(MOST_NAMED).toList();
        int more = all.size() - first.size();
        return String.join(", ", first) + (more > 0 ? " and " + more + " more" : "");
    }

    private void find(Place place, List<Spot> found) {
        for (Signal signal : place.module().signals()) {
            boolean isReset =
                    signal.kind() == Signal.Kind.REGISTER && signal.resetValue().isPresent();
            boolean isOutput = place == top && signal.kind() == Signal.Kind.OUTPUT;
            if ((isReset || isOutput) && isUnknown(place, signal)) {
                found.add(new Spot(place, signal.id()));
            }
        }
        for (int child = 0; child < place.plan().children().size(); child++) {
            find(child(place, child), found);
        }
    }

    private static Place child(Place place, int child) {
        String name = place.module().instances().get(child).name();
        return new Place(
                place.path() + "." + name,
                place.plan().children().get(child),
                place.block().child(child),
                place,
                child);
    }

    // Values

    private boolean isUnknown(Place place, Signal signal) {
        if (UnknownTracking.isMask(signal.name())) {
            return false;
        }
        Integer mask = numbers(place.module()).get(UnknownTracking.maskOf(signal.name()));
        if (mask == null || !place.plan().stored().get(mask)) {
            return false;
        }
        SignalPlaces.InnerPort port = place.plan().places().inner(mask);
        CompiledModule home = port == null ? place.block() : place.block().child(port.child());
        VarHandle[] fields = SignalFields.of(home, port == null ? mask : port.port(), signal.width());
        for (int lane = 0; lane < fields.length; lane++) {
            int width = signal.width() - Long.SIZE * lane;
            long ones = Evaluation.onesOfWord(width);
            if ((long) fields[lane].get(home) != ones) {
                return true;
            }
        }
        return false;
    }

    private Map<String, Integer> numbers(ModuleDefinition module) {
        return names.computeIfAbsent(module, which -> {
            Map<String, Integer> numbers = new HashMap<>();
            which.signals().forEach(signal -> numbers.put(signal.name(), signal.id()));
            return numbers;
        });
    }

    // The way back

    private void follow(List<Spot> from) {
        Set<Spot> seen = new HashSet<>(from);
        Deque<Spot> open = new ArrayDeque<>(from);
        while (!open.isEmpty()) {
            Spot spot = open.remove();
            List<Spot> sources = sources(spot);
            Signal signal = spot.place().module().signal(spot.signal());
            boolean isState = signal.kind() == Signal.Kind.REGISTER;
            if (isState && signal.resetValue().isEmpty() && sources.stream().allMatch(spot::equals)) {
                origins.add(text(spot));
            }
            for (Spot source : sources) {
                if (seen.add(source)) {
                    open.add(source);
                }
            }
        }
    }

    /** Returns the unknown ones of the signals that a signal is computed from. */
    private List<Spot> sources(Spot spot) {
        Place place = spot.place();
        Signal signal = place.module().signal(spot.signal());
        List<Spot> found = new ArrayList<>();
        switch (signal.kind()) {
            case NODE -> signal.definition().ifPresent(definition -> note(place, definition, found));
            case INSTANCE_OUTPUT -> {
                SignalPlaces.InnerPort port = place.plan().places().inner(signal.id());
                if (port != null) {
                    found.add(new Spot(child(place, port.child()), port.port()));
                }
            }
            case INPUT -> {
                if (place.parent() != null) {
                    outside(place, place.parent(), signal, found);
                }
            }
            default ->
                Statements.forEachLeaf(place.module().body(), (leaf, controls) -> {
                    if (leaf instanceof Statement.Assign assign && assign.target() == signal.id()) {
                        note(place, assign.value(), found);
                        controls.forEach(control -> note(place, control, found));
                    }
                });
        }
        return found;
    }

    private void outside(Place place, Place parent, Signal port, List<Spot> found) {
        InstanceDefinition instance = parent.module().instances().get(place.place());
        for (InstanceDefinition.Connection connection : instance.connections()) {
            if (connection.port().equals(port.name())
                    && isUnknown(parent, parent.module().signal(connection.signal()))) {
                found.add(new Spot(parent, connection.signal()));
            }
        }
    }

    private void note(Place place, Expression expression, List<Spot> found) {
        Expressions.forEach(expression, part -> {
            if (part instanceof Expression.Reference reference
                    && isUnknown(place, place.module().signal(reference.signal()))) {
                found.add(new Spot(place, reference.signal()));
            } else if (part instanceof Expression.MemoryRead read) {
                MemoryDefinition memory = place.module().memories().get(read.memory());
                if (!UnknownTracking.isMask(memory.name()) && memory.contents().isEmpty()) {
                    origins.add("memory " + place.path() + "." + memory.name() + " (" + memory.site() + ")");
                }
            }
        });
    }

    private static String text(Spot spot) {
        Signal signal = spot.place().module().signal(spot.signal());
        String kind = signal.kind() == Signal.Kind.REGISTER ? "register " : "output ";
        return kind + spot.place().path() + "." + signal.nameForMessages() + " (" + signal.site() + ")";
    }
}
