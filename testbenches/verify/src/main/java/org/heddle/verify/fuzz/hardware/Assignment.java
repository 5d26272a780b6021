package org.heddle.verify.fuzz.hardware;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.verify.fuzz.plan.PlanShape;

/** Sets and resets of scalars of any kind. */
final class Assignment {
    private Assignment() {}

    /** A narrower number stays as it is: {@code set} widens it. */
    static void set(Language language, Value target, PlanShape shape, Value source) {
        boolean widened = source.width() < target.width()
                && (source instanceof UInt && target instanceof UInt
                        || source instanceof SInt && target instanceof SInt);
        Value fitting = widened ? source : Fit.scalar(language, source, shape);
        if (target instanceof UInt number) {
            number.set((UInt) fitting);
        } else if (target instanceof SInt number) {
            number.set((SInt) fitting);
        } else if (target instanceof Bool bit) {
            bit.set((Bool) fitting);
        } else if (target instanceof Bits bits) {
            bits.set((Bits) fitting);
        } else if (target instanceof Fixed fixed) {
            fixed.set((Fixed) fitting);
        } else {
            setChoice((EnumValue<?>) target, (EnumValue<?>) fitting);
        }
    }

    static void setConstant(Value target, PlanShape shape, BigInteger bits) {
        if (target instanceof UInt number) {
            number.set(bits.mod(BigInteger.ONE.shiftLeft(number.width())));
        } else if (target instanceof SInt number) {
            number.set(signed(bits, number.width()));
        } else if (target instanceof Bool bit) {
            bit.set(bits.testBit(0));
        } else if (target instanceof Bits raw) {
            raw.set(bits.mod(BigInteger.ONE.shiftLeft(raw.width())));
        } else if (target instanceof Fixed fixed) {
            fixed.set(units(bits, fixed));
        } else {
            setChoice((EnumValue<?>) target, Choices.constant(((PlanShape.Choice) shape).kind(), bits.intValue()));
        }
    }

    static void reset(Value register, PlanShape shape, BigInteger bits) {
        if (register instanceof UInt number) {
            number.init(bits.mod(BigInteger.ONE.shiftLeft(number.width())));
        } else if (register instanceof SInt number) {
            number.init(signed(bits, number.width()));
        } else if (register instanceof Bool bit) {
            bit.init(bits.testBit(0));
        } else if (register instanceof Bits raw) {
            raw.init(bits.mod(BigInteger.ONE.shiftLeft(raw.width())));
        } else if (register instanceof Fixed fixed) {
            fixed.init(units(bits, fixed));
        } else {
            resetChoice((EnumValue<?>) register, Choices.constant(((PlanShape.Choice) shape).kind(), bits.intValue()));
        }
    }

    private static BigInteger signed(BigInteger bits, int width) {
        BigInteger value = bits.mod(BigInteger.ONE.shiftLeft(width));
        return value.testBit(width - 1) ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value;
    }

    private static BigDecimal units(BigInteger bits, Fixed like) {
        return new BigDecimal(signed(bits, like.width()))
                .divide(new BigDecimal(BigInteger.ONE.shiftLeft(like.type().fractionBits())));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // both are of one enum
    private static void setChoice(EnumValue target, EnumValue source) {
        target.set(source);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static void setChoice(EnumValue target, Enum constant) {
        target.set(constant);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static void resetChoice(EnumValue register, Enum constant) {
        register.init(constant);
    }
}
