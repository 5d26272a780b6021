package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Fifth stage of an addition: shifts the sum up and gives it its exponent. Where the shift has ended at the weight of subnormal
 * numbers the first bit is 0, and so is the exponent.
 *
 * <p>Latency: 1 cycle. Throughput: one sum per cycle.
 */
final class SumNormalisation extends Component {
    final MeasuredSum measured;
    final NormalisedSum normalised;

    SumNormalisation(FloatFormat format) {
        parameter("format", format);
        measured = in(MeasuredSum.type(format));
        normalised = out(NormalisedSum.type(format));
        NormalisedSum next = reg(NormalisedSum.type(format));
        connect(normalised, next);

        int width = RawSum.significandBits(format);
        UInt shifted = measured.significand().shlWrap(measured.shift());
        Bool normal = shifted.bit(width - 1);
        // The first bit has the weight of the exponent and one place more: that of a carry.
        UInt exponent = measured.exponent().addWrap(1).subWrap(measured.shift().zext(format.exponentBits()));
        next.significand().set(shifted);
        next.exponent().set(mux(normal, exponent, lit(0, format.exponentBits())));
        connect(next.sum(), measured.sum());
    }
}
