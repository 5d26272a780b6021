package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A value computed from others. Every expression knows its width, and operands have exactly the width that the operator's
 * rule says.
 */
public sealed interface Expression {
    /** Width in bits, at least 1. */
    int width();

    /** The expressions it is computed from, in order. */
    List<Expression> operands();

    /** The same operation on other operands of the same widths. */
    Expression withOperands(List<Expression> operands);

    /** Returns the given answer for this kind of expression. */
    <R> R match(Kinds<R> kinds);

    /**
     * An answer for each kind of expression. Whoever decides over all of them implements this, so that a kind that is added later is
     * not forgotten: without an answer for it nothing compiles.
     *
     * @param <R> the answer
     */
    interface Kinds<R> {
        /** The answer for a {@link Literal}. */
        R literal(Literal literal);

        /** The answer for a {@link Unknown}. */
        R unknown(Unknown unknown);

        /** The answer for a {@link Reference}. */
        R reference(Reference reference);

        /** The answer for a {@link Unary}. */
        R unary(Unary unary);

        /** The answer for a {@link Binary}. */
        R binary(Binary binary);

        /** The answer for a {@link Mux}. */
        R mux(Mux mux);

        /** The answer for a {@link Slice}. */
        R slice(Slice slice);

        /** The answer for a {@link Concatenation}. */
        R concatenation(Concatenation concatenation);

        /** The answer for a {@link Replication}. */
        R replication(Replication replication);

        /** The answer for a {@link MemoryRead}. */
        R memoryRead(MemoryRead memoryRead);
    }

    /**
     * A constant.
     *
     * @param value from 0 to 2^width - 1
     * @param enumeration the enum of which it is a constant; empty for a number
     */
    record Literal(BigInteger value, int width, Optional<Enumeration> enumeration) implements Expression {
        public static Literal of(BigInteger value, int width) {
            return new Literal(value, width, Optional.empty());
        }

        public static Literal of(long value, int width) {
            return of(BigInteger.valueOf(value), width);
        }

        @Override
        public List<Expression> operands() {
            return List.of();
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return this;
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.literal(this);
        }
    }

    /** Bits that nobody relies on. Engines with two values for a bit take 0. */
    record Unknown(int width) implements Expression {
        @Override
        public List<Expression> operands() {
            return List.of();
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return this;
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.unknown(this);
        }
    }

    /**
     * The value of a signal.
     *
     * @param signal its id
     */
    record Reference(int signal, int width) implements Expression {
        @Override
        public List<Expression> operands() {
            return List.of();
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return this;
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.reference(this);
        }
    }

    /** Operators on one operand. */
    enum UnaryOperator {
        /** Every bit inverted; result as wide as the operand. */
        NOT("~", "not"),
        /** 1 when all bits are 1. */
        REDUCE_AND("&", "all"),
        /** 1 when any bit is 1. */
        REDUCE_OR("|", "any"),
        /** 1 when the number of ones is odd. */
        REDUCE_XOR("^", "parity");

        private final String symbol;
        private final String word;

        UnaryOperator(String symbol, String word) {
            this.symbol = symbol;
            this.word = word;
        }

        public String symbol() {
            return symbol;
        }

        /** A word for names. */
        public String word() {
            return word;
        }
    }

    record Unary(UnaryOperator operator, Expression operand, int width) implements Expression {
        @Override
        public List<Expression> operands() {
            return List.of(operand);
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new Unary(operator, operands.get(0), width);
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.unary(this);
        }
    }

    /** Operators on two operands. */
    enum BinaryOperator {
        /** Sum modulo 2^width; operands and result of one width. */
        ADD("+", "sum", false),
        /** Difference modulo 2^width; operands and result of one width. */
        SUBTRACT("-", "difference", false),
        /** Product modulo 2^width; operands and result of one width. */
        MULTIPLY("*", "product", false),
        /** Quotient by a literal other than 0; operands and result of one width. */
        DIVIDE_UNSIGNED("/", "quotient", false),
        /** Quotient by a literal other than 0, rounded towards zero, in two's complement modulo 2^width. */
        DIVIDE_SIGNED("/", "quotient", false),
        /** Remainder of {@link #DIVIDE_UNSIGNED}. */
        REMAINDER_UNSIGNED("%", "remainder", false),
        /** Remainder of {@link #DIVIDE_SIGNED}, with the sign of the left operand. */
        REMAINDER_SIGNED("%", "remainder", false),
        AND("&", "and", false),
        OR("|", "or", false),
        XOR("^", "xor", false),
        EQUAL("==", "equal", true),
        NOT_EQUAL("!=", "differs", true),
        LESS_UNSIGNED("<", "less", true),
        LESS_OR_EQUAL_UNSIGNED("<=", "less_or_equal", true),
        LESS_SIGNED("<", "less", true),
        LESS_OR_EQUAL_SIGNED("<=", "less_or_equal", true),
        /** Left operand shifted up by the right, zeros in; result as wide as the left, amounts beyond it give 0. */
        SHIFT_LEFT("<<", "shifted", false),
        /** Left operand shifted down by the right, zeros in. */
        SHIFT_RIGHT_UNSIGNED(">>", "shifted", false),
        /** Left operand shifted down by the right, copies of its top bit in. */
        SHIFT_RIGHT_SIGNED(">>>", "shifted", false);

