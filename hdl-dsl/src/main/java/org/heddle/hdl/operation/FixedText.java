package org.heddle.hdl.operation;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;

/** Constants of fixed-point types, and what is said about values that do not fit. */
public final class FixedText {
    private FixedText() {}

    /** The constant in units of the type, 0 where it has none; reports HDL002. */
    public static BigInteger units(OperatorCall operation, Format type, BigDecimal constant) {
        BigDecimal unit = type.value(BigInteger.ONE);
        BigDecimal[] division = constant.divideAndRemainder(unit);
        BigInteger units = division[0].toBigIntegerExact();
        if (division[1].signum() != 0 || !type.range().contains(units)) {
            operation.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    constant.toPlainString() + " is no value of " + type.description() + ": use a multiple of "
                            + unit.toPlainString() + " from "
                            + type.value(type.range().least()).toPlainString() + " to "
                            + type.value(type.range().most()).toPlainString() + ", or widen it");
            return BigInteger.ZERO;
        }
        return units;
    }

    static String doesNotFit(Net target, Net source) {
        boolean tooFine = source.format().fractionBits() > target.format().fractionBits();
        return "value of " + range(source.format()) + " does not fit the target " + target.describe() + " of "
                + range(target.format()) + ": "
                + (tooFine
                        ? "round it with round(" + target.format().fractionBits() + ", mode), or widen the target"
                        : "narrow it with saturate(type) or wrap(type), or widen the target");
    }

    static String range(Format type) {
        return type.description() + " (" + type.value(type.range().least()).toPlainString() + " to "
                + type.value(type.range().most()).toPlainString() + " in steps of "
                + type.value(BigInteger.ONE).toPlainString() + ")";
    }
}
