package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Concatenation;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expression.UnaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;

/** Counting, finding and recoding bits, all combinational. */
public final class BitTricks {
    /** The sum of some bits, and the largest that it can be. */
    private record Count(Expression sum, int largest) {
        Count plus(Count other) {
            int most = largest + other.largest;
            int width = Range.bitsToNumber(most + 1);
            return new Count(
                    Expressions.binary(
                            BinaryOperator.ADD,
                            Expressions.zeroExtend(sum, width),
                            Expressions.zeroExtend(other.sum, width)),
                    most);
        }
    }

    private BitTricks() {}

    /** Number of ones: a tree of adders. */
    public static Expression popCount(Expression value) {
        List<Count> counts = new ArrayList<>();
        for (int i = 0; i < value.width(); i++) {
            counts.add(new Count(Expressions.slice(value, i, i), 1));
        }
        while (counts.size() > 1) {
            List<Count> halved = new ArrayList<>();
            for (int i = 0; i < counts.size(); i += 2) {
                Count count = counts.get(i);
                halved.add(i + 1 < counts.size() ? count.plus(counts.get(i + 1)) : count);
            }
            counts = halved;
        }
        return counts.get(0).sum();
    }

    /** Number of zeros above the highest one. */
    public static Expression leadingZeros(Expression value) {
        int bits = Range.bitsToNumber(value.width() + 1);
        int padding = (1 << bits) - value.width();
        return zerosAbove(new Concatenation(List.of(value, Literal.of(Evaluation.ones(padding), padding))));
    }

    /** Returns the number of zeros above the highest one, where the width is a power of two and at least one bit is 1. */
    private static Expression zerosAbove(Expression value) {
        int half = value.width() / 2;
        Expression high = Expressions.slice(value, value.width() - 1, half);
        Expression none = Expressions.not(any(high));
        if (half == 1) {
            return none;
        }
        Expression low = Expressions.slice(value, half - 1, 0);
        return new Concatenation(List.of(none, new Expression.Mux(none, zerosAbove(low), zerosAbove(high))));
    }

    /** The bits in the opposite order. */
    public static Expression reverse(Expression value) {
        List<Expression> bits = new ArrayList<>();
        for (int i = 0; i < value.width(); i++) {
            bits.add(Expressions.slice(value, i, i));
        }
        return joined(bits);
    }

    /** The lowest one alone; 0 for 0. */
    public static Expression lowestOne(Expression value) {
        Expression opposite = Expressions.binary(BinaryOperator.SUBTRACT, Literal.of(0, value.width()), value);
        return Expressions.binary(BinaryOperator.AND, value, opposite);
    }

    /** A one at an index and zeros elsewhere, in so many bits. */
    public static Expression oneHot(Expression index, int size) {
        List<Expression> bits = new ArrayList<>();
        for (int i = size - 1; i >= 0; i--) {
            boolean reachable = BigInteger.valueOf(i).bitLength() <= index.width();
            bits.add(
                    reachable
                            ? Expressions.binary(BinaryOperator.EQUAL, index, Literal.of(i, index.width()))
                            : Literal.of(0, 1));
        }
        return joined(bits);
    }

    /** The index of the only one. */
    public static Expression indexOfOneHot(Expression hot) {
        List<Expression> bits = new ArrayList<>();
        for (int bit = Range.bitsToNumber(hot.width()) - 1; bit >= 0; bit--) {
            BigInteger members = BigInteger.ZERO;
            for (int i = 0; i < hot.width(); i++) {
                members = (i >> bit & 1) == 1 ? members.setBit(i) : members;
            }
            bits.add(any(Expressions.binary(BinaryOperator.AND, hot, Literal.of(members, hot.width()))));
        }
        return joined(bits);
    }

    /** The reflected Gray code of a number. */
    public static Expression toGray(Expression value) {
        return value.width() == 1 ? value : Expressions.binary(BinaryOperator.XOR, value, above(value, 1));
    }

    /** The number that a reflected Gray code stands for. */
    public static Expression fromGray(Expression gray) {
        Expression number = gray;
        for (int distance = 1; distance < gray.width(); distance *= 2) {
            number = Expressions.binary(BinaryOperator.XOR, number, above(number, distance));
        }
        return number;
    }

    private static Expression above(Expression value, int distance) {
        return Expressions.zeroExtend(Expressions.slice(value, value.width() - 1, distance), value.width());
    }

    private static Expression any(Expression value) {
        return value.width() == 1 ? value : new Expression.Unary(UnaryOperator.REDUCE_OR, value, 1);
    }

    private static Expression joined(List<Expression> bits) {
        return bits.size() == 1 ? bits.get(0) : new Concatenation(bits);
    }
}
