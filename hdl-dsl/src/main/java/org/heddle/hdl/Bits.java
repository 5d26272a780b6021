package org.heddle.hdl;

import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Bits that are no number: flags, codes, payload. There is logic and there are parts, but no arithmetic and no order, and no
 * width changes by itself: {@code set} and {@code eq} take the same width on both sides. Constants are patterns from 0 to
 * 2^width - 1.
 */
public final class Bits extends BitVector<Bits> {
    Bits(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    ScalarType<Bits> type() {
        return Types.bits(width());
    }

    @Override
    ScalarType<Bits> ofWidth(int width) {
        return Types.bits(width);
    }

    @Override
    BinaryOperator rightShift() {
        return BinaryOperator.SHIFT_RIGHT_UNSIGNED;
    }

    @Override
    boolean widensItself() {
        return false;
    }

    /** Bits {@code high} down to {@code low}, both included. */
    public Bits bits(int high, int low) {
        return Slices.bits(this, high, low, Types::bits);
    }

    /** This value above {@code low}: the widths add up. */
    public Bits cat(Bits low) {
        return joined(Types.bits(width() + low.width()), this, low);
    }

    /** Copies side by side. */
    public Bits repeat(int count) {
        return Slices.repeat(this, count, Types::bits);
    }

    /** The same bits as an unsigned number. */
    public UInt asUInt() {
        return Operation.on(this).unary(Types.uint(width()), this, value -> value);
    }

    /** The same bits as a two's-complement number: the top bit becomes the sign. */
    public SInt asSInt() {
        return Operation.on(this).unary(Types.sint(width()), this, value -> value);
    }
}
