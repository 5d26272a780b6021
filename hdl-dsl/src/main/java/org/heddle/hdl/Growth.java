package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;

/** Operations with a constant whose result is as wide as its values need. */
final class Growth {
    private Growth() {}

    static <S extends Num<S>> S add(Num<S> value, BigInteger constant) {
        Operation operation = Operation.on(value);
        Range range = Range.of(value).plus(new Range(constant, constant));
        return sameKind(operation, "addGrow", BinaryOperator.ADD, value, constant, range);
    }

    static <S extends Num<S>> S multiply(Num<S> value, BigInteger constant) {
        Operation operation = Operation.on(value);
        Range range = Range.of(value).times(new Range(constant, constant));
        return sameKind(operation, "mulGrow", BinaryOperator.MULTIPLY, value, constant, range);
    }

    static SInt subtract(Num<?> value, BigInteger constant) {
        Range range = Range.of(value).plus(new Range(constant.negate(), constant.negate()));
        int width = Math.max(range.signedBits(), value.width());
        return compute(Operation.on(value), Types.sint(width), BinaryOperator.SUBTRACT, value, constant);
    }

    private static <S extends Num<S>> S sameKind(
            Operation operation, String name, BinaryOperator operator, Num<S> value, BigInteger constant, Range range) {
        boolean signed = value.smallest().signum() < 0;
        if (!signed && constant.signum() < 0) {
            operation.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    name + "(" + constant + ") of " + value.describeWithWidth()
                            + ": the result is not unsigned: use subGrow, or turn the number into a signed one with"
                            + " toSInt");
            return operation.result(value.type(), Literal.of(0, value.width()));
        }
        int width = Math.max(signed ? range.signedBits() : range.unsignedBits(), value.width());
        return compute(operation, value.ofWidth(width), operator, value, constant);
    }

    private static <V extends Value> V compute(
            Operation operation, ScalarType<V> type, BinaryOperator operator, Num<?> value, BigInteger constant) {
        int width = type.width();
        Expression literal = Literal.of(constant.mod(BigInteger.ONE.shiftLeft(width)), width);
        return operation.unary(
                type, value, operand -> Expressions.binary(operator, value.widen(operand, width), literal));
    }
}
