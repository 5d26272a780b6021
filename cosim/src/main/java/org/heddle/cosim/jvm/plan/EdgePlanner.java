package org.heddle.cosim.jvm.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** Cuts what a module does at clock edges to methods of bounded size. */
final class EdgePlanner {
    /** Target of a leaf statement: a register, a memory, or nothing but a claim. */
    private record Written(boolean memory, int number, Optional<Statement> claim) {
        static Written by(Statement leaf) {
            if (leaf instanceof Statement.Assign assign) {
                return new Written(false, assign.target(), Optional.empty());
            } else if (leaf instanceof Statement.MemoryWrite write) {
                return new Written(true, write.memory(), Optional.empty());
            }
            return new Written(false, -1, Optional.of(leaf));
        }
    }

    private static final int REGISTER_COST = 40;

    private final ModuleDefinition module;
    private final Reading reading;

    EdgePlanner(ModuleDefinition module, Reading reading) {
        this.module = module;
        this.reading = reading;
    }

    /** Whether a leaf statement does something at a clock edge of a simulation. */
    static boolean isClocked(ModuleDefinition module, Statement leaf) {
        return domain(module, leaf) >= 0;
    }

    private static int domain(ModuleDefinition module, Statement leaf) {
        if (leaf instanceof Statement.Assign assign) {
            Signal target = module.signal(assign.target());
            return target.kind() == Signal.Kind.REGISTER ? target.domain() : -1;
        } else if (leaf instanceof Statement.MemoryWrite write) {
            return write.domain();
        } else if (leaf instanceof Statement.Property property) {
            return property.claim().stopsSimulation() ? property.domain() : -1;
        }
        return -1;
    }

    List<EdgePlan.Chunk> chunks(List<SettleItem> items) {
        if (module.external().isPresent()) {
            return List.of(chunk(List.of(), List.of(), Set.of()));
        }
        List<Statement> clocked = Statements.keep(module.body(), leaf -> isClocked(module, leaf));
        Map<Written, Integer> costs = costs(clocked);
        int all =
                items.stream().mapToInt(SettleItem::cost).sum() + reading.cost(clocked) + costs.size() * REGISTER_COST;
        if (all <= PlanOptions.METHOD_COST) {
            return costs.isEmpty() && items.isEmpty() ? List.of() : List.of(chunk(items, clocked, costs.keySet()));
        }
        List<EdgePlan.Chunk> chunks = new ArrayList<>();
        cut(items).forEach(some -> chunks.add(chunk(some, List.of(), Set.of())));
        Set<Written> some = new LinkedHashSet<>();
        int cost = 0;
        for (Map.Entry<Written, Integer> each : costs.entrySet()) {
            if (!some.isEmpty() && cost + each.getValue() > PlanOptions.METHOD_COST) {
                chunks.add(chunk(List.of(), clocked, some));
                some = new LinkedHashSet<>();
                cost = 0;
            }
            some.add(each.getKey());
            cost += each.getValue() + REGISTER_COST;
        }
        if (!some.isEmpty()) {
            chunks.add(chunk(List.of(), clocked, some));
        }
        return chunks;
    }

    private static List<List<SettleItem>> cut(List<SettleItem> items) {
        List<List<SettleItem>> result = new ArrayList<>();
        List<SettleItem> some = new ArrayList<>();
        int cost = 0;
        for (SettleItem item : items) {
            if (!some.isEmpty() && cost + item.cost() > PlanOptions.METHOD_COST) {
                result.add(some);
                some = new ArrayList<>();
                cost = 0;
            }
            some.add(item);
            cost += item.cost();
        }
        if (!some.isEmpty()) {
            result.add(some);
        }
        return result;
    }

    /** Everything that is written, in order, with the size of the code that does it; registers that only a reset changes too. */
    private Map<Written, Integer> costs(List<Statement> clocked) {
        Map<Written, Integer> costs = new LinkedHashMap<>();
        Map<Expression, Integer> known = new java.util.IdentityHashMap<>();
        Statements.forEachLeaf(clocked, (leaf, controls) -> {
            int cost = reading.cost(List.of(leaf));
            for (Expression control : controls) {
                cost += known.computeIfAbsent(control, reading::cost);
            }
            costs.merge(Written.by(leaf), cost, Integer::sum);
        });
        for (Signal signal : module.signals()) {
            if (signal.kind() == Signal.Kind.REGISTER && signal.resetValue().isPresent()) {
                costs.putIfAbsent(new Written(false, signal.id(), Optional.empty()), 0);
            }
        }
        return costs;
    }

    private EdgePlan.Chunk chunk(List<SettleItem> items, List<Statement> clocked, Set<Written> written) {
        Map<Integer, List<Statement>> bodies = new LinkedHashMap<>();
        Set<Written> wanted = new HashSet<>(written);
        for (int domain = 0; domain < module.domains().size(); domain++) {
            int index = domain;
            Predicate<Statement> kept = leaf -> domain(module, leaf) == index && wanted.contains(Written.by(leaf));
            List<Statement> body = written.isEmpty() ? List.of() : Statements.keep(clocked, kept);
            if (!body.isEmpty()) {
                bodies.put(domain, body);
            }
        }
        Set<Integer> targets = new LinkedHashSet<>();
        Set<Integer> memories = new LinkedHashSet<>();
        for (Written each : written) {
            if (each.memory()) {
                memories.add(each.number());
            } else if (each.number() >= 0) {
                targets.add(each.number());
            }
        }
        return new EdgePlan.Chunk(items, targets, memories, bodies);
    }
}
