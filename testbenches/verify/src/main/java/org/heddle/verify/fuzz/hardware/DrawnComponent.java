package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Encoding;

/** A component that lends what it inherits to the classes that build it. */
abstract class DrawnComponent extends Component implements Language {
    @Override
    public final UInt number(BigInteger value, int width) {
        return lit(value, width);
    }

    @Override
    public final SInt signed(long value, int width) {
        return slit(value, width);
    }

    @Override
    public final Bool bit(boolean value) {
        return lit(value);
    }

    @Override
    public final EnumValue<?> constant(int kind, int number) {
        return constantOf(Choices.constant(kind, number), Choices.encoding(kind));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the constant's own enum
    private EnumValue<?> constantOf(Enum constant, Encoding encoding) {
        return (EnumValue<?>) lit(constant, encoding);
    }

    @Override
    public final <T extends Data> T choose(Bool condition, T whenTrue, T whenFalse) {
        return mux(condition, whenTrue, whenFalse);
    }

    @Override
    public final UInt before(UInt value) {
        return past(value);
    }

    @Override
    public final Bool isStable(UInt value) {
        return stable(value);
    }

    @Override
    public final Bool hasRisen(Bool value) {
        return rose(value);
    }

    @Override
    public final Bool hasFallen(Bool value) {
        return fell(value);
    }

    /** A value of another clock, taken as it is: the stimulus never lets two clocks rise at once. */
    final Value crossed(Value value) {
        return crossing(value, "the clocks never rise together");
    }
}
