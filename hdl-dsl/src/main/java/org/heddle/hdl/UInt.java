package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SwitchBuilder;
import org.heddle.hdl.elaboration.WhenBuilder;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.operation.BitTricks;
import org.heddle.hdl.operation.Literals;
import org.heddle.hdl.operation.OperatorCall;
import org.heddle.hdl.operation.Pairwise;
import org.heddle.hdl.operation.Slices;

/** An unsigned number of a fixed width, from 0 to 2^width - 1. Where a wider one is wanted, zeros come in above. */
public final class UInt extends Num<UInt> {
    UInt(Net net) {
        super(net);
    }

    @Override
    ScalarType<UInt> type() {
        return Types.uint(width());
    }

    @Override
    UInt of(Net net) {
        return new UInt(net);
    }

    /** Bits {@code high} down to {@code low}, both included. Of a signal they can be set by themselves. */
    public UInt bits(int high, int low) {
        return new UInt(Slices.bits(net(), high, low, Format::uint));
    }

    /** The same number in {@code width} bits, zeros above. */
    public UInt zext(int width) {
        return of(Slices.widened("zext", net(), width));
    }

    /** This value above {@code low}: the widths add up. */
    public UInt cat(UInt low) {
        return of(Pairwise.joined(net(), low.net()));
    }

    /** Copies side by side. */
    public UInt repeat(int count) {
        return new UInt(Slices.repeat(net(), count, Format::uint));
    }

    /** A constant beside this value: for code that stands outside a component and has no {@code lit}. */
    public UInt constant(BigInteger value, int width) {
        OperatorCall operation = OperatorCall.on(net());
        return new UInt(new Literals(operation.module(), operation.caller()).number(Format.uint(width), value));
    }

    /** The same bits as a two's-complement number: the top bit becomes the sign. */
    public SInt asSInt() {
        return new SInt(unary(Format.sint(width()), value -> value));
    }

    /** The same number with a sign bit: one bit wider. */
    public SInt toSInt() {
        int width = width() + 1;
        return new SInt(unary(Format.sint(width), value -> Expressions.zeroExtend(value, width)));
    }

    // Counting

    /** Sets this register to one more; behind the greatest number comes 0. A statement: it takes effect at the clock edge. */
    public void increment() {
        set(addWrap(1));
    }

    /** Sets this register to one less; behind 0 comes the greatest number. */
    public void decrement() {
        set(subWrap(1));
    }

    /** Sets this register to 0 with the last of a sequence, and to one more before it. */
    public void incrementOrClear(Bool last) {
        set(Types.mux(last, constant(BigInteger.ZERO, width()), addWrap(1)));
    }

    /** Counts what begins and has not ended: one more with {@code up} alone, one less with {@code down} alone, the same with both. */
    public void countUpDown(Bool up, Bool down) {
        OperatorCall call = OperatorCall.on(net());
        Site site = call.caller().site();
        WhenBuilder.begin(call.module(), site)
                .arm(up.and(down.not()).net(), this::increment, site)
                .arm(down.and(up.not()).net(), this::decrement, site);
    }

    // Codes

    /**
     * A one at this index and zeros elsewhere; an index at or beyond the size gives 0.
     *
     * @param size in bits, at least 1
     */
    public UInt toOneHot(int size) {
        return new UInt(unary(Format.uint(size), value -> BitTricks.oneHot(value, size)));
    }

    /** The index of the only one; with several ones, the or of their indices. */
    public UInt oneHotIndex() {
        return new UInt(unary(Format.uint(Range.bitsToNumber(width())), BitTricks::indexOfOneHot));
    }

    /** The reflected Gray code of this number: neighbours differ in one bit. */
    public UInt toGray() {
        return of(unary(format(), BitTricks::toGray));
    }

    /** The number that this reflected Gray code stands for, in log2(width) levels of exclusive or. */
    public UInt fromGray() {
        return of(unary(format(), BitTricks::fromGray));
    }

    /** A switch over the values of a number. */
    public static final class Switch {
        private final SwitchBuilder cases;

        Switch(SwitchBuilder cases) {
            this.cases = cases;
        }

        /** Statements for one value. */
        public Switch is(long value, Runnable body) {
            cases.arm(value, body);
            return this;
        }

        /** Statements for every value that no case names. */
        public void otherwise(Runnable body) {
            cases.otherwise(body);
        }
    }
}
