package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * An instruction as the core wants it.
 *
 * @param source1 register of the first operand, 0 where none is read
 * @param source2 register of the second operand, 0 where none is read
 * @param destination register that is written, 0 where none is
 * @param immediate the constant in the instruction, extended to 32 bits
 * @param function bits 14 to 12: the operation, the condition of a branch, or the size of an access
 * @param alternate subtraction instead of addition, arithmetic instead of logical shift
 * @param isUnsigned a comparison is one of unsigned numbers
 * @param usesImmediate the second operand is the immediate
 * @param fromRegister addresses count from the first operand instead of the program counter
 * @param isLoad it loads
 * @param isStore it stores
 * @param isBranch it jumps if its condition holds
 * @param isJump it jumps, and its result is the address behind it
 * @param result where else the result comes from
 * @param cause why it stops the core, as far as the instruction alone says so
 */
public record Controls(
        UInt source1,
        UInt source2,
        UInt destination,
        UInt immediate,
        UInt function,
        Bool alternate,
        Bool isUnsigned,
        Bool usesImmediate,
        Bool fromRegister,
        Bool isLoad,
        Bool isStore,
        Bool isBranch,
        Bool isJump,
        EnumValue<Result> result,
        EnumValue<Cause> cause)
        implements Bundle {
    /** Sources of a result. */
    public enum Result {
        ALU,
        IMMEDIATE,
        ADDRESS,
        LINK
    }

    /** Returns the type. */
    public static BundleType<Controls> type() {
        return Types.bundle(
                Controls.class,
                Types.uint(5),
                Types.uint(5),
                Types.uint(5),
                Types.uint(32),
                Types.uint(3),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.enumOf(Result.class),
                Types.enumOf(Cause.class));
    }
}
