package org.heddle.verify.constraints;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** For each signal of a module, the signals and memories that its value is made of: values, conditions and addresses alike. */
final class SignalSources {
    private static final BitSet NONE = new BitSet();

    private final Map<Integer, BitSet> signals = new HashMap<>();
    private final Map<Integer, BitSet> memories = new HashMap<>();
    private final Map<Integer, Integer> writers = new HashMap<>();
    private final BitSet written = new BitSet();

    SignalSources(ModuleDefinition module) {
        module.nodes()
                .forEach(node -> note(node, module.signal(node).definition().orElseThrow()));
        Statements.forEachLeaf(module.body(), (leaf, controls) -> {
            if (leaf instanceof Statement.Assign assign) {
                note(assign.target(), assign.value());
                controls.forEach(control -> note(assign.target(), control));
            } else if (leaf instanceof Statement.MemoryWrite write) {
                writers.put(write.memory(), write.domain());
                Statements.expressions(write).forEach(this::noteWritten);
                controls.forEach(this::noteWritten);
            }
        });
    }

    private void note(int target, Expression root) {
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.Reference reference) {
                signals.computeIfAbsent(target, key -> new BitSet()).set(reference.signal());
            } else if (expression instanceof Expression.MemoryRead read) {
                memories.computeIfAbsent(target, key -> new BitSet()).set(read.memory());
            }
        });
    }

    private void noteWritten(Expression root) {
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.Reference reference) {
                written.set(reference.signal());
            }
        });
    }

    /** Whether a signal decides what is written into a memory. */
    boolean isWritten(int signal) {
        return written.get(signal);
    }

    /** The signals that stand in what drives a signal. */
    BitSet signals(int target) {
        return signals.getOrDefault(target, NONE);
    }

    /** The memories that what drives a signal reads. */
    BitSet memories(int target) {
        return memories.getOrDefault(target, NONE);
    }

    /** Index of the domain that writes a memory; -1 if none does. */
    int writer(int memory) {
        return writers.getOrDefault(memory, -1);
    }
}
