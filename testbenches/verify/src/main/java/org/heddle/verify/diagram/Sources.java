package org.heddle.verify.diagram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** Where the values of a module's signals come from, through its combinational logic. */
final class Sources {
    private final ModuleDefinition module;
    private final Map<Integer, List<Expression>> values = new HashMap<>();

    /**
     * Origin of a signal's value.
     *
     * @param signals ids of inputs, registers and outputs of sub-modules
     * @param memory whether a memory is read for it
     * @param direct whether it is one of the signals, unchanged
     */
    record Origin(BitSet signals, boolean memory, boolean direct) {}

    Sources(ModuleDefinition module) {
        this.module = module;
        for (int node : module.nodes()) {
            add(node, module.signal(node).definition().orElseThrow());
        }
        Statements.forEachLeaf(module.body(), (leaf, controls) -> {
            if (leaf instanceof Statement.Assign assign) {
                add(assign.target(), assign.value());
                controls.forEach(control -> add(assign.target(), control));
            }
        });
    }

    private void add(int signal, Expression value) {
        values.computeIfAbsent(signal, id -> new ArrayList<>()).add(value);
    }

    /** Returns the origin of a signal's value in this cycle, or of a register's value at the next edge. */
    Origin of(int target) {
        BitSet found = new BitSet();
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(target));
        boolean direct = true;
        boolean memory = false;
        while (!open.isEmpty()) {
            int signal = open.pop();
            if (seen.get(signal)) {
                continue;
            }
            seen.set(signal);
            if (signal != target && isOrigin(module.signal(signal))) {
                found.set(signal);
                continue;
            }
            List<Expression> drivers = values.getOrDefault(signal, List.of());
            direct &= drivers.size() == 1 && drivers.get(0) instanceof Expression.Reference;
            for (Expression driver : drivers) {
                memory |= references(driver, open);
            }
        }
        return new Origin(found, memory, direct && !found.isEmpty());
    }

    /** Adds the signals of an expression; true if it reads a memory. */
    private static boolean references(Expression root, Deque<Integer> signals) {
        boolean[] memory = {false};
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.Reference reference) {
                signals.push(reference.signal());
            } else if (expression instanceof Expression.MemoryRead) {
                memory[0] = true;
            }
        });
        return memory[0];
    }

    private static boolean isOrigin(Signal signal) {
        return switch (signal.kind()) {
            case INPUT, REGISTER, INSTANCE_OUTPUT -> true;
            default -> false;
        };
    }
}
