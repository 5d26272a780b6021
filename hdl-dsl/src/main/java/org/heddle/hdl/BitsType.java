package org.heddle.hdl;

import org.heddle.hdl.ir.Expression;

/** The type of {@link Bits}: bits that are no number, of a fixed width. */
public final class BitsType extends BitVectorType<Bits> {
    BitsType(int width) {
        super("Bits", width);
    }

    @Override
    Bits of(ModuleBuilder owner, Expression expression) {
        return new Bits(owner, expression, null);
    }

    @Override
    Bits of(SignalBuilder signal) {
        return new Bits(signal.owner(), signal.reference(), signal);
    }
}
