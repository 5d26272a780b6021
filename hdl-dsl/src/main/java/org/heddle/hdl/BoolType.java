package org.heddle.hdl;

import org.heddle.hdl.ir.Expression;

/** The type of {@link Bool}: one bit. */
public final class BoolType extends ScalarType<Bool> {
    static final BoolType INSTANCE = new BoolType();

    private BoolType() {}

    @Override
    public int width() {
        return 1;
    }

    @Override
    public String description() {
        return "Bool";
    }

    @Override
    Bool of(ModuleBuilder owner, Expression expression) {
        return new Bool(owner, expression, null);
    }

    @Override
    Bool of(SignalBuilder signal) {
        return new Bool(signal.owner(), signal.reference(), signal);
    }
}
