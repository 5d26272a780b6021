package org.heddle.hdl;

import org.heddle.hdl.ir.Expression;

/**
 * The type of a single value.
 *
 * @param <T> its hardware
 */
public abstract sealed class ScalarType<T extends Value> extends Type<T>
        permits BoolType, BitVectorType, FixedType, EnumType {
    ScalarType() {}

    /** A value of this type that is the given expression. */
    abstract T of(ModuleBuilder owner, Expression expression);

    /** A value of this type that is the given signal. */
    abstract T of(SignalBuilder signal);

    @Override
    T instantiate(String path, boolean flipped, LeafMaker maker) {
        return maker.make(this, path, flipped);
    }
}
