package org.heddle.nic.stage.arithmetic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * First stage of all operations but sums of floats: what the elements of two words are to each other. One unsigned comparison of
 * the lanes as they are serves every type; beside it the signs say whether it counts, counts the other way round, or whether they
 * decide themselves.
 *
 * <p>Latency: 1 cycle. Throughput: one word per cycle; nothing can stall it.
 */
final class LaneComparison extends Component {
    final Valid<AluOperands> operands;
    /** The same operands a cycle later. */
    final Valid<AluOperands> compared;
    /** Facts about lanes 0 and 1 of {@link #compared}. */
    final Vec<LaneFacts> facts = out(vec(WordKind.LANES, LaneFacts.type()));

    LaneComparison(int tagWidth) {
        parameter("tagWidth", tagWidth);
        operands = in(valid(AluOperands.type(tagWidth)));
        compared = out(valid(AluOperands.type(tagWidth)));
        AluOperands waiting = reg(AluOperands.type(tagWidth));
        Bool waits = reg(bool()).init(false);
        Vec<LaneFacts> known = reg(vec(WordKind.LANES, LaneFacts.type()));
        connect(waiting, operands.data());
        waits.set(operands.valid());
        connect(compared.data(), waiting);
        compared.valid().set(waits);
        connect(facts, known);

        WordKind kind = WordKind.of(operands.data());
        WordReading left = WordReading.of(kind, operands.data().left());
        WordReading right = WordReading.of(kind, operands.data().right());
        UInt leftWord = operands.data().left();
        UInt rightWord = operands.data().right();
        Bool lowLess = WordKind.lane(leftWord, 0).lt(WordKind.lane(rightWord, 0));
        Bool lowGreater = WordKind.lane(rightWord, 0).lt(WordKind.lane(leftWord, 0));
        Bool highLess = WordKind.lane(leftWord, 1).lt(WordKind.lane(rightWord, 1));
        Bool highGreater = WordKind.lane(rightWord, 1).lt(WordKind.lane(leftWord, 1));
        Bool highEqual = highLess.or(highGreater).not();
        Bool wideLess = highLess.or(highEqual.and(lowLess));
        Bool wideGreater = highGreater.or(highEqual.and(lowGreater));
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            Bool less = mux(kind.wide(), wideLess, lane == 0 ? lowLess : highLess);
            Bool greater = mux(kind.wide(), wideGreater, lane == 0 ? lowGreater : highGreater);
            Bool leftNegative = left.negatives().get(lane);
            Bool rightNegative = right.negatives().get(lane);
            Bool isValue = kind.isLocation(lane).not();
            Bool hasSign = isValue.and(kind.floating().or(kind.signed()));
            Bool signsDecide = hasSign.and(leftNegative.xor(rightNegative));
            // The larger magnitude of two negative floats is the smaller number; -0 comes before +0.
            Bool isReversed = isValue.and(kind.floating()).and(leftNegative);
            LaneFacts fact = known.get(lane);
            fact.leftLess().set(mux(signsDecide, leftNegative, mux(isReversed, greater, less)));
            fact.rightLess().set(mux(signsDecide, rightNegative, mux(isReversed, less, greater)));
            fact.leftNan().set(left.nans().get(lane));
            fact.rightNan().set(right.nans().get(lane));
            fact.signalling()
                    .set(left.signalling().get(lane).or(right.signalling().get(lane)));
            fact.leftTrue().set(left.truths().get(lane));
            fact.rightTrue().set(right.truths().get(lane));
        }
    }
}
