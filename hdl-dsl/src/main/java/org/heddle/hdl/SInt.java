package org.heddle.hdl;

import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.operation.Slices;

/**
 * A two's-complement number of a fixed width, from -2^(width-1) to 2^(width-1) - 1. Where a wider one is wanted, copies of
 * the sign come in above. Every change between {@code SInt} and {@link UInt} is spelled out.
 */
public final class SInt extends Num<SInt> {
    SInt(Net net) {
        super(net);
    }

    @Override
    ScalarType<SInt> type() {
        return Types.sint(width());
    }

    @Override
    SInt of(Net net) {
        return new SInt(net);
    }

    /** 1 when the number is below 0: its top bit. */
    public Bool isNegative() {
        int top = width() - 1;
        return new Bool(unary(Format.bool(), value -> Expressions.slice(value, top, top)));
    }

    /** The number without its sign; the width is the same, because 2^(width-1) fits an unsigned number. */
    public UInt abs() {
        int width = width();
        return new UInt(unary(
                Format.uint(width),
                value -> new Expression.Mux(
                        Expressions.slice(value, width - 1, width - 1),
                        Expressions.binary(BinaryOperator.SUBTRACT, Expression.Literal.of(0, width), value),
                        value)));
    }

    /** Bits {@code high} down to {@code low}, both included: without a sign. Of a signal they can be set by themselves. */
    public UInt bits(int high, int low) {
        return new UInt(Slices.bits(net(), high, low, Format::uint));
    }

    /** The same number in {@code width} bits, copies of the sign above. */
    public SInt sext(int width) {
        return of(Slices.widened("sext", net(), width));
    }

    /** Copies side by side. */
    public UInt repeat(int count) {
        return new UInt(Slices.repeat(net(), count, Format::uint));
    }

    /** The same bits as an unsigned number. */
    public UInt asUInt() {
        return new UInt(unary(Format.uint(width()), value -> value));
    }
}
