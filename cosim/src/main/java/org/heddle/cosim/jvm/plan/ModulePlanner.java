package org.heddle.cosim.jvm.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.ir.TargetBodies;

/** Makes the plan of a module from those of the modules in it. */
public final class ModulePlanner {
    private final ModuleDefinition module;
    private final List<ModuleSchedule> children;
    private final PlanOptions options;
    private final SignalPlaces places;
    private final Reading reading;
    private final Map<Integer, List<Statement>> bodies;
    private final List<SettleItem> items = new ArrayList<>();
    private final List<int[]> sources = new ArrayList<>();
    private final int[] producer;
    private final Map<Long, Integer> calls = new HashMap<>();
    private final List<BitSet> readers = new ArrayList<>();
    private final List<BitSet> memoryReaders = new ArrayList<>();
    private final BitSet stored = new BitSet();
    private int bits;

    private ModulePlanner(ModuleDefinition module, List<ModuleSchedule> children, PlanOptions options) {
        boxObstacle(module).ifPresent(why -> {
            throw new EngineRefusal(why);
        });
        this.module = module;
        this.children = children;
        this.options = options;
        this.places = new SignalPlaces(
                module, children.stream().map(ModuleSchedule::definition).toList());
        this.bodies = TargetBodies.of(
                module.body(), target -> module.signal(target).kind().isCombinationalTarget());
        this.reading = new Reading(module, roots(), options.open());
        this.producer = new int[places.count()];
        Arrays.fill(producer, -1);
        for (int i = 0; i < places.count(); i++) {
            readers.add(new BitSet());
        }
        module.memories().forEach(memory -> memoryReaders.add(new BitSet()));
    }

    /** Plans of all modules of a circuit, by name, in its order. */
    public static Map<String, ModuleSchedule> of(Circuit circuit, PlanOptions options) {
        Map<String, ModuleSchedule> plans = new LinkedHashMap<>();
        for (ModuleDefinition module : circuit.modules()) {
            List<ModuleSchedule> children = module.instances().stream()
                    .map(instance -> java.util.Objects.requireNonNull(plans.get(instance.module())))
                    .toList();
            plans.put(module.name(), new ModulePlanner(module, children, options).plan());
        }
        return plans;
    }

    /** Returns why a black box cannot run on this engine; empty for other modules. */
    public static Optional<String> boxObstacle(ModuleDefinition module) {
        if (module.external().isEmpty()) {
            return Optional.empty();
        }
        if (module.external().get().model().isEmpty()) {
            return Optional.of("black box " + module.name() + " is Verilog without a behaviour() in Java");
        }
        long clocks = module.ports().stream()
                .filter(port -> port.kind() == Signal.Kind.CLOCK)
                .count();
        return clocks > 1
                ? Optional.of(
                        "black box " + module.name() + " has " + clocks + " clocks, of which a behaviour() knows one")
                : Optional.empty();
    }

    /** Every expression as often as it becomes code; what is read without an expression counts often. */
    private List<Expression> roots() {
        List<Expression> roots = new ArrayList<>();
        for (int node : module.nodes()) {
            roots.add(module.signal(node).definition().orElseThrow());
        }
        bodies.values()
                .forEach(
                        body -> Statements.forEach(body, statement -> roots.addAll(Statements.expressions(statement))));
        Statements.forEach(
                Statements.keep(module.body(), leaf -> EdgePlanner.isClocked(module, leaf)),
                statement -> roots.addAll(Statements.expressions(statement)));
        places.copies().forEach(copy -> roots.add(copy.value()));
        return roots;
    }

    private ModuleSchedule plan() {
        List<Integer> clocks = module.ports().stream()
                .filter(port -> port.kind() == Signal.Kind.CLOCK)
                .map(Signal::id)
                .toList();
        List<Integer> own = new ArrayList<>();
        clocks.forEach(clock -> own.add(bits++));
        List<int[]> clocksOf = new ArrayList<>();
        List<int[]> inner = new ArrayList<>();
        for (int child = 0; child < children.size(); child++) {
            int[] reached = clocksOf(child, clocks);
            clocksOf.add(reached);
            int[] visit = new int[clocks.size()];
            Arrays.fill(visit, -1);
            for (int clock : reached) {
                visit[clock] = visit[clock] < 0 ? bits++ : visit[clock];
            }
            inner.add(visit);
        }
        collectItems();
        List<SettleItem> edgeOnly = new ArrayList<>();
        List<List<Integer>> groups = needed(edgeOnly);
        List<SchedulePart> parts = parts(groups);
        EdgePlan edge = new EdgePlan(clocks, new EdgePlanner(module, reading).chunks(edgeOnly), own, inner, clocksOf);
        readEdges(edge);
        Map<Integer, Integer> upward = new HashMap<>();
        for (Signal signal : module.signals()) {
            switch (signal.kind()) {
                case OUTPUT -> upward.put(signal.id(), upward.size() % Long.SIZE);
                case NODE, WIRE, INSTANCE_INPUT, INSTANCE_OUTPUT -> {
                    if (!readers.get(signal.id()).isEmpty()) {
                        stored.set(signal.id());
                    }
                }
                default -> {}
            }
            if (signal.kind().isPort() || signal.kind() == Signal.Kind.REGISTER) {
                stored.set(signal.id());
            }
        }
        for (int signal = 0; signal < places.count(); signal++) {
            if (places.inner(signal) != null || options.open() && producer[signal] >= 0) {
                stored.set(signal);
            }
        }
        return new ModuleSchedule(
                module, children, places, reading, parts, edge, bits, readers, memoryReaders, stored, upward);
    }

