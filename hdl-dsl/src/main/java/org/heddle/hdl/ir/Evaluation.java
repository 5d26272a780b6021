package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.List;

/** Evaluates every operator on numbers from 0 to 2^width - 1; signed operators read them as two's complement. */
public final class Evaluation {
    private Evaluation() {}

    /**
     * The value of one operation over known operands.
     *
     * @param expression neither a reference nor a memory read
     * @param operands the values of its operands, in order
     */
    public static BigInteger evaluate(Expression expression, List<BigInteger> operands) {
        return expression.match(new OnNumbers(operands));
    }

    /**
     * The value of each kind of expression over known operands.
     *
     * @param operands their values, in order
     */
    private record OnNumbers(List<BigInteger> operands) implements Expression.Kinds<BigInteger> {
        @Override
        public BigInteger literal(Expression.Literal literal) {
            return literal.value();
        }

        @Override
        public BigInteger unknown(Expression.Unknown unknown) {
            return BigInteger.ZERO;
        }

        @Override
        public BigInteger reference(Expression.Reference reference) {
            throw withoutValue(reference);
        }

        @Override
        public BigInteger unary(Expression.Unary unary) {
            return Evaluation.unary(unary, operands.get(0));
        }

        @Override
        public BigInteger binary(Expression.Binary binary) {
            return Evaluation.binary(binary, operands.get(0), operands.get(1));
        }

        @Override
        public BigInteger mux(Expression.Mux mux) {
            return operands.get(operands.get(0).signum() != 0 ? 1 : 2);
        }

        @Override
        public BigInteger slice(Expression.Slice slice) {
            return low(operands.get(0).shiftRight(slice.low()), slice.width());
        }

        @Override
        public BigInteger concatenation(Expression.Concatenation concatenation) {
            return join(concatenation, operands);
        }

        @Override
        public BigInteger replication(Expression.Replication replication) {
            BigInteger result = BigInteger.ZERO;
            for (int i = 0; i < replication.count(); i++) {
                result = result.shiftLeft(replication.operand().width()).or(operands.get(0));
            }
            return result;
        }

        @Override
        public BigInteger memoryRead(Expression.MemoryRead memoryRead) {
            throw withoutValue(memoryRead);
        }

        private static IllegalArgumentException withoutValue(Expression expression) {
            return new IllegalArgumentException(
                    "has no value of its own: " + expression.getClass().getSimpleName());
        }
    }

    private static BigInteger unary(Expression.Unary unary, BigInteger value) {
        int width = unary.operand().width();
        return switch (unary.operator()) {
            case NOT -> ones(width).xor(value);
            case REDUCE_AND -> bit(value.equals(ones(width)));
            case REDUCE_OR -> bit(value.signum() != 0);
            case REDUCE_XOR -> bit(value.bitCount() % 2 == 1);
        };
    }

    private static BigInteger binary(Expression.Binary binary, BigInteger left, BigInteger right) {
        int width = binary.left().width();
        return switch (binary.operator()) {
            case ADD -> low(left.add(right), width);
            case SUBTRACT -> low(left.subtract(right), width);
            case MULTIPLY -> low(left.multiply(right), width);
            case DIVIDE_UNSIGNED -> left.divide(right);
            case DIVIDE_SIGNED -> low(signed(left, width).divide(signed(right, width)), width);
            case REMAINDER_UNSIGNED -> left.remainder(right);
            case REMAINDER_SIGNED -> low(signed(left, width).remainder(signed(right, width)), width);
            case AND -> left.and(right);
            case OR -> left.or(right);
            case XOR -> left.xor(right);
            case EQUAL -> bit(left.equals(right));
            case NOT_EQUAL -> bit(!left.equals(right));
            case LESS_UNSIGNED -> bit(left.compareTo(right) < 0);
            case LESS_OR_EQUAL_UNSIGNED -> bit(left.compareTo(right) <= 0);
            case LESS_SIGNED -> bit(signed(left, width).compareTo(signed(right, width)) < 0);
            case LESS_OR_EQUAL_SIGNED -> bit(signed(left, width).compareTo(signed(right, width)) <= 0);
            case SHIFT_LEFT -> low(left.shiftLeft(amount(right, width)), width);
            case SHIFT_RIGHT_UNSIGNED -> left.shiftRight(amount(right, width));
            case SHIFT_RIGHT_SIGNED -> low(signed(left, width).shiftRight(amount(right, width)), width);
        };
    }

    private static BigInteger join(Expression.Concatenation concatenation, List<BigInteger> operands) {
        BigInteger result = BigInteger.ZERO;
        for (int i = 0; i < operands.size(); i++) {
            result = result.shiftLeft(concatenation.parts().get(i).width()).or(operands.get(i));
        }
        return result;
    }

    /** Returns the largest value of a width in bits: all bits 1. */
    public static BigInteger ones(int width) {
        return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    }

    /** Returns 64 bits of which the lower ones are 1, as many as a width in bits; all of them from a width of 64 on. */
    public static long onesOfWord(int width) {
        return width >= Long.SIZE ? -1 : (1L << width) - 1;
    }

    private static BigInteger low(BigInteger value, int width) {
        return value.and(ones(width));
    }

    private static BigInteger signed(BigInteger value, int width) {
        return value.testBit(width - 1) ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value;
    }

    /** Amounts beyond the width shift everything out, however large they are. */
    private static int amount(BigInteger value, int width) {
        return value.min(BigInteger.valueOf(width)).intValueExact();
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }
}
