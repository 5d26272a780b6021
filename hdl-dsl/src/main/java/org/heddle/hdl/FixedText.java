package org.heddle.hdl;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;

/** Constants of fixed-point types, and what is said about values that do not fit. */
final class FixedText {
    private FixedText() {}

    /** The constant in units of the type, 0 where it has none; reports HDL002. */
    static BigInteger units(Operation operation, FixedType type, BigDecimal constant) {
        BigDecimal unit = type.value(BigInteger.ONE);
        BigDecimal[] division = constant.divideAndRemainder(unit);
        BigInteger units = division[0].toBigIntegerExact();
        if (division[1].signum() != 0 || !type.raw().contains(units)) {
            operation.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    constant.toPlainString() + " is no value of " + type.description() + ": use a multiple of "
                            + unit.toPlainString() + " from " + type.smallest().toPlainString() + " to "
                            + type.largest().toPlainString() + ", or widen it");
            return BigInteger.ZERO;
        }
        return units;
    }

    static String doesNotFit(Fixed target, Fixed source) {
        boolean tooFine = source.type().fractionBits() > target.type().fractionBits();
        return "value of " + range(source.type()) + " does not fit the target " + target.describe() + " of "
                + range(target.type()) + ": "
                + (tooFine
                        ? "round it with round(" + target.type().fractionBits() + ", mode), or widen the target"
                        : "narrow it with saturate(type) or wrap(type), or widen the target");
    }

    static String range(FixedType type) {
        return type.description() + " (" + type.smallest().toPlainString() + " to "
                + type.largest().toPlainString() + " in steps of "
                + type.value(BigInteger.ONE).toPlainString() + ")";
    }
}
