package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Range;

/** Comparisons and shifts with a constant that have one answer for every value of the other operand (HDL036). */
public final class KnownAnswer {
    private KnownAnswer() {}

    /** Reports a comparison that is a constant, unless both sides are constants already. */
    static void compare(OperatorCall operation, String name, BinaryOperator operator, Net left, Net right) {
        boolean oneIsKnown = isLiteral(left) ^ isLiteral(right);
        if (oneIsKnown) {
            answer(operator, rangeOf(left), rangeOf(right))
                    .ifPresent(answer -> report(operation, name, left.describeWithWidth(), right, answer));
        }
    }

    /** Reports a comparison with a constant of the value's range that is a constant itself. */
    static void compare(
            OperatorCall operation, BinaryOperator operator, Net value, BigInteger constant, boolean swapped) {
        Range range = value.format().range();
        if (!range.contains(constant) || isLiteral(value)) {
            return;
        }
        Range known = new Range(constant, constant);
        answer(operator, swapped ? known : range, swapped ? range : known)
                .ifPresent(answer -> operation.report(
                        Code.CONSTANT_RESULT,
                        name(operator, swapped) + "(" + constant + ") of " + value.describeWithWidth() + " is always "
                                + answer + ": compare with another constant, leave the comparison out, or say"
                                + " allow(Code.CONSTANT_RESULT, why)"));
    }

    private static void report(OperatorCall operation, String name, String left, Net right, int answer) {
        operation.report(
                Code.CONSTANT_RESULT,
                name + " of " + left + " and " + right.describeWithWidth() + " is always " + answer
                        + ", because the range of one lies beside the other: compare with another constant, leave the"
                        + " comparison out, or say allow(Code.CONSTANT_RESULT, why)");
    }

    /** Reports a shift that leaves nothing of the value. */
    static void shift(OperatorCall operation, String name, Net value, long amount) {
        if (amount >= value.width() && !isLiteral(value)) {
            operation.report(
                    Code.CONSTANT_RESULT,
                    name + "(" + amount + ") of " + value.describeWithWidth()
                            + " leaves none of its bits: shift by less"
                            + " than its width, widen it first, or say allow(Code.CONSTANT_RESULT, why)");
        }
    }

    /** The same, where the amount is a constant of the language. */
    static void shift(OperatorCall operation, String name, Net value, Net amount) {
        literal(amount)
                .ifPresent(known -> shift(
                        operation,
                        name,
                        value,
                        known.value().min(BigInteger.valueOf(Integer.MAX_VALUE)).longValueExact()));
    }

    /** The constant that a value is, if it is one. */
    static Optional<Literal> literal(Net value) {
        return value.constant();
    }

    private static boolean isLiteral(Net value) {
        return literal(value).isPresent();
    }

    private static Range rangeOf(Net value) {
        Optional<Literal> literal = literal(value);
        if (literal.isEmpty()) {
            return value.format().range();
        }
        BigInteger number = literal.get().value();
        boolean negative = value.format().isSigned() && number.testBit(value.width() - 1);
        BigInteger signed = negative ? number.subtract(BigInteger.ONE.shiftLeft(value.width())) : number;
        return new Range(signed, signed);
    }

    private static Optional<Integer> answer(BinaryOperator operator, Range left, Range right) {
        return switch (operator) {
            case LESS_UNSIGNED, LESS_SIGNED ->
                decided(left.most().compareTo(right.least()) < 0, left.least().compareTo(right.most()) >= 0);
            case LESS_OR_EQUAL_UNSIGNED, LESS_OR_EQUAL_SIGNED ->
                decided(left.most().compareTo(right.least()) <= 0, left.least().compareTo(right.most()) > 0);
            case EQUAL -> decided(false, areApart(left, right));
            case NOT_EQUAL -> decided(areApart(left, right), false);
            default -> Optional.empty();
        };
    }

    private static boolean areApart(Range left, Range right) {
        return left.most().compareTo(right.least()) < 0 || right.most().compareTo(left.least()) < 0;
    }

    private static Optional<Integer> decided(boolean always, boolean never) {
        return always ? Optional.of(1) : never ? Optional.of(0) : Optional.empty();
    }

    private static String name(BinaryOperator operator, boolean swapped) {
        return switch (operator) {
            case LESS_UNSIGNED, LESS_SIGNED -> swapped ? "gt" : "lt";
            case LESS_OR_EQUAL_UNSIGNED, LESS_OR_EQUAL_SIGNED -> swapped ? "ge" : "le";
            case EQUAL -> "eq";
            default -> "ne";
        };
    }
}
