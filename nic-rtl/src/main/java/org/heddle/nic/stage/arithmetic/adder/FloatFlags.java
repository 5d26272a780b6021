package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.cat;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/** Exception flags of IEEE 754, one bit each, as TestFloat and RISC-V number them. */
public final class FloatFlags {
    /** Width of a set of flags. */
    public static final int WIDTH = 5;

    /** A signalling NaN, or infinity minus infinity. */
    public static final int INVALID = 0x10;
    /** A division by zero: nothing here divides. */
    public static final int DIVIDE_BY_ZERO = 0x08;
    /** The rounded result is beyond the largest finite number. */
    public static final int OVERFLOW = 0x04;
    /** The result is subnormal, found after rounding, and inexact: no sum of two numbers of the same format is. */
    public static final int UNDERFLOW = 0x02;
    /** The result is not the exact one. */
    public static final int INEXACT = 0x01;

    private FloatFlags() {}

    /** Returns the flags that an addition can raise, {@link #WIDTH} bits; the others are 0. */
    public static UInt of(Bool invalid, Bool overflow, Bool inexact) {
        UInt never = invalid.asUInt().constant(BigInteger.ZERO, 1);
        return cat(invalid, never, overflow, never, inexact);
    }
}
