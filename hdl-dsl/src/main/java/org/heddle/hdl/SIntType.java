package org.heddle.hdl;

import org.heddle.hdl.ir.Expression;

/** The type of {@link SInt}: a two's-complement number of a fixed width. */
public final class SIntType extends BitVectorType<SInt> {
    SIntType(int width) {
        super("SInt", width);
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
