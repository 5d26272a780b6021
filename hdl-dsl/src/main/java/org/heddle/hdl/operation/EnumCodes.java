package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.option.Encoding;

/** The constants of an enum, told by their codes, and from one encoding to another. */
public final class EnumCodes {
    private EnumCodes() {}

    /**
     * 1 where a value is a constant.
     *
     * @param ordinal the constant's place in its enum
     */
    public static Expression matches(Format format, Expression value, int ordinal) {
        return format.encoding() == Encoding.ONE_HOT
                ? Expressions.slice(value, ordinal, ordinal)
                : Expressions.binary(BinaryOperator.EQUAL, value, format.constant(ordinal));
    }

    /**
     * 1 where a value is not a constant.
     *
     * @param ordinal the constant's place in its enum
     */
    public static Expression differs(Format format, Expression value, int ordinal) {
        return format.encoding() == Encoding.ONE_HOT
                ? Expressions.not(matches(format, value, ordinal))
                : Expressions.binary(BinaryOperator.NOT_EQUAL, value, format.constant(ordinal));
    }

    /** 1 where two values are the same constant; reports HDL025 if their encodings differ. */
    public static Net equal(Net left, Net right) {
        OperatorCall operation = OperatorCall.on(left);
        return operation.binary(
                Format.bool(),
                left,
                right,
                (a, b) -> Expressions.binary(
                        BinaryOperator.EQUAL,
                        a,
                        sameEncoding(
                                left,
                                right,
                                operation.module(),
                                b,
                                operation.caller().site())));
    }

    /** The other value as it is, or HDL025 and zeros where its encoding is another. */
    static Expression sameEncoding(Net value, Net other, ModuleBuilder module, Expression seen, Site site) {
        if (value.format().isLike(other.format())) {
            return seen;
        }
        module.report(Code.ENCODING, meeting(value, other), site);
        return Literal.of(0, value.width());
    }

    /** Returns the message about two encodings that meet, and the mend. */
    static String meeting(Net value, Net other) {
        return other.format().description() + " meets " + value.format().description() + " of " + value.describe()
                + ": recode one with encoded(Encoding." + value.format().encoding() + ")";
    }

    /** A value's bits in another encoding: each bit of the new code is the or of the constants that have it. */
    public static Expression recoded(Format from, Expression bits, Format target) {
        List<BigInteger> codes = target.codes();
        List<Expression> result = new ArrayList<>();
        for (int bit = target.width() - 1; bit >= 0; bit--) {
            Expression any = Literal.of(0, 1);
            for (int ordinal = 0; ordinal < codes.size(); ordinal++) {
                if (codes.get(ordinal).testBit(bit)) {
                    Expression matches = matches(from, bits, ordinal);
                    any = any instanceof Literal ? matches : Expressions.binary(BinaryOperator.OR, any, matches);
                }
            }
            result.add(any);
        }
        return result.size() == 1 ? result.get(0) : new Expression.Concatenation(result);
    }
}
