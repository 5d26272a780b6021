package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/** A switch over the values of a number. */
public final class UIntSwitch extends SwitchChain {
    private final int width;

    UIntSwitch(ModuleBuilder module, Expression selector, Site site) {
        super(module, selector, BigInteger.ONE.shiftLeft(selector.width()), site);
        this.width = selector.width();
    }

    /** Statements for one value. */
    public UIntSwitch is(long value, Runnable body) {
        BigInteger constant = BigInteger.valueOf(value);
        if (constant.signum() < 0 || constant.bitLength() > width) {
            module().report(
                            Code.SWITCH_LABEL,
                            "label " + value + " does not fit the " + width
                                    + "-bit selector, so it is never reached: use" + " a value from 0 to "
                                    + BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE),
                            Caller.find().site());
            return this;
        }
        arm(List.of(Expression.Literal.of(constant, width)), body);
        return this;
    }
}
