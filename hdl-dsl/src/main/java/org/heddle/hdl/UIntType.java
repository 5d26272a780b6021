package org.heddle.hdl;

import org.heddle.hdl.ir.Expression;

/** The type of {@link UInt}: an unsigned number of a fixed width. */
public final class UIntType extends BitVectorType<UInt> {
    UIntType(int width) {
        super("UInt", width);
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
