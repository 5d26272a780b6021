package org.heddle.hdl;

import java.util.function.IntFunction;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Literal;

/** Parts and copies of values, with the check that they exist. */
final class Slices {
    private Slices() {}

    static Bool bit(Value value, int index) {
        Operation operation = Operation.on(value);
        if (index < 0 || index >= value.width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "bit " + index + " of " + value.describe() + " (" + value.width()
                            + " bits) does not exist: use 0 to " + (value.width() - 1));
            return operation.result(Types.bool(), Literal.of(0, 1));
        }
        return operation.unary(Types.bool(), value, operand -> Expressions.slice(operand, index, index));
    }

    static <V extends Value> V bits(Value value, int high, int low, IntFunction<? extends ScalarType<V>> type) {
        Operation operation = Operation.on(value);
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

    static <V extends Value> V trunc(Value value, ScalarType<V> type, int width) {
        Operation operation = Operation.on(value);
        if (width < 1 || width > value.width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "trunc(" + width + ") of " + value.describe() + " (" + value.width()
                            + " bits): truncate to 1 to " + value.width() + " bits"
                            + value.howToWiden()
                                    .map(how -> ", or widen with " + how)
                                    .orElse(""));
            return operation.result(type, Literal.of(0, type.width()));
        }
        return operation.unary(type, value, operand -> Expressions.slice(operand, width - 1, 0));
    }

    static <V extends Value> V repeat(Value value, int count, IntFunction<? extends ScalarType<V>> type) {
        Operation operation = Operation.on(value);
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
}
