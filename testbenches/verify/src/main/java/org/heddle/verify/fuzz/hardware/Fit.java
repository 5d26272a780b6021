package org.heddle.verify.fuzz.hardware;

import org.heddle.hdl.Bits;
import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Encoding;
import org.heddle.verify.fuzz.plan.PlanShape;

/** Any scalar as any other, so that every operand fits every operator. */
final class Fit {
    private Fit() {}

    static UInt unsigned(Value value) {
        if (value instanceof UInt number) {
            return number;
        } else if (value instanceof SInt number) {
            return number.asUInt();
        } else if (value instanceof Bool bit) {
            return bit.asUInt();
        } else if (value instanceof Bits bits) {
            return bits.asUInt();
        } else if (value instanceof Fixed fixed) {
            return fixed.asBits().asUInt();
        }
        return ((EnumValue<?>) value).asUInt();
    }

    static UInt unsigned(Value value, int width) {
        UInt number = unsigned(value);
        return number.width() == width ? number : number.width() > width ? number.trunc(width) : number.zext(width);
    }

    static SInt signed(Value value) {
        return value instanceof SInt number ? number : unsigned(value).asSInt();
    }

    static SInt signed(Value value, int width) {
        SInt number = signed(value);
        return number.width() == width ? number : number.width() > width ? number.trunc(width) : number.sext(width);
    }

    static Bits bits(Value value) {
        return value instanceof Bits bits ? bits : unsigned(value).asBits();
    }

    static Bits bits(Value value, int width) {
        return value instanceof Bits bits && bits.width() == width
                ? bits
                : unsigned(value, width).asBits();
    }

    static Fixed fixed(Value value, int width, int fractionBits) {
        return signed(value, width).asFixed(fractionBits);
    }

    static Bool bool(Value value) {
        return value instanceof Bool bit ? bit : unsigned(value).bit(0);
    }

    static EnumValue<?> choice(Language language, Value value, int kind) {
        if (value instanceof EnumValue<?> choice && Choices.enumOf(choice) == Choices.enumOf(kind)) {
            return choice.encoded(Choices.encoding(kind));
        }
        return choose(language, bool(value), language.constant(kind, 0), language.constant(kind, 1));
    }

    /** A value of the same enum as another, in an encoding. */
    static EnumValue<?> choiceLike(Language language, Value value, EnumValue<?> like, Encoding encoding) {
        for (int kind = 0; kind < Choices.kinds(); kind++) {
            if (Choices.enumOf(kind) == Choices.enumOf(like) && Choices.encoding(kind) == encoding) {
                return choice(language, value, kind);
            }
        }
        throw new IllegalArgumentException("no kind of enum: " + Choices.enumOf(like));
    }

    /** Both of one enum, which the compiler cannot know. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    static EnumValue<?> choose(Language language, Bool condition, EnumValue whenTrue, EnumValue whenFalse) {
        return (EnumValue<?>) language.choose(condition, whenTrue, whenFalse);
    }

    static Value scalar(Language language, Value value, PlanShape shape) {
        if (shape instanceof PlanShape.Unsigned number) {
            return unsigned(value, number.width());
        } else if (shape instanceof PlanShape.Signed number) {
            return signed(value, number.width());
        } else if (shape instanceof PlanShape.Raw raw) {
            return bits(value, raw.width());
        } else if (shape instanceof PlanShape.Point point) {
            return fixed(value, point.integerBits() + point.fractionBits(), point.fractionBits());
        } else if (shape instanceof PlanShape.Choice choice) {
            return choice(language, value, choice.kind());
        }
        return bool(value);
    }
}
