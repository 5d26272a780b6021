package org.heddle.hdl;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/** The type of {@link Fixed}: whole multiples of 2^-fractionBits from a smallest to a largest. */
public final class FixedType extends ScalarType<Fixed> {
    private final Range raw;
    private final int fractionBits;

    FixedType(Range raw, int fractionBits) {
        this.raw = raw;
        this.fractionBits = fractionBits;
    }

    static FixedType full(String name, boolean signed, int integerBits, int fractionBits) {
        long width = (long) integerBits + fractionBits;
        String what = name + "(" + integerBits + ", " + fractionBits + ")";
        if (width < 1 || Math.abs((long) fractionBits) > Limits.WIDTH) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    what
                            + (width < 1
                                    ? ": the bits before and behind the point are at least 1 together: give it more"
                                    : ": the point lies further than " + Limits.WIDTH + " bits away: scale the number"),
                    Caller.find().site()));
        }
        return new FixedType(Range.ofWidth(Limits.width(width, what), signed), fractionBits);
    }

    @Override
    public int width() {
        return raw.isSigned() ? raw.signedBits() : raw.unsignedBits();
    }

    /** Bits behind the point: the unit is 2^-fractionBits. */
    public int fractionBits() {
        return fractionBits;
    }

    /** The smallest value. */
    public BigDecimal smallest() {
        return value(raw.least());
    }

    /** The largest value. */
    public BigDecimal largest() {
        return value(raw.most());
    }

    @Override
    public String description() {
        String name = (raw.isSigned() ? "Fixed" : "UFixed") + (width() - fractionBits) + "_" + fractionBits;
        return isFull() ? name : name + "_" + raw.least() + "_" + raw.most();
    }

    boolean isFull() {
        return raw.equals(Range.ofWidth(width(), raw.isSigned()));
    }

    Range raw() {
        return raw;
    }

    /** The value of so many units. */
    BigDecimal value(BigInteger units) {
        BigDecimal number = new BigDecimal(units);
        return fractionBits >= 0
                ? number.divide(new BigDecimal(BigInteger.ONE.shiftLeft(fractionBits)))
                : number.multiply(new BigDecimal(BigInteger.ONE.shiftLeft(-fractionBits)));
    }

    @Override
    Fixed of(ModuleBuilder owner, Expression expression) {
        return new Fixed(owner, expression, null, this);
    }

    @Override
    Fixed of(SignalBuilder signal) {
        return new Fixed(signal.owner(), signal.reference(), signal, this);
    }
}
