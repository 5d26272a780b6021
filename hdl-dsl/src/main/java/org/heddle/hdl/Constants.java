package org.heddle.hdl;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/**
 * Constants that must fit a type, as the designer wrote them on one line.
 *
 * @param module where they stand
 * @param caller the line
 */
record Constants(ModuleBuilder module, Caller caller) {
    /** A whole number in two's complement, or HDL002 and zero. */
    <V extends Value> V number(ScalarType<V> type, BigInteger value) {
        V like = type.of(module, Expression.Literal.of(0, type.width()));
        return type.of(module, like.literal(module, value, caller.site()));
    }

    /** A fraction that Java holds, or HDL002 and zero where it is no number. */
    BigDecimal decimal(double value) {
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

    /** A number of the type's steps whose range is itself alone. */
    Fixed number(FixedType type, BigDecimal value) {
        BigInteger units = FixedText.units(new Operation(module, caller), type, value);
        FixedType constant = new FixedType(new Range(units, units), type.fractionBits());
        int width = constant.width();
        return constant.of(module, Expression.Literal.of(units.mod(BigInteger.ONE.shiftLeft(width)), width));
    }
}
