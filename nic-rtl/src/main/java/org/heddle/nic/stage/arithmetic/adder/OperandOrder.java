package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * First stage of an addition: takes two numbers apart and puts the one of the larger magnitude first, so that the difference of
 * significands is never negative and only the smaller one is ever shifted.
 *
 * <p>Latency: 1 cycle. Throughput: one pair per cycle.
 */
public final class OperandOrder extends Component {
    final FloatPair pair;
    final OrderedOperands ordered;

    private final FloatFormat format;

    OperandOrder(FloatFormat format) {
        parameter("format", format);
        this.format = format;
        pair = in(FloatPair.type(format));
        ordered = out(OrderedOperands.type(format));
        OrderedOperands next = reg(OrderedOperands.type(format));
        connect(ordered, next);

        UInt left = pair.left();
        UInt right = pair.right();
        Bool swapped = format.magnitude(left).lt(format.magnitude(right));
        UInt leftExponent = effectiveExponent(left);
        UInt rightExponent = effectiveExponent(right);
        next.exponent().set(mux(swapped, rightExponent, leftExponent));
        next.larger().set(mux(swapped, significand(right), significand(left)));
        next.smaller().set(mux(swapped, significand(left), significand(right)));
        // Both differences beside the comparison, not behind it.
        next.distance().set(mux(swapped, rightExponent.subWrap(leftExponent), leftExponent.subWrap(rightExponent)));

        SumClass sum = next.sum();
        Bool signsDiffer = format.isNegative(left).xor(format.isNegative(right));
        Bool opposed = signsDiffer.and(format.isInfinite(left)).and(format.isInfinite(right));
        Bool anyNan = format.isNan(left).or(format.isNan(right));
        Bool signalling = format.isSignallingNan(left).or(format.isSignallingNan(right));
        next.subtract().set(signsDiffer);
        sum.negative().set(mux(swapped, format.isNegative(right), format.isNegative(left)));
        sum.infinite().set(format.isInfinite(left).or(format.isInfinite(right)));
        sum.nan().set(anyNan.or(opposed));
        sum.invalid().set(signalling.or(opposed));
    }

    private UInt effectiveExponent(UInt number) {
        UInt exponent = format.exponent(number);
        return exponent.or(exponent.eq(0).asUInt().zext(format.exponentBits()));
    }

    private UInt significand(UInt number) {
        return format.exponent(number).ne(0).asUInt().cat(format.fraction(number));
    }
}
