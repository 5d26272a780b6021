package org.heddle.nic.stage.arithmetic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * First stage of all operations but sums of floats: what the elements of two words are to each other. One unsigned comparison of
 * keys, lane by lane, serves every type.
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
        Bool lowLess = left.keys().get(0).lt(right.keys().get(0));
        Bool lowGreater = right.keys().get(0).lt(left.keys().get(0));
        Bool highLess = left.keys().get(1).lt(right.keys().get(1));
        Bool highGreater = right.keys().get(1).lt(left.keys().get(1));
        Bool highEqual = highLess.or(highGreater).not();
        Bool wideLess = highLess.or(highEqual.and(lowLess));
        Bool wideGreater = highGreater.or(highEqual.and(lowGreater));
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            LaneFacts fact = known.get(lane);
            fact.leftLess().set(mux(kind.wide(), wideLess, lane == 0 ? lowLess : highLess));
            fact.rightLess().set(mux(kind.wide(), wideGreater, lane == 0 ? lowGreater : highGreater));
            fact.leftNan().set(left.nans().get(lane));
            fact.rightNan().set(right.nans().get(lane));
            fact.signalling()
                    .set(left.signalling().get(lane).or(right.signalling().get(lane)));
            fact.leftTrue().set(left.truths().get(lane));
            fact.rightTrue().set(right.truths().get(lane));
        }
    }
}
