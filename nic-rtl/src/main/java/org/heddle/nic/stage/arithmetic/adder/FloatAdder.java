package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * Adds two IEEE 754 numbers, bit for bit: rounds to nearest, ties to even; subnormal numbers, infinities and signed zeros as in
 * section 6; a result that is no number is {@link FloatFormat#canonicalNan}, whatever NaN went in.
 *
 * <p>Flags: invalid for a signalling NaN and for infinity minus infinity, overflow, inexact. Underflow, for which tininess would be
 * detected after rounding, never comes: a subnormal sum of two numbers of the same format is exact.
 *
 * <p>Latency: {@value #LATENCY} cycles, and the sum does not come from a register: the last step, {@link SumRounding}, stands before
 * the user's own, so that others can meet there. Throughput: one pair per cycle; nothing can stall it. The reset drops what is on
 * the way.
 */
public final class FloatAdder extends Component {
    /** Cycles from a pair to its sum. */
    public static final int LATENCY = 5;

    public final Valid<FloatPair> pair;
    public final Valid<FloatSum> sum;

    /**
     * An adder.
     *
     * @param format of both numbers and of the sum
     */
    public FloatAdder(FloatFormat format) {
        parameter("format", format);
        pair = in(valid(FloatPair.type(format)));
        sum = out(valid(FloatSum.type(format)));
        OperandOrder order = instance(new OperandOrder(format));
        OperandAlignment alignment = instance(new OperandAlignment(format));
        SignificandAddition addition = instance(new SignificandAddition(format));
        SumMeasure measure = instance(new SumMeasure(format));
        SumNormalisation normalisation = instance(new SumNormalisation(format));
        SumRounding rounding = instance(new SumRounding(format));
        connect(order.pair, pair.data());
        connect(alignment.ordered, order.ordered);
        connect(addition.aligned, alignment.aligned);
        connect(measure.raw, addition.raw);
        connect(normalisation.measured, measure.measured);
        connect(rounding.normalised, normalisation.normalised);
        connect(sum.data(), rounding.rounded);

        Vec<Bool> arrived = regZero(vec(LATENCY, bool()));
        for (int stage = 0; stage < LATENCY; stage++) {
            arrived.get(stage).set(stage == 0 ? pair.valid() : arrived.get(stage - 1));
        }
        sum.valid().set(arrived.get(LATENCY - 1));
    }
}