    private int[] clocksOf(int child, List<Integer> clocks) {
        InstanceDefinition instance = module.instances().get(child);
        return children.get(child).edge().clocks().stream()
                .mapToInt(port -> {
                    String name = children.get(child).definition().signal(port).name();
                    int signal = instance.connections().stream()
                            .filter(connection -> connection.port().equals(name))
                            .findFirst()
                            .orElseThrow()
                            .signal();
                    int clock = clocks.indexOf(signal);
                    if (clock < 0) {
                        throw new EngineRefusal("clock \"" + name + "\" of instance \"" + instance.name() + "\" in "
                                + module.name() + " is no clock port");
                    }
                    return clock;
                })
                .toArray();
    }

    // Items

    private void collectItems() {
        for (int node : module.nodes()) {
            if (reading.inlined(node).isEmpty()) {
                Expression value = module.signal(node).definition().orElseThrow();
                BitSet reads = new BitSet();
                BitSet memories = new BitSet();
                reading.collect(value, reads, memories);
                add(new SettleItem.Node(node, value, reads, memories, reading.cost(value)));
            }
        }
        bodies.forEach((target, body) -> {
            BitSet reads = new BitSet();
            BitSet memories = new BitSet();
            reading.collect(body, reads, memories);
            add(new SettleItem.Target(target, body, reads, memories, reading.cost(body)));
        });
        for (SettleItem.Node copy : places.copies()) {
            BitSet reads = new BitSet();
            BitSet memories = new BitSet();
            reading.collect(copy.value(), reads, memories);
            add(new SettleItem.Node(copy.signal(), copy.value(), reads, memories, reading.cost(copy.value())));
        }
        for (int child = 0; child < children.size(); child++) {
            List<SchedulePart> parts = children.get(child).parts();
            for (int part = 0; part < parts.size(); part++) {
                calls.put((long) child << 32 | part, items.size());
                add(call(child, part, parts.get(part)));
            }
        }
        if (module.external().isPresent()) {
            add(box());
        }
        for (SettleItem item : items) {
            BitSet needs = new BitSet();
            item.reads().stream()
                    .map(signal -> producer[signal])
                    .filter(i -> i >= 0)
                    .forEach(needs::set);
            if (item instanceof SettleItem.Call call) {
                children.get(call.child()).parts().get(call.part()).before().stream()
                        .forEach(before -> needs.set(calls.get((long) call.child() << 32 | before)));
            }
            sources.add(needs.stream().toArray());
        }
    }

    private void add(SettleItem item) {
        item.defines().forEach(signal -> producer[signal] = items.size());
        items.add(item);
    }

    private SettleItem.Box box() {
        BitSet reads = new BitSet();
        List<Integer> defines = new ArrayList<>();
        for (Signal port : module.ports()) {
            if (port.kind() == Signal.Kind.OUTPUT) {
                defines.add(port.id());
            } else if (port.kind() != Signal.Kind.CLOCK) {
                reads.set(port.id());
            }
        }
        return new SettleItem.Box(defines, reads);
    }

    private SettleItem.Call call(int child, int part, SchedulePart plan) {
        BitSet reads = new BitSet();
        plan.inputs().stream().forEach(port -> {
            Integer signal = places.joined(child, port);
            if (signal != null) {
                reads.set(signal);
            }
        });
        List<Integer> defines = new ArrayList<>();
        for (int port : plan.outputs()) {
            Integer signal = places.joined(child, port);
            if (signal != null) {
                defines.add(signal);
            }
        }
        return new SettleItem.Call(child, part, defines, reads);
    }

    // Order

