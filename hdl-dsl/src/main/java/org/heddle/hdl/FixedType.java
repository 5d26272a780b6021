package org.heddle.hdl;

import java.math.BigDecimal;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.naming.Caller;

/** The type of {@link Fixed}: whole multiples of 2^-fractionBits from a smallest to a largest. */
public final class FixedType extends ScalarType<Fixed> {
    FixedType(Format format) {
        super(format);
    }

    static FixedType full(String name, boolean signed, int integerBits, int fractionBits) {
        long width = (long) integerBits + fractionBits;
        String what = name + "(" + integerBits + ", " + fractionBits + ")";
        if (width < 1) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    what + ": the bits before and behind the point are at least 1 together: give it more",
                    Caller.find().site()));
        }
        Limits.point(fractionBits, what);
        return new FixedType(Format.fixed(Range.ofWidth(Limits.width(width, what), signed), fractionBits));
    }

    /** Bits behind the point: the unit is 2^-fractionBits. */
    public int fractionBits() {
        return format().fractionBits();
    }

    /** The smallest value. */
    public BigDecimal smallest() {
        return format().value(format().range().least());
    }

    /** The largest value. */
    public BigDecimal largest() {
        return format().value(format().range().most());
    }

    @Override
    Fixed of(Net net) {
        return new Fixed(net);
    }
}
