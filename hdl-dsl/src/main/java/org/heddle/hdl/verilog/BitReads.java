package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/** The bits of signals, and the memories, that some expressions read. */
final class BitReads {
    private final ModuleDefinition module;
    private final Map<Integer, BitSet> bits = new HashMap<>();
    private final BitSet memories = new BitSet();

    BitReads(ModuleDefinition module) {
        this.module = module;
    }

    /** Adds an expression. */
    void read(Expression root) {
        // A slice reads only its bits of the signal below it; that reference must not count as a whole read.
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.MemoryRead memoryRead) {
                memories.set(memoryRead.memory());
            }
            if (expression instanceof Expression.Slice slice
                    && slice.operand() instanceof Expression.Reference reference) {
                bitsOf(reference.signal()).set(slice.low(), slice.high() + 1);
            } else {
                for (Expression operand : expression.operands()) {
                    if (operand instanceof Expression.Reference reference) {
                        readAll(module.signal(reference.signal()));
                    }
                }
            }
        });
        if (root instanceof Expression.Reference reference) {
            readAll(module.signal(reference.signal()));
        }
    }

    /** Adds every bit of a signal. */
    void readAll(Signal signal) {
        bitsOf(signal.id()).set(0, signal.width());
    }

    private BitSet bitsOf(int signal) {
        return bits.computeIfAbsent(signal, k -> new BitSet());
    }

    boolean isMemoryRead(int memory) {
        return memories.get(memory);
    }

    /** The unread bits as they are gathered in one place: {@code name} or {@code name[7:4]}, nothing where all are read. */
    List<String> unread(Signal signal) {
        BitSet unread = new BitSet();
        unread.set(0, signal.width());
        unread.andNot(bitsOf(signal.id()));
        if (unread.cardinality() == signal.width()) {
            return List.of(signal.name());
        }
        List<String> parts = new ArrayList<>();
        for (int low = unread.nextSetBit(0); low >= 0; ) {
            int high = unread.nextClearBit(low) - 1;
            parts.add(signal.name() + (high == low ? "[" + low + "]" : "[" + high + ":" + low + "]"));
            low = unread.nextSetBit(high + 1);
        }
        return parts;
    }
}
