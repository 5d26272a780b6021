package org.heddle.hdl.ir;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Expression.Reference;

/**
 * Lets slices of signals that join others read those: a bit that depends on another bit of the same signal is no loop then, whatever a tool
 * thinks of whole signals.
 */
public final class PartReads {
    private final Map<Integer, List<Reference>> parts;
    private final Rewriter rewriter = new Rewriter(this::narrowed);

    private PartReads(Map<Integer, List<Reference>> parts) {
        this.parts = parts;
    }

    /**
     * The same module with slices of parts in place of slices of wholes.
     *
     * @param parts by the id of a whole, what it joins, the lowest first
     */
    public static ModuleDefinition apply(ModuleDefinition module, Map<Integer, List<Reference>> parts) {
        return parts.isEmpty() ? module : new PartReads(parts).of(module);
    }

    private ModuleDefinition of(ModuleDefinition module) {
        List<Signal> signals = new ArrayList<>(module.signals());
        for (int node : module.nodes()) {
            Signal signal = module.signal(node);
            signals.set(
                    node, signal.definedAs(rewriter.rewrite(signal.definition().orElseThrow())));
        }
        Map<Integer, Expression> payloads = new HashMap<>();
        module.documentation().payloads().forEach((signal, valid) -> payloads.put(signal, rewriter.rewrite(valid)));
        return module.with(signals, module.nodes(), Statements.mapped(module.body(), rewriter::rewrite))
                .with(new Documentation(
                        module.documentation().module(), module.documentation().signals(), payloads));
    }

    private Expression narrowed(Expression expression) {
        if (!(expression instanceof Expression.Slice slice)
                || !(slice.operand() instanceof Reference whole)
                || !parts.containsKey(whole.signal())) {
            return expression;
        }
        List<Expression> fromHighest = new ArrayList<>();
        int low = 0;
        for (Reference part : parts.get(whole.signal())) {
            int high = low + part.width() - 1;
            if (high >= slice.low() && low <= slice.high()) {
                fromHighest.add(
                        0,
                        Expressions.slice(part, Math.min(high, slice.high()) - low, Math.max(low, slice.low()) - low));
            }
            low = high + 1;
        }
        return fromHighest.size() == 1 ? fromHighest.get(0) : new Expression.Concatenation(fromHighest);
    }
}
