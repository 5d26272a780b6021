package org.heddle.hdl;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/** The type of {@link SInt}: a two's-complement number of a fixed width. */
public final class SIntType extends ScalarType<SInt> {
    private final int width;

    SIntType(int width) {
        if (width < 1) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    "sint(" + width + "): a width is at least 1: leave the value out, or give it a width",
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
        return "SInt" + width;
    }

    @Override
    SInt of(ModuleBuilder owner, Expression expression) {
        return new SInt(owner, expression, null);
    }

    @Override
    SInt of(SignalBuilder signal) {
        return new SInt(signal.owner(), signal.reference(), signal);
    }
}