        private final String symbol;
        private final String word;
        private final boolean comparison;

        BinaryOperator(String symbol, String word, boolean comparison) {
            this.symbol = symbol;
            this.word = word;
            this.comparison = comparison;
        }

        public String symbol() {
            return symbol;
        }

        /** A word for names. */
        public String word() {
            return word;
        }

        /** Whether the result is one bit that compares operands of one width. */
        public boolean isComparison() {
            return comparison;
        }

        /** Whether the right operand is an amount of any width. */
        public boolean isShift() {
            return this == SHIFT_LEFT || this == SHIFT_RIGHT_UNSIGNED || this == SHIFT_RIGHT_SIGNED;
        }
    }

    record Binary(BinaryOperator operator, Expression left, Expression right, int width) implements Expression {
        public Binary {
            if (!operator.isShift() && left.width() != right.width()) {
                throw new IllegalArgumentException("operands of " + operator + " must have one width: left="
                        + left.width() + " right=" + right.width());
            }
        }

        @Override
        public List<Expression> operands() {
            return List.of(left, right);
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new Binary(operator, operands.get(0), operands.get(1), width);
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.binary(this);
        }
    }

    /** {@code whenTrue} if the 1-bit condition is 1, else {@code whenFalse}; both of the result's width. */
    record Mux(Expression condition, Expression whenTrue, Expression whenFalse, int width) implements Expression {
        public Mux(Expression condition, Expression whenTrue, Expression whenFalse) {
            this(condition, whenTrue, whenFalse, whenTrue.width());
        }

        @Override
        public List<Expression> operands() {
            return List.of(condition, whenTrue, whenFalse);
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new Mux(operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.mux(this);
        }
    }

    /** Bits {@code high} down to {@code low} of the operand. */
    record Slice(Expression operand, int high, int low) implements Expression {
        @Override
        public int width() {
            return high - low + 1;
        }

        @Override
        public List<Expression> operands() {
            return List.of(operand);
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new Slice(operands.get(0), high, low);
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.slice(this);
        }
    }

    /**
     * Operands side by side.
     *
     * @param parts the most significant first, at least one
     * @param width their sum, kept because concatenations may stand in each other thousands deep
     */
    record Concatenation(List<Expression> parts, int width) implements Expression {
        public Concatenation {
            parts = List.copyOf(parts);
        }

        public Concatenation(List<Expression> parts) {
            this(parts, parts.stream().mapToInt(Expression::width).sum());
        }

        @Override
        public List<Expression> operands() {
            return parts;
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new Concatenation(operands);
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.concatenation(this);
        }
    }

    /** The operand repeated {@code count} times side by side. */
    record Replication(Expression operand, int count, int width) implements Expression {
        public Replication(Expression operand, int count) {
            this(operand, count, operand.width() * count);
        }

        @Override
        public List<Expression> operands() {
            return List.of(operand);
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new Replication(operands.get(0), count);
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.replication(this);
        }
    }

    /**
     * The word a memory holds at an address, before the next clock edge. An address at or above the depth reads an
     * unspecified word.
     *
     * @param memory its id
     */
    record MemoryRead(int memory, Expression address, int width) implements Expression {
        @Override
        public List<Expression> operands() {
            return List.of(address);
        }

        @Override
        public Expression withOperands(List<Expression> operands) {
            return new MemoryRead(memory, operands.get(0), width);
        }

        @Override
        public <R> R match(Kinds<R> kinds) {
            return kinds.memoryRead(this);
        }
    }
}
