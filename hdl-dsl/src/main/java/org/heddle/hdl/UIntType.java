package org.heddle.hdl;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/** The type of {@link UInt}: an unsigned number of a fixed width. */
public final class UIntType extends ScalarType<UInt> {
    private final int width;

    UIntType(int width) {
        if (width < 1) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    "uint(" + width + "): a width is at least 1: leave the value out, or give it a width",
                    Caller.find().site()));
        }
        this.width = width;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public String description() {
        return "UInt" + width;
    }

    @Override
    UInt of(ModuleBuilder owner, Expression expression) {
        return new UInt(owner, expression, null);
    }

    @Override
    UInt of(SignalBuilder signal) {
        return new UInt(signal.owner(), signal.reference(), signal);
    }
}
