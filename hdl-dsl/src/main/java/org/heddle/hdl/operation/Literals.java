package org.heddle.hdl.operation;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.naming.Caller;

/**
 * Constants that must fit a format, as the designer wrote them on one line.
 *
 * @param module where they stand
 * @param caller the line
 */
public record Literals(ModuleBuilder module, Caller caller) {
    /** A whole number in two's complement, or HDL002 and zero. */
    public Net number(Format format, BigInteger value) {
        Net like = new Net(module, Expression.Literal.of(0, format.width()), format);
        return new Net(module, like.literal(module, value, caller.site()), format);
    }

    /** A fraction that Java holds, or HDL002 and zero where it is no number. */
    public BigDecimal decimal(double value) {
        if (Double.isFinite(value)) {
            return BigDecimal.valueOf(value);
        }
        module.report(
                Code.LITERAL_DOES_NOT_FIT,
                value
                        + " is no number that hardware can hold: give a finite one, and see what the Java before divides by",
                caller.site());
        return BigDecimal.ZERO;
    }

    /** A number of the format's steps whose range is itself alone. */
    public Net number(Format format, BigDecimal value) {
        BigInteger units = FixedText.units(new OperatorCall(module, caller), format, value);
        Format constant = Format.fixed(new Range(units, units), format.fractionBits());
        int width = constant.width();
        return new Net(module, Expression.Literal.of(units.mod(BigInteger.ONE.shiftLeft(width)), width), constant);
    }
}
