package org.heddle.nic.stage.arithmetic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;

/**
 * Second stage of all operations but sums of floats: what comes out of two words, lane by lane. Words of such sums pass through,
 * their value being unspecified.
 *
 * <p>Which of two 8-byte values has won is kept for their locations, which are the next word.
 *
 * <p>Latency: 1 cycle. Throughput: one word per cycle; nothing can stall it.
 */
final class LaneChoice extends Component {
    private static final int WIDTH = WordKind.LANE_WIDTH;

    final Valid<AluOperands> compared;
    /** Facts about lanes 0 and 1. */
    final Vec<LaneFacts> facts = in(vec(WordKind.LANES, LaneFacts.type()));

    final Valid<AluResult> result;

    private final WordKind kind;

    /** Winner of two values; none where both are equal. */
    private record Winner(Bool left, Bool right) {}

    LaneChoice(int tagWidth) {
        parameter("tagWidth", tagWidth);
        compared = in(valid(AluOperands.type(tagWidth)));
        result = out(valid(AluResult.type(tagWidth)));
        AluResult next = reg(AluResult.type(tagWidth));
        Bool nextValid = reg(bool()).init(false);
        connect(result.data(), next);
        result.valid().set(nextValid);
        nextValid.set(compared.valid());
        next.tag().set(compared.data().tag());

        kind = WordKind.of(compared.data());
        var operation = compared.data().operation();
        Bool minimum = operation.is(ReductionOperation.MINIMUM).or(operation.is(ReductionOperation.MINIMUM_LOCATION));
        Bool maximum = operation.is(ReductionOperation.MAXIMUM).or(operation.is(ReductionOperation.MAXIMUM_LOCATION));
        Bool signalling = facts.get(0).signalling().or(facts.get(1).signalling());
        next.flags().set(FloatFlags.of(minimum.or(maximum).and(signalling), lit(false), lit(false)));

        List<Winner> winners = new ArrayList<>();
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            winners.add(winner(minimum, facts.get(lane)));
        }
        Winner lowWinner = winners.get(0);
        Bool leftWon = reg(bool());
        Bool rightWon = reg(bool());
        when(compared.valid().and(kind.locationInLow().not()), () -> {
            leftWon.set(lowWinner.left());
            rightWon.set(lowWinner.right());
        });
        // A location of 4 bytes stands beside its value, one of 8 bytes behind it.
        Winner valuesWinner =
                new Winner(mux(kind.wide(), leftWon, lowWinner.left()), mux(kind.wide(), rightWon, lowWinner.right()));

        UInt sums = sums();
        List<UInt> lanes = new ArrayList<>();
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            UInt extreme = extreme(lane, winners.get(lane), valuesWinner);
            lanes.add(chosen(lane, extreme, WordKind.lane(sums, lane)));
        }
        next.value().set(lanes.get(1).cat(lanes.get(0)));
    }

    private static Winner winner(Bool minimum, LaneFacts facts) {
        Bool anyNan = facts.leftNan().or(facts.rightNan());
        Bool left = mux(minimum, facts.leftLess(), facts.rightLess());
        Bool right = mux(minimum, facts.rightLess(), facts.leftLess());
        return new Winner(
                mux(anyNan, facts.rightNan().not(), left),
                mux(anyNan, facts.leftNan().not(), right));
    }

    /** The smaller or larger value, or the location that belongs to it. */
    private UInt extreme(int lane, Winner winner, Winner valuesWinner) {
        LaneFacts known = facts.get(lane);
        Bool lowerOnTie = valuesWinner.left().not().and(known.rightLess());
        Bool fromRight = mux(kind.isLocation(lane), valuesWinner.right().or(lowerOnTie), winner.right());
        UInt nan = constant(lane, FloatFormat.BINARY32.canonicalNan(), FloatFormat.BINARY64.canonicalNan());
        UInt element = mux(fromRight, right(lane), left(lane));
        return mux(known.leftNan().or(known.rightNan()), nan, element);
    }

    /** Sums of integers: one carry chain, with a bit between the lanes that lets a carry through or not. */
    private UInt sums() {
        UInt gate = kind.wide().asUInt();
        UInt left = left(1).cat(gate).cat(left(0));
        UInt right = right(1).cat(lit(0, 1)).cat(right(0));
        UInt sum = left.addWrap(right);
        return sum.bits(2 * WIDTH, WIDTH + 1).cat(sum.bits(WIDTH - 1, 0));
    }

    private UInt chosen(int lane, UInt extreme, UInt sum) {
        UInt chosen = wire("lane" + lane, uint(WIDTH));
        UInt one = one(lane);
        Bool leftTrue = facts.get(lane).leftTrue();
        Bool rightTrue = facts.get(lane).rightTrue();
        switchOn(compared.data().operation())
                .is(ReductionOperation.SUM, () -> chosen.set(sum))
                .is(
                        List.of(
                                ReductionOperation.MINIMUM,
                                ReductionOperation.MAXIMUM,
                                ReductionOperation.MINIMUM_LOCATION,
                                ReductionOperation.MAXIMUM_LOCATION),
                        () -> chosen.set(extreme))
                .is(ReductionOperation.LOGICAL_AND, () -> chosen.set(truth(one, leftTrue.and(rightTrue))))
                .is(ReductionOperation.LOGICAL_OR, () -> chosen.set(truth(one, leftTrue.or(rightTrue))))
                .is(ReductionOperation.LOGICAL_XOR, () -> chosen.set(truth(one, leftTrue.xor(rightTrue))))
                .is(ReductionOperation.BITWISE_AND, () -> chosen.set(left(lane).and(right(lane))))
                .is(ReductionOperation.BITWISE_OR, () -> chosen.set(left(lane).or(right(lane))))
                .is(ReductionOperation.BITWISE_XOR, () -> chosen.set(left(lane).xor(right(lane))));
        return chosen;
    }

    private static UInt truth(UInt one, Bool isTrue) {
        return one.and(isTrue.repeat(WIDTH));
    }

    /** A lane of 1, as its type writes it. */
    private UInt one(int lane) {
        UInt floating = constant(lane, FloatFormat.BINARY32.one(), FloatFormat.BINARY64.one());
        UInt integer = lane == 0 ? lit(1, WIDTH) : kind.wide().not().asUInt().zext(WIDTH);
        return mux(kind.floating(), floating, integer);
    }

    /** A lane of a number that is written differently in both formats. */
    private UInt constant(int lane, BigInteger binary32, BigInteger binary64) {
        BigInteger wideLane = binary64.shiftRight(lane * WIDTH).and(BigInteger.valueOf(0xFFFF_FFFFL));
        return mux(kind.wide(), lit(wideLane, WIDTH), lit(binary32, WIDTH));
    }

    private UInt left(int lane) {
        return WordKind.lane(compared.data().left(), lane);
    }

    private UInt right(int lane) {
        return WordKind.lane(compared.data().right(), lane);
    }
}
