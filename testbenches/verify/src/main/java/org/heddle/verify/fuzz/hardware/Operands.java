package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.option.Encoding;

/** Operands of an operator, each in the form that the operator needs. */
public final class Operands {
    private final Language language;
    private final List<Value> values;
    private final List<Integer> parameters;

    Operands(Language language, List<Value> values, List<Integer> parameters) {
        this.language = language;
        this.values = values;
        this.parameters = parameters;
    }

    Language language() {
        return language;
    }

    Value value(int index) {
        return index < values.size() ? values.get(index) : language.number(BigInteger.ZERO, 1);
    }

    UInt u(int index) {
        return Fit.unsigned(value(index));
    }

    UInt u(int index, int width) {
        return Fit.unsigned(value(index), width);
    }

    /** At most so wide: what grows, or is costly, is cut first. */
    UInt atMost(int index, int width) {
        UInt value = u(index);
        return value.width() > width ? value.trunc(width) : value;
    }

    SInt s(int index) {
        return Fit.signed(value(index));
    }

    SInt s(int index, int width) {
        return Fit.signed(value(index), width);
    }

    SInt signedAtMost(int index, int width) {
        SInt value = s(index);
        return value.width() > width ? value.trunc(width) : value;
    }

    Bool b(int index) {
        return Fit.bool(value(index));
    }

    Bits raw(int index) {
        return Fit.bits(value(index));
    }

    Bits raw(int index, int width) {
        return Fit.bits(value(index), width);
    }

    /** A number with bits behind the point: its own if it has some and is narrow, else as a parameter says. */
    Fixed f(int index) {
        return value(index) instanceof Fixed fixed && fixed.width() <= 24
                ? fixed
                : signedAtMost(index, 16).asFixed(p(index, 11) - 2);
    }

    /** The operand as an enum of its own kind, or of a parameter's. */
    EnumValue<?> e(int index) {
        return value(index) instanceof EnumValue<?> choice
                ? choice
                : Fit.choice(language, value(index), p(9, Choices.kinds()));
    }

    /** The operand as an enum of the same Java enum as another, in an encoding. */
    EnumValue<?> e(int index, EnumValue<?> like, Encoding encoding) {
        return Fit.choiceLike(language, value(index), like, encoding);
    }

    /** A parameter from 0 to bound - 1. */
    int p(int index, int bound) {
        return Math.floorMod(parameters.isEmpty() ? 0 : parameters.get(index % parameters.size()), bound);
    }

    /** A constant of some width: 0, all ones, 1, or any other. */
    BigInteger constant(int index, int width) {
        int parameter = p(index, 1 << 20);
        BigInteger ones = Evaluation.ones(width);
        return switch (parameter % 6) {
            case 0 -> BigInteger.ZERO;
            case 1 -> ones;
            case 2 -> BigInteger.ONE;
            case 3 -> ones.shiftRight(1);
            default -> new BigInteger(width, new Random(parameter));
        };
    }

    /** A constant in the range of a signed number, as the methods for SInt take it. */
    long signedConstant(int index, int width) {
        int used = Math.min(width, 60);
        long bits = constant(index, used).longValueExact();
        return bits << (64 - used) >> (64 - used);
    }
}
