package org.heddle.cosim.jvm.code;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.jvm.plan.EdgePlan;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SchedulePart;
import org.heddle.cosim.jvm.plan.SettleItem;
import org.heddle.cosim.jvm.plan.SettleStep;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/**
 * Signals of a module that only pass another one on, mostly from instance to instance: the other one's array serves for both, and nothing is copied.
 *
 * <p>Not where the other one is a register: an instance would see at its edge what the register gets at the same one. Nor for an output of the design,
 * which keeps its value until inputs act. Nor where both are computed by one method, which reads arrays before it computes.
 */
final class LaneAliases {
    private final ModuleSchedule plan;
    private final boolean top;
    private final Map<SettleItem, Integer> sources = new IdentityHashMap<>();
    private final BitSet served = new BitSet();

    /**
     * @param top whether outputs are those of the design
     */
    LaneAliases(ModuleSchedule plan, boolean top) {
        this.plan = plan;
        this.top = top;
        for (SchedulePart part : plan.parts()) {
            for (SettleStep step : part.steps()) {
                if (step instanceof SettleStep.Segment segment) {
                    find(segment.items());
                }
            }
        }
        for (EdgePlan.Chunk chunk : plan.edge().chunks()) {
            find(chunk.items());
        }
    }

    private void find(List<SettleItem> items) {
        BitSet defined = new BitSet();
        items.forEach(item -> item.defines().forEach(defined::set));
        for (SettleItem item : items) {
            find(item).filter(source -> !defined.get(source)).ifPresent(source -> {
                sources.put(item, source);
                served.set(source);
            });
        }
    }

    private Optional<Integer> find(SettleItem item) {
        Expression value = value(item).orElse(null);
        while (value instanceof Expression.Reference reference
                && plan.reading().inlined(reference.signal()).isPresent()) {
            value = plan.reading().inlined(reference.signal()).orElseThrow();
        }
        if (!(value instanceof Expression.Reference reference)) {
            return Optional.empty();
        }
        int target = item.defines().get(0);
        boolean isFree = !is(Signal.Kind.REGISTER, reference.signal()) && !(top && is(Signal.Kind.OUTPUT, target));
        boolean isAlike = plan.places().width(target) == plan.places().width(reference.signal());
        return isFree && isAlike ? Optional.of(reference.signal()) : Optional.empty();
    }

    private boolean is(Signal.Kind kind, int signal) {
        List<Signal> own = plan.definition().signals();
        return signal < own.size() && own.get(signal).kind() == kind;
    }

    /** The one value of an item; empty if several statements drive it. */
    static Optional<Expression> value(SettleItem item) {
        if (item instanceof SettleItem.Node node) {
            return Optional.of(node.value());
        } else if (item instanceof SettleItem.Target target
                && target.body().size() == 1
                && target.body().get(0) instanceof Statement.Assign assign) {
            return Optional.of(assign.value());
        }
        return Optional.empty();
    }

    /** Whether nothing is to be done for an item. */
    boolean contains(SettleItem item) {
        return sources.containsKey(item);
    }

    /** Whether the array of a signal serves for others too, and so must have its value. */
    boolean serves(int signal) {
        return served.get(signal);
    }

    /** Takes each signal that has the array of another one. */
    interface Joins {
        void join(int target, int source);
    }

    void forEach(Joins joins) {
        sources.forEach((item, source) -> joins.join(item.defines().get(0), source));
    }
}