    /** The groups of items that a settle computes, in order; what only edges need goes to the list. */
    private List<List<Integer>> needed(List<SettleItem> edgeOnly) {
        BitSet roots = new BitSet();
        BitSet edgeReads = new BitSet();
        Statements.forEach(
                Statements.keep(module.body(), leaf -> EdgePlanner.isClocked(module, leaf)),
                statement -> Statements.expressions(statement)
                        .forEach(each -> reading.collect(each, edgeReads, new BitSet())));
        for (DomainDefinition domain : module.domains()) {
            for (int signal : new int[] {domain.reset(), domain.enable()}) {
                if (signal >= 0) {
                    edgeReads.set(signal);
                    if (domain.isAsynchronous() && producer[signal] >= 0) {
                        roots.set(producer[signal]);
                        stored.set(signal);
                    }
                }
            }
        }
        for (int i = 0; i < items.size(); i++) {
            SettleItem item = items.get(i);
            if (options.open()
                    || item instanceof SettleItem.Call
                    || item.defines().stream().anyMatch(this::leavesModule)) {
                roots.set(i);
            }
        }
        BitSet all = (BitSet) roots.clone();
        edgeReads.stream().map(signal -> producer[signal]).filter(i -> i >= 0).forEach(all::set);
        for (List<Integer> group : ItemOrder.of(sources, all)) {
            if (isKnot(group)) {
                group.forEach(roots::set);
            }
        }
        List<List<Integer>> groups = ItemOrder.of(sources, roots);
        BitSet settled = new BitSet();
        groups.forEach(group -> group.forEach(settled::set));
        for (List<Integer> group : ItemOrder.of(sources, all)) {
            if (!settled.get(group.get(0))) {
                edgeOnly.add(items.get(group.get(0)));
            }
        }
        return groups;
    }

    private boolean leavesModule(int signal) {
        return places.inner(signal) != null || module.signal(signal).kind() == Signal.Kind.OUTPUT;
    }

    private boolean isKnot(List<Integer> group) {
        int first = group.get(0);
        return group.size() > 1 || Arrays.stream(sources.get(first)).anyMatch(source -> source == first);
    }

    // Parts

    private List<SchedulePart> parts(List<List<Integer>> groups) {
        BitSet[] inputs = new BitSet[items.size()];
        Map<BitSet, List<List<Integer>>> byInputs = new LinkedHashMap<>();
        for (List<Integer> group : groups) {
            BitSet of = new BitSet();
            for (int i : group) {
                for (int source : sources.get(i)) {
                    if (inputs[source] != null) {
                        of.or(inputs[source]);
                    }
                }
                items.get(i).reads().stream().filter(this::isInput).forEach(of::set);
            }
            group.forEach(i -> inputs[i] = of);
            byInputs.computeIfAbsent(of, k -> new ArrayList<>()).add(group);
        }
        List<BitSet> order = new ArrayList<>(byInputs.keySet());
        order.sort(Comparator.comparingInt(BitSet::cardinality));
        int[] partOf = new int[items.size()];
        Arrays.fill(partOf, -1);
        for (int part = 0; part < order.size(); part++) {
            int number = part;
            byInputs.get(order.get(part)).forEach(group -> group.forEach(i -> partOf[i] = number));
        }
        List<SchedulePart> parts = new ArrayList<>();
        for (int part = 0; part < order.size(); part++) {
            parts.add(part(order.get(part), part, sorted(byInputs.get(order.get(part)), partOf, part), partOf));
        }
        return parts;
    }

    private boolean isInput(int signal) {
        if (signal >= module.signals().size() || producer[signal] >= 0) {
            return false;
        }
        Signal.Kind kind = module.signal(signal).kind();
        return kind == Signal.Kind.INPUT || kind == Signal.Kind.RESET || kind == Signal.Kind.ENABLE;
    }

    /** The same order with the instances as late as can be, so that what lies between them is in few pieces. */
    private List<List<Integer>> sorted(List<List<Integer>> groups, int[] partOf, int part) {
        Map<Integer, Integer> groupOf = new HashMap<>();
        for (int g = 0; g < groups.size(); g++) {
            for (int i : groups.get(g)) {
                groupOf.put(i, g);
            }
        }
        int[] missing = new int[groups.size()];
        List<List<Integer>> users = new ArrayList<>();
        groups.forEach(group -> users.add(new ArrayList<>()));
        for (int g = 0; g < groups.size(); g++) {
            BitSet needs = new BitSet();
            for (int i : groups.get(g)) {
                for (int source : sources.get(i)) {
                    if (partOf[source] == part && groupOf.get(source) != g) {
                        needs.set(groupOf.get(source));
                    }
                }
            }
            missing[g] = needs.cardinality();
            int user = g;
            needs.stream().forEach(need -> users.get(need).add(user));
        }
        PriorityQueue<Integer> plain = new PriorityQueue<>();
        PriorityQueue<Integer> calling = new PriorityQueue<>();
        List<List<Integer>> result = new ArrayList<>();
        for (int g = 0; g < groups.size(); g++) {
            if (missing[g] == 0) {
                (isCalling(groups.get(g)) ? calling : plain).add(g);
            }
        }
        while (!plain.isEmpty() || !calling.isEmpty()) {
            int g = plain.isEmpty() ? calling.poll() : plain.poll();
            result.add(groups.get(g));
            for (int user : users.get(g)) {
                if (--missing[user] == 0) {
                    (isCalling(groups.get(user)) ? calling : plain).add(user);
                }
            }
        }
        return result;
    }

