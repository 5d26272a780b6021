package org.heddle.hdl.operation;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;

/** Operations with a constant whose result is as wide as its values need. */
public final class Growth {
    private Growth() {}

    /** The sum with a constant; HDL002 if an unsigned number gets a negative one. */
    public static Net add(Net value, BigInteger constant) {
        OperatorCall operation = OperatorCall.on(value);
        Range range = value.format().range().plus(new Range(constant, constant));
        return sameKind(operation, "addGrow", BinaryOperator.ADD, value, constant, range);
    }

    /** The product with a constant; HDL002 if an unsigned number gets a negative one. */
    public static Net multiply(Net value, BigInteger constant) {
        OperatorCall operation = OperatorCall.on(value);
        Range range = value.format().range().times(new Range(constant, constant));
        return sameKind(operation, "mulGrow", BinaryOperator.MULTIPLY, value, constant, range);
    }

    /** The difference with a constant, as a signed number. */
    public static Net subtract(Net value, BigInteger constant) {
        Range range = value.format().range().plus(new Range(constant.negate(), constant.negate()));
        int width = Math.max(range.signedBits(), value.width());
        return compute(OperatorCall.on(value), Format.sint(width), BinaryOperator.SUBTRACT, value, constant);
    }

    private static Net sameKind(
            OperatorCall operation, String name, BinaryOperator operator, Net value, BigInteger constant, Range range) {
        boolean signed = value.format().isSigned();
        if (!signed && constant.signum() < 0) {
            operation.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    name + "(" + constant + ") of " + value.describeWithWidth()
                            + ": the result is not unsigned: use subGrow, or turn the number into a signed one with"
                            + " toSInt");
            return operation.result(value.format(), Literal.of(0, value.width()));
        }
        int width = Math.max(signed ? range.signedBits() : range.unsignedBits(), value.width());
        return compute(operation, value.format().ofWidth(width), operator, value, constant);
    }

    private static Net compute(
            OperatorCall operation, Format type, BinaryOperator operator, Net value, BigInteger constant) {
        int width = type.width();
        Expression literal = Literal.of(constant.mod(BigInteger.ONE.shiftLeft(width)), width);
        return operation.unary(
                type,
                value,
                operand -> Expressions.binary(operator, value.format().widen(operand, width), literal));
    }
}
