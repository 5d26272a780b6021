package org.heddle.cosim.jvm.plan;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** Reads of expressions, and the nodes that are computed in the one place that reads them instead of having a place of their own. */
public final class Reading {
    private static final int DEEPEST = 24;
    private static final int LARGEST = 600;

    private final Map<Integer, Expression> inlined = new HashMap<>();

    /**
     * Looks for nodes that one expression reads, once.
     *
     * @param roots every expression of the module as often as code is made for it
     * @param open whether every named signal has to keep a value of its own
     */
    Reading(ModuleDefinition module, Iterable<Expression> roots, boolean open) {
        if (open) {
            return;
        }
        int[] uses = new int[module.signals().size()];
        roots.forEach(root -> count(root, uses));
        BitSet kept = new BitSet();
        module.domains()
                .forEach(domain -> IntStream.of(domain.reset(), domain.enable())
                        .filter(signal -> signal >= 0)
                        .forEach(kept::set));
        int[] depths = new int[uses.length];
        int[] costs = new int[uses.length];
        for (int node : module.nodes()) {
            Expression definition = module.signal(node).definition().orElseThrow();
            int depth = depth(definition, depths);
            int cost = cost(definition, costs);
            boolean trivial = definition instanceof Expression.Reference || definition instanceof Expression.Literal;
            if ((uses[node] == 1 || trivial) && !kept.get(node) && depth < DEEPEST && cost < LARGEST) {
                inlined.put(node, definition);
                depths[node] = depth;
                costs[node] = cost;
            }
        }
    }

    private static void count(Expression root, int[] uses) {
        if (root instanceof Expression.Reference reference) {
            uses[reference.signal()]++;
        }
        root.operands().forEach(operand -> count(operand, uses));
    }

    private static int depth(Expression root, int[] depths) {
        int depth = root instanceof Expression.Reference reference ? depths[reference.signal()] : 0;
        for (Expression operand : root.operands()) {
            depth = Math.max(depth, depth(operand, depths));
        }
        return depth + 1;
    }

    private static int cost(Expression root, int[] costs) {
        return CodeCost.of(root) + inner(root, costs);
    }

    private static int inner(Expression root, int[] costs) {
        int cost = root instanceof Expression.Reference reference ? costs[reference.signal()] : 0;
        for (Expression operand : root.operands()) {
            cost += inner(operand, costs);
        }
        return cost;
    }

    /** The definition of a signal that has no place of its own. */
    public Optional<Expression> inlined(int signal) {
        return Optional.ofNullable(inlined.get(signal));
    }

    /** Size of an expression's code with that of what stands in it. */
    int cost(Expression root) {
        int cost = CodeCost.of(root);
        return cost + inlinedCost(root);
    }

    private int inlinedCost(Expression root) {
        int cost = 0;
        if (root instanceof Expression.Reference reference && inlined.containsKey(reference.signal())) {
            cost += cost(inlined.get(reference.signal()));
        }
        for (Expression operand : root.operands()) {
            cost += inlinedCost(operand);
        }
        return cost;
    }

    /** Size of the code of statements with that of what stands in them. */
    int cost(List<Statement> body) {
        int[] cost = {CodeCost.of(body)};
        Statements.forEach(
                body, statement -> Statements.expressions(statement).forEach(each -> cost[0] += inlinedCost(each)));
        return cost[0];
    }

    /** Notes the signals and memories that an expression reads. */
    void collect(Expression root, BitSet signals, BitSet memories) {
        if (root instanceof Expression.Reference reference) {
            Expression definition = inlined.get(reference.signal());
            if (definition == null) {
                signals.set(reference.signal());
            } else {
                collect(definition, signals, memories);
            }
        } else if (root instanceof Expression.MemoryRead read) {
            memories.set(read.memory());
        }
        for (Expression operand : root.operands()) {
            collect(operand, signals, memories);
        }
    }

    /** Notes the signals and memories that statements read. */
    void collect(List<Statement> body, BitSet signals, BitSet memories) {
        Statements.forEach(
                body, statement -> Statements.expressions(statement).forEach(each -> collect(each, signals, memories)));
    }
}
