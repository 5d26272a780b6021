package org.heddle.cosim.jvm.plan;

import java.util.BitSet;
import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;

/** Something combinational to be computed in a module, once per settle at most. */
public sealed interface SettleItem {
    /** Signals that it gives values to. */
    List<Integer> defines();

    /** Signals that it reads. */
    BitSet reads();

    /** Memories that it reads. */
    BitSet memories();

    /** Size of its bytecode, roughly, in bytes. */
    int cost();

    /**
     * A signal with one value.
     *
     * @param signal its number
     * @param value of its width
     */
    record Node(int signal, Expression value, BitSet reads, BitSet memories, int cost) implements SettleItem {
        @Override
        public List<Integer> defines() {
            return List.of(signal);
        }
    }

    /**
     * A signal that statements drive.
     *
     * @param signal its number
     * @param body the statements that drive it, and nothing else
     */
    record Target(int signal, List<Statement> body, BitSet reads, BitSet memories, int cost) implements SettleItem {
        @Override
        public List<Integer> defines() {
            return List.of(signal);
        }
    }

    /**
     * All outputs of a module whose body is Verilog, by its behaviour in Java.
     *
     * @param defines its output ports
     * @param reads its other ports but clocks
     */
    record Box(List<Integer> defines, BitSet reads) implements SettleItem {
        private static final int PORT_COST = 60;

        @Override
        public BitSet memories() {
            return new BitSet();
        }

        @Override
        public int cost() {
            return PORT_COST * (defines.size() + reads.cardinality());
        }
    }

    /**
     * A part of an instance inside the module.
     *
     * @param child place of the instance in the module
     * @param part number of the part in the instance's module
     */
    record Call(int child, int part, List<Integer> defines, BitSet reads) implements SettleItem {
        private static final int CALL_COST = 40;

        @Override
        public BitSet memories() {
            return new BitSet();
        }

        @Override
        public int cost() {
            return CALL_COST;
        }
    }
}
