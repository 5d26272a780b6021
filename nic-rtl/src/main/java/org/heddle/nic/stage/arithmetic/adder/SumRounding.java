package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Last step of an addition: rounds to nearest, ties to even, and puts the number together. Exponent and fraction are one number
 * here, so that a carry out of the fraction makes the next power of two, out of the subnormal numbers the smallest normal one,
 * and out of the largest finite number infinity.
 *
 * <p>A subnormal sum is exact: it is a multiple of the smallest subnormal number, as both operands are. So underflow is never
 * raised.
 *
 * <p>Combinational.
 */
public final class SumRounding extends Component {
    final NormalisedSum normalised;
    final FloatSum rounded;

    SumRounding(FloatFormat format) {
        parameter("format", format);
        normalised = in(NormalisedSum.type(format));
        rounded = out(FloatSum.type(format));

        int extra = AlignedOperands.EXTRA_BITS + 1;
        int magnitudeBits = format.width() - 1;
        UInt exponent = normalised.exponent();
        UInt significand = normalised.significand();
        Bool guard = significand.bit(extra - 1);
        Bool sticky = significand.trunc(extra - 1).ne(0);
        Bool odd = significand.bit(extra);
        Bool up = guard.and(sticky.or(odd));
        UInt fraction = significand.bits(extra + format.fractionBits() - 1, extra);
        UInt magnitude = normalised.exponent().cat(fraction).addWrap(up.asUInt().zext(magnitudeBits));

        SumClass sum = normalised.sum();
        Bool finite = sum.infinite().or(sum.nan()).not();
        // The largest number that is rounded up becomes infinity by its carry alone; only what was beyond it before is
        // replaced.
        Bool beyond = exponent.reduceAnd();
        Bool carried = exponent.eq((1L << format.exponentBits()) - 2).and(magnitude.bit(format.fractionBits()));
        Bool overflow = finite.and(beyond.or(carried));
        Bool inexact = finite.and(guard.or(sticky).or(overflow));
        UInt infinity = lit(format.infinity(), magnitudeBits);
        UInt number = sum.negative().asUInt().cat(mux(sum.infinite().or(beyond), infinity, magnitude));
        rounded.value().set(mux(sum.nan(), lit(format.canonicalNan(), format.width()), number));
        rounded.flags().set(FloatFlags.of(sum.invalid(), overflow, inexact));
    }
}
