package org.heddle.hdl.check;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.Literal;

/**
 * The signal bits on which one bit of an expression depends. Slices, concatenations, shifts by constants and bitwise operators
 * keep bits apart; a sum's bit depends on all bits at and below it. Node extraction has bounded the depth of expressions, so
 * that recursion is safe.
 */
final class BitSources {
    /** Receives one bit of one signal. */
    interface Sink {
        void accept(int signal, int bit);

        /** Receives a memory that is read. */
        default void read(int memory) {}
    }

    private final Sink sink;
    private final Map<Expression, BitSet> seen = new IdentityHashMap<>();

    BitSources(Sink sink) {
        this.sink = sink;
    }

    void all(Expression expression) {
        range(expression, 0, expression.width() - 1);
    }

    private void range(Expression expression, int low, int high) {
        for (int bit = Math.max(0, low); bit <= Math.min(high, expression.width() - 1); bit++) {
            bit(expression, bit);
        }
    }

    void bit(Expression expression, int bit) {
        BitSet bits = seen.computeIfAbsent(expression, k -> new BitSet());
        if (bits.get(bit)) {
            return;
        }
        bits.set(bit);
        expression.match(new At(bit));
    }

    /** Passes the sources of one bit of each kind of expression to the sink; the answer itself is always true. */
    private final class At implements Expression.Kinds<Boolean> {
        private final int bit;

        At(int bit) {
            this.bit = bit;
        }

        @Override
        public Boolean literal(Expression.Literal literal) {
            return true;
        }

        @Override
        public Boolean unknown(Expression.Unknown unknown) {
            return true;
        }

        @Override
        public Boolean reference(Expression.Reference reference) {
            sink.accept(reference.signal(), bit);
            return true;
        }

        @Override
        public Boolean unary(Expression.Unary unary) {
            if (unary.operator() == Expression.UnaryOperator.NOT) {
                bit(unary.operand(), bit);
            } else {
                all(unary.operand());
            }
            return true;
        }

        @Override
        public Boolean binary(Expression.Binary binary) {
            BitSources.this.binary(binary, bit);
            return true;
        }

        @Override
        public Boolean mux(Expression.Mux mux) {
            all(mux.condition());
            bit(mux.whenTrue(), bit);
            bit(mux.whenFalse(), bit);
            return true;
        }

        @Override
        public Boolean slice(Expression.Slice slice) {
            bit(slice.operand(), slice.low() + bit);
            return true;
        }

        @Override
        public Boolean concatenation(Expression.Concatenation concatenation) {
            part(concatenation, bit);
            return true;
        }

        @Override
        public Boolean replication(Expression.Replication replication) {
            bit(replication.operand(), bit % replication.operand().width());
            return true;
        }

        @Override
        public Boolean memoryRead(Expression.MemoryRead memoryRead) {
            sink.read(memoryRead.memory());
            all(memoryRead.address());
            return true;
        }
    }

    private void part(Expression.Concatenation concatenation, int bit) {
        int low = concatenation.width();
        for (Expression part : concatenation.parts()) {
            low -= part.width();
            if (bit >= low) {
                bit(part, bit - low);
                return;
            }
        }
    }

    private void binary(Binary binary, int bit) {
        switch (binary.operator()) {
            case AND, OR, XOR -> {
                bit(binary.left(), bit);
                bit(binary.right(), bit);
            }
            case ADD, SUBTRACT, MULTIPLY -> {
                range(binary.left(), 0, bit);
                range(binary.right(), 0, bit);
            }
            case SHIFT_LEFT, SHIFT_RIGHT_UNSIGNED, SHIFT_RIGHT_SIGNED -> shift(binary, bit);
            default -> {
                all(binary.left());
                all(binary.right());
            }
        }
    }

    private void shift(Binary shift, int bit) {
        int top = shift.width() - 1;
        boolean left = shift.operator() == Expression.BinaryOperator.SHIFT_LEFT;
        boolean signed = shift.operator() == Expression.BinaryOperator.SHIFT_RIGHT_SIGNED;
        if (shift.right() instanceof Literal amount && amount.value().bitLength() < Integer.SIZE) {
            long source = left
                    ? (long) bit - amount.value().intValueExact()
                    : (long) bit + amount.value().intValueExact();
            if (source > top && signed) {
                source = top;
            }
            if (source >= 0 && source <= top) {
                bit(shift.left(), (int) source);
            }
            return;
        }
        all(shift.right());
        range(shift.left(), left ? 0 : bit, left ? bit : top);
    }
}
