package org.heddle.nic.arithmetic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * First stage of all operations but sums: what the elements of a word are to each other.
 *
 * <p>One unsigned comparison serves every type, on keys whose order is that of the values: two's complement with the sign inverted,
 * floats too, and negative floats with all bits inverted. That puts -0 below +0.
 *
 * <p>Latency: 1 cycle. Throughput: one word per cycle.
 */
final class LaneComparison extends Component {
    private static final int HALF = WordKind.LANE_WIDTH;

    final AluOperands operands;
    /** Of lanes 0 and 1. */
    final Vec<LaneFacts> facts = out(vec(WordKind.LANES, LaneFacts.type()));

    private final WordKind kind;

    LaneComparison(int tagWidth) {
        parameter("tagWidth", tagWidth);
        operands = in(AluOperands.type(tagWidth));
        kind = WordKind.of(operands);
        Vec<LaneFacts> next = reg(vec(WordKind.LANES, LaneFacts.type()));
        connect(facts, next);

        Bool lowLess = key(operands.left(), 0).lt(key(operands.right(), 0));
        Bool lowGreater = key(operands.left(), 0).gt(key(operands.right(), 0));
        Bool highLess = key(operands.left(), 1).lt(key(operands.right(), 1));
        Bool highGreater = key(operands.left(), 1).gt(key(operands.right(), 1));
        Bool highEqual = highLess.or(highGreater).not();
        Bool wideLess = highLess.or(highEqual.and(lowLess));
        Bool wideGreater = highGreater.or(highEqual.and(lowGreater));
        next.get(0).leftLess().set(mux(kind.wide(), wideLess, lowLess));
        next.get(0).rightLess().set(mux(kind.wide(), wideGreater, lowGreater));
        next.get(1).leftLess().set(mux(kind.wide(), wideLess, highLess));
        next.get(1).rightLess().set(mux(kind.wide(), wideGreater, highGreater));
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            LaneFacts fact = next.get(lane);
            fact.leftNan().set(isNan(operands.left(), lane));
            fact.rightNan().set(isNan(operands.right(), lane));
            fact.signalling().set(isSignalling(operands.left(), lane).or(isSignalling(operands.right(), lane)));
            fact.leftTrue().set(isTrue(operands.left(), lane));
            fact.rightTrue().set(isTrue(operands.right(), lane));
        }
    }

    private static UInt half(UInt word, int lane) {
        return word.bits(lane * HALF + HALF - 1, lane * HALF);
    }

    private UInt key(UInt word, int lane) {
        Bool value = kind.isLocation(lane).not();
        Bool negative =
                mux(kind.wide(), word.bit(2 * HALF - 1), half(word, lane).bit(HALF - 1));
        Bool invertsAll = value.and(kind.floating()).and(negative);
        Bool invertsSign = value.and(kind.floating().or(kind.signed()));
        Bool top = lane == 0 ? invertsAll.or(invertsSign.and(kind.wide().not())) : invertsSign;
        return half(word, lane).xor(top.asUInt().cat(invertsAll.repeat(HALF - 1)));
    }

    private Bool isNan(UInt word, int lane) {
        Bool nan = mux(kind.wide(), FloatFormat.BINARY64.isNan(word), FloatFormat.BINARY32.isNan(half(word, lane)));
        return nan.and(isFloat(lane));
    }

    private Bool isSignalling(UInt word, int lane) {
        Bool signalling = mux(
                kind.wide(),
                FloatFormat.BINARY64.isSignallingNan(word),
                FloatFormat.BINARY32.isSignallingNan(half(word, lane)));
        return signalling.and(isFloat(lane));
    }

    private Bool isFloat(int lane) {
        return kind.floating().and(kind.isLocation(lane).not());
    }

    private Bool isTrue(UInt word, int lane) {
        Bool low = isTrueHalf(word, 0);
        Bool high = isTrueHalf(word, 1);
        return mux(kind.wide(), low.or(high), lane == 0 ? low : high);
    }

    /** The sign of a float does not count. */
    private Bool isTrueHalf(UInt word, int lane) {
        Bool signCounts = lane == 0
                ? kind.floating().not().or(kind.wide())
                : kind.floating().not();
        UInt half = half(word, lane);
        return half.trunc(HALF - 1).ne(0).or(half.bit(HALF - 1).and(signCounts));
    }
}