    private boolean isCalling(List<Integer> group) {
        return group.stream().anyMatch(i -> items.get(i) instanceof SettleItem.Call);
    }

    private SchedulePart part(BitSet inputs, int number, List<List<Integer>> groups, int[] partOf) {
        int firstBit = bits;
        List<SettleStep> steps = new ArrayList<>();
        List<SettleItem> open = new ArrayList<>();
        BitSet before = new BitSet();
        List<Integer> outputs = new ArrayList<>();
        for (List<Integer> group : groups) {
            for (int i : group) {
                for (int source : sources.get(i)) {
                    if (partOf[source] >= 0 && partOf[source] != number) {
                        before.set(partOf[source]);
                    }
                }
                for (int signal : items.get(i).defines()) {
                    if (signal < module.signals().size()
                            && module.signal(signal).kind() == Signal.Kind.OUTPUT) {
                        outputs.add(signal);
                    }
                }
            }
            if (isKnot(group)) {
                close(open, steps);
                steps.add(knot(group));
            } else if (items.get(group.get(0)) instanceof SettleItem.Call call) {
                close(open, steps);
                steps.add(new SettleStep.Inner(bits++, call));
            } else {
                SettleItem item = items.get(group.get(0));
                if (open.stream().mapToInt(SettleItem::cost).sum() + item.cost() > options.segmentCost()) {
                    close(open, steps);
                }
                open.add(item);
            }
        }
        close(open, steps);
        BitSet own = new BitSet();
        own.set(firstBit, bits);
        return new SchedulePart(inputs, outputs, before, steps, own);
    }

    private void close(List<SettleItem> open, List<SettleStep> steps) {
        if (!open.isEmpty()) {
            steps.add(segment(open));
            open.clear();
        }
    }

    private SettleStep.Segment segment(List<SettleItem> content) {
        int bit = bits++;
        read(content, bit);
        return new SettleStep.Segment(bit, List.copyOf(content));
    }

    private SettleStep.Knot knot(List<Integer> group) {
        List<SettleStep> steps = new ArrayList<>();
        List<SettleItem> open = new ArrayList<>();
        for (int i : group) {
            if (items.get(i) instanceof SettleItem.Call call) {
                close(open, steps);
                steps.add(new SettleStep.Inner(bits++, call));
            } else {
                open.add(items.get(i));
                if (open.stream().mapToInt(SettleItem::cost).sum() > PlanOptions.METHOD_COST / 2) {
                    close(open, steps);
                }
            }
        }
        close(open, steps);
        for (int i : group) {
            items.get(i).defines().forEach(stored::set);
        }
        return new SettleStep.Knot(steps);
    }

    /** Notes what is read from outside of a method: what it defines before is at hand. */
    private void read(List<SettleItem> content, int bit) {
        BitSet defined = new BitSet();
        for (SettleItem item : content) {
            item.reads().stream()
                    .filter(signal -> !defined.get(signal))
                    .forEach(signal -> readers.get(signal).set(bit));
            item.memories().stream().forEach(memory -> memoryReaders.get(memory).set(bit));
            item.defines().forEach(defined::set);
        }
    }

    private void readEdges(EdgePlan edge) {
        for (EdgePlan.Chunk chunk : edge.chunks()) {
            for (int bit : edge.own()) {
                read(chunk.items(), bit);
            }
            BitSet defined = new BitSet();
            chunk.items().forEach(item -> item.defines().forEach(defined::set));
            BitSet reads = new BitSet();
            BitSet memories = new BitSet();
            chunk.bodies().values().forEach(body -> reading.collect(body, reads, memories));
            reads.andNot(defined);
            if (!chunk.targets().isEmpty() || !chunk.bodies().isEmpty()) {
                for (DomainDefinition domain : module.domains()) {
                    for (int signal : new int[] {domain.reset(), domain.enable()}) {
                        if (signal >= 0 && !defined.get(signal)) {
                            reads.set(signal);
                        }
                    }
                }
            }
            reads.stream().forEach(signal -> edge.own().forEach(readers.get(signal)::set));
            memories.stream().forEach(memory -> edge.own().forEach(memoryReaders.get(memory)::set));
        }
    }
}
