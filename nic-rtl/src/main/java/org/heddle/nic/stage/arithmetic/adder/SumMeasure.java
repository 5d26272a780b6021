package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Fourth stage of an addition: counts how far the first one of the sum is below the carry's place, which is how far it will be
 * shifted up, but never beyond the weight of subnormal numbers.
 *
 * <p>Latency: 1 cycle. Throughput: one sum per cycle.
 */
final class SumMeasure extends Component {
    final RawSum raw;
    final MeasuredSum measured;

    SumMeasure(FloatFormat format) {
        parameter("format", format);
        raw = in(RawSum.type(format));
        measured = out(MeasuredSum.type(format));
        MeasuredSum next = reg(MeasuredSum.type(format));
        connect(measured, next);

        UInt zeros = raw.significand().leadingZeros();
        Bool subnormal = raw.exponent().lt(zeros);
        next.exponent().set(raw.exponent());
        next.significand().set(raw.significand());
        next.shift().set(mux(subnormal, raw.exponent().trunc(zeros.width()), zeros));
        SumClass sum = raw.sum();
        Bool cancelled = raw.subtract().and(raw.significand().eq(0));
        Bool negative = sum.negative().and(cancelled.not());
        connect(next.sum(), new SumClass(negative, sum.infinite(), sum.nan(), sum.invalid()));
    }
}
