package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/**
 * One operation as the designer wrote it: the module it stands in, its place, and the name its result gets.
 *
 * @param module where it stands
 * @param caller the line, and the variable that takes the result
 */
public record OperatorCall(ModuleBuilder module, Caller caller) {
    /**
     * Throws HDL033 on another thread than the one that builds the module, since the order of a parallel stream is that of the
     * machine, and HDL023 behind the end of a design, where no hardware is made any more.
     */
    public static OperatorCall on(Net value) {
        ModuleBuilder reader = value.reader();
        reader.requireUnfinished(value);
        reader.requireOneThread();
        return new OperatorCall(reader, Caller.find());
    }

    Expression operand(Net value) {
        return value.in(module, caller.site());
    }

    Expression literal(Net like, BigInteger constant) {
        return like.literal(module, constant, caller.site());
    }

    void report(Code code, String message) {
        module.report(code, message, caller.site());
    }

    /** The result: a named node where a variable takes it, a plain expression otherwise. */
    Net result(Format type, Expression expression) {
        return module.declarations().define(type, expression, caller);
    }

    /** The result of an operator on one value. */
    public Net unary(Format type, Net value, UnaryOperator<Expression> operator) {
        return result(type, operator.apply(operand(value)));
    }

    /** The result of an operator on two values. */
    public Net binary(Format type, Net left, Net right, BinaryOperator<Expression> operator) {
        return result(type, operator.apply(operand(left), operand(right)));
    }

    /** The mend where two widths meet: what to write for either operand, with its own name if it has one. */
    String oneWidth(Net left, Net right) {
        Net narrow = left.width() < right.width() ? left : right;
        Net wide = narrow == left ? right : left;
        return narrow.format()
                        .howToWiden()
                        .map(how -> "widen the narrower with " + narrow.call(module, how, wide.width()) + ", or ")
                        .orElse("")
                + "truncate the wider with " + wide.call(module, "trunc", narrow.width());
    }

    /** Both operands at one width, or HDL003 and zeros. */
    Net sameWidth(Format type, String name, Net left, Net right, BinaryOperator<Expression> operator) {
        if (left.width() != right.width()) {
            report(
                    Code.WIDTHS_DIFFER,
                    name + " of " + left.describeWithWidth() + " and " + right.describeWithWidth()
                            + ": "
                            + oneWidth(left, right));
            return result(type, Expression.Literal.of(0, type.width()));
        }
        return binary(type, left, right, operator);
    }
}
