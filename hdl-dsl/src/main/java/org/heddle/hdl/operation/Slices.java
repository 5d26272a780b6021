package org.heddle.hdl.operation;

import java.util.List;
import java.util.function.IntFunction;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;

/** DataParts and copies of values, with the check that they exist. */
public final class Slices {
    private Slices() {}

    /** One bit; HDL004 if there is none. */
    public static Net bit(Net value, int index) {
        OperatorCall operation = OperatorCall.on(value);
        if (index < 0 || index >= value.width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "bit " + index + " of " + value.describe() + " (" + value.width()
                            + " bits) does not exist: use 0 to " + (value.width() - 1));
            return operation.result(Format.bool(), Literal.of(0, 1));
        }
        return operation.unary(Format.bool(), value, operand -> Expressions.slice(operand, index, index));
    }

    /** The only bit; HDL004 if there are others. */
    public static Net onlyBit(Net value) {
        OperatorCall operation = OperatorCall.on(value);
        if (value.width() != 1) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "asBool() of " + value.describeWithWidth()
                            + ": one bit is a Bool; use bit(0) for the lowest of several, or ne(0) for whether one is 1");
            return operation.result(Format.bool(), Literal.of(0, 1));
        }
        return operation.unary(Format.bool(), value, operand -> operand);
    }

    /** Bits {@code high} down to {@code low}; HDL004 if there are none. */
    public static Net bits(Net value, int high, int low, IntFunction<Format> type) {
        OperatorCall operation = OperatorCall.on(value);
        if (low < 0 || high < low || high >= value.width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "bits " + high + " to " + low + " of " + value.describe() + " (" + value.width()
                            + " bits) do not exist: use high >= low within " + (value.width() - 1) + " to 0");
            int width = (int) Math.max(1, Math.min(value.width(), (long) high - low + 1));
            return operation.result(type.apply(width), Literal.of(0, width));
        }
        return operation.unary(type.apply(high - low + 1), value, operand -> Expressions.slice(operand, high, low));
    }

    /** The lowest bits; HDL004 if there are not as many. */
    public static Net trunc(Net value, int width) {
        Format type = value.format().ofWidth(Math.max(1, width));
        OperatorCall operation = OperatorCall.on(value);
        if (width < 1 || width > value.width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "trunc(" + width + ") of " + value.describe() + " (" + value.width()
                            + " bits): truncate to 1 to " + value.width() + " bits"
                            + value.format()
                                    .howToWiden()
                                    .map(how -> ", or widen with " + how)
                                    .orElse(""));
            return operation.result(type, Literal.of(0, type.width()));
        }
        return operation.unary(type, value, operand -> Expressions.slice(operand, width - 1, 0));
    }

    /** Copies side by side; HDL004 if there is not even one. */
    public static Net repeat(Net value, int count, IntFunction<Format> type) {
        OperatorCall operation = OperatorCall.on(value);
        if (count < 1) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "repeat(" + count + ") of " + value.describe() + ": a value stands there at least once");
            return operation.result(type.apply(value.width()), Literal.of(0, value.width()));
        }
        int width = Limits.width((long) value.width() * count, "repeat(" + count + ") of " + value.describe());
        return operation.unary(
                type.apply(width), value, operand -> count == 1 ? operand : new Expression.Replication(operand, count));
    }

    /** The same number in more bits; reports HDL004 and gives zeros where they are fewer. */
    public static Net widened(String name, Net value, int width) {
        OperatorCall operation = OperatorCall.on(value);
        Format type = value.format().ofWidth(Math.max(1, width));
        if (width < value.width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    name + "(" + width + ") of " + value.describeWithWidth() + ": widen to at least " + value.width()
                            + " bits, or truncate with trunc");
            return operation.result(type, Literal.of(0, type.width()));
        }
        return operation.unary(type, value, operand -> value.format().widen(operand, width));
    }

    /** Values side by side as one number, the first the most significant: the widths add up. */
    public static Net cat(List<Net> parts) {
        OperatorCall operation = OperatorCall.on(parts.get(0));
        List<Expression> operands = parts.stream().map(operation::operand).toList();
        Limits.width(operands.stream().mapToLong(Expression::width).sum(), "cat of " + operands.size() + " values");
        Expression joined = operands.size() == 1 ? operands.get(0) : new Expression.Concatenation(operands);
        return operation.result(Format.uint(joined.width()), joined);
    }
}
