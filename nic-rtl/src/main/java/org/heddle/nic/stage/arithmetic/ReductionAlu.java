package org.heddle.nic.stage.arithmetic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.lib.stream.ValidDelay;
import org.heddle.nic.stage.arithmetic.adder.FloatAdder;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;
import org.heddle.nic.stage.arithmetic.adder.FloatSum;

/**
 * Makes one word of two, for every {@link ReductionOperation} and {@link ElementType}.
 *
 * <p>Sums and comparisons of floats are those of IEEE 754: see {@link FloatAdder}, and minimum and maximum of the 2019 edition, where a
 * NaN wins and -0 is less than +0; a NaN in a result is {@link FloatFormat#canonicalNan}. Where a location goes with the value, a NaN
 * wins too, and of two NaNs the lowest location. Integers wrap. Logical operations give 1 or 0 of their type; a NaN counts as true.
 *
 * <p>Latency: {@value #LATENCY} cycles for every operation, so that results come in the order of the operands. Throughput: one word
 * per cycle; nothing can stall it. A word whose operation or type is no constant's code gives an unspecified value. The reset drops
 * what is on the way. Flags of the second element of a word count even if only the first means something: fill it with zeros.
 */
public final class ReductionAlu extends Component {
    /** Width of a word. */
    public static final int WORD_WIDTH = 64;

    /** Cycles from operands to their result. */
    public static final int LATENCY = FloatAdder.LATENCY + 1;

    /** Stages of {@link LaneComparison} and {@link LaneChoice}. */
    private static final int LANE_STAGES = 2;

    public final Valid<AluOperands> operands;
    public final Valid<AluResult> result;

    /**
     * An ALU.
     *
     * @param tagWidth of what goes with the operands, in bits, at least 1
     */
    public ReductionAlu(int tagWidth) {
        this(tagWidth, true);
    }

    /**
     * An ALU, or a smaller one.
     *
     * @param tagWidth of what goes with the operands, in bits, at least 1
     * @param addsBothFloats whether the second float of a word is added too; else its sum is unspecified
     */
    public ReductionAlu(int tagWidth, boolean addsBothFloats) {
        parameter("tagWidth", tagWidth);
        if (!addsBothFloats) {
            parameter("floats", "ONE");
        }
        operands = in(valid(AluOperands.type(tagWidth)));
        result = out(valid(AluResult.type(tagWidth)));

        AluOperands words = operands.data();
        Bool isSum = operands.valid().and(words.operation().is(ReductionOperation.SUM));
        Bool addsDoubles = isSum.and(words.type().is(ElementType.DOUBLE));
        Bool addsFloats = isSum.and(words.type().is(ElementType.FLOAT));
        Valid<FloatSum> doubles = adder("doubleAdder", FloatFormat.BINARY64, addsDoubles, words.left(), words.right());
        Valid<FloatSum> lows = adder(
                "lowAdder",
                FloatFormat.BINARY32,
                addsFloats,
                words.left().trunc(32),
                words.right().trunc(32));
        Valid<FloatSum> highs = addsBothFloats
                ? adder(
                        "highAdder",
                        FloatFormat.BINARY32,
                        addsFloats,
                        words.left().bits(63, 32),
                        words.right().bits(63, 32))
                : lows;

        LaneComparison comparison = instance(new LaneComparison(tagWidth));
        connect(comparison.operands, operands);
        LaneChoice choice = instance(new LaneChoice(tagWidth));
        connect(choice.compared, comparison.compared);
        connect(choice.facts, comparison.facts);
        ValidDelay<AluResult> waiting =
                instance(new ValidDelay<>(AluResult.type(tagWidth), FloatAdder.LATENCY - LANE_STAGES));
        connect(waiting.source, choice.result);

        AluResult next = reg(AluResult.type(tagWidth));
        Bool nextValid = reg(bool()).init(false);
        connect(result.data(), next);
        result.valid().set(nextValid);
        AluResult chosen = waiting.sink.data();
        UInt floats = highs.data().value().cat(lows.data().value());
        UInt floatFlags = highs.data().flags().or(lows.data().flags());
        next.value().set(mux(doubles.valid(), doubles.data().value(), mux(lows.valid(), floats, chosen.value())));
        next.flags().set(mux(doubles.valid(), doubles.data().flags(), mux(lows.valid(), floatFlags, chosen.flags())));
        next.tag().set(chosen.tag());
        nextValid.set(waiting.sink.valid());
        assertAlways(
                doubles.valid().or(lows.valid()).or(highs.valid()).implies(waiting.sink.valid()),
                "a sum arrives with its tag");
    }

    private Valid<FloatSum> adder(String name, FloatFormat format, Bool valid, UInt left, UInt right) {
        FloatAdder adder = instance(name, new FloatAdder(format));
        adder.pair.valid().set(valid);
        adder.pair.data().left().set(left);
        adder.pair.data().right().set(right);
        return adder.sum;
    }
}
