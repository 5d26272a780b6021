package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Data;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;

/** Operations that a component inherits and that its values do not have as methods. */
interface Language {
    UInt number(BigInteger value, int width);

    SInt signed(long value, int width);

    Bool bit(boolean value);

    EnumValue<?> constant(int kind, int number);

    <T extends Data> T choose(Bool condition, T whenTrue, T whenFalse);

    UInt before(UInt value);

    Bool isStable(UInt value);

    Bool hasRisen(Bool value);

    Bool hasFallen(Bool value);
}
