package org.heddle.nic.arithmetic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * Second stage of all operations but sums of floats: what comes out of a word, lane by lane.
 *
 * <p>Which of two 8-byte values has won is kept for their locations, which are the next word.
 *
 * <p>Latency: 1 cycle. Throughput: one word per cycle; nothing can stall it.
 */
final class LaneChoice extends Component {
    private static final int HALF = WordKind.LANE_WIDTH;

    final Valid<AluOperands> operands;
    /** Of lanes 0 and 1. */
    final Vec<LaneFacts> facts = in(vec(WordKind.LANES, LaneFacts.type()));
    /** 64 bits. */
    final UInt value = out(uint(ReductionAlu.WORD_WIDTH));
    /** 1 if a signalling NaN was compared. */
    final Bool invalid = out(bool());

    private final WordKind kind;

    /** Which value wins; none where both are equal. */
    private record Winner(Bool left, Bool right) {}

    LaneChoice(int tagWidth) {
        parameter("tagWidth", tagWidth);
        operands = in(valid(AluOperands.type(tagWidth)));
        kind = WordKind.of(operands.data());
        UInt nextValue = reg(uint(ReductionAlu.WORD_WIDTH));
        Bool nextInvalid = reg(bool());
        value.set(nextValue);
        invalid.set(nextInvalid);

        var operation = operands.data().operation();
        Bool minimum = operation.is(ReductionOperation.MINIMUM).or(operation.is(ReductionOperation.MINIMUM_LOCATION));
        Bool maximum = operation.is(ReductionOperation.MAXIMUM).or(operation.is(ReductionOperation.MAXIMUM_LOCATION));
        List<Winner> winners = new ArrayList<>();
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            winners.add(winner(minimum, facts.get(lane)));
        }
        Bool leftWon = reg(bool());
        Bool rightWon = reg(bool());
        when(operands.valid().and(kind.locationInLow().not()), () -> {
            leftWon.set(winners.get(0).left());
            rightWon.set(winners.get(0).right());
        });
        Winner valuesWinner = new Winner(
                mux(kind.wide(), leftWon, winners.get(0).left()),
                mux(kind.wide(), rightWon, winners.get(0).right()));

        List<UInt> lanes = new ArrayList<>();
        UInt sums = sums();
        for (int lane = 0; lane < WordKind.LANES; lane++) {
            UInt extreme = extreme(lane, winners.get(lane), valuesWinner);
            lanes.add(chosen(lane, extreme, half(sums, lane)));
        }
        nextValue.set(lanes.get(1).cat(lanes.get(0)));
        nextInvalid.set(minimum.or(maximum)
                .and(facts.get(0).signalling().or(facts.get(1).signalling())));
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
        LaneFacts lanesFacts = facts.get(lane);
        Bool lowerOnTie = valuesWinner.left().not().and(lanesFacts.rightLess());
        Bool fromRight = mux(kind.isLocation(lane), valuesWinner.right().or(lowerOnTie), winner.right());
        UInt nan = constant(lane, FloatFormat.BINARY32.canonicalNan(), FloatFormat.BINARY64.canonicalNan());
        UInt element = mux(fromRight, right(lane), left(lane));
        return mux(lanesFacts.leftNan().or(lanesFacts.rightNan()), nan, element);
    }

    /** Sums of integers: one carry chain, with a bit between the lanes that lets a carry through or not. */
    private UInt sums() {
        UInt gate = kind.wide().asUInt();
        UInt left = left(1).cat(gate).cat(left(0));
        UInt right = right(1).cat(lit(0, 1)).cat(right(0));
        UInt sum = left.addWrap(right);
        return sum.bits(2 * HALF, HALF + 1).cat(sum.bits(HALF - 1, 0));
    }

    private UInt chosen(int lane, UInt extreme, UInt sum) {
        UInt chosen = wire("lane" + lane, uint(HALF));
        Bool leftTrue = facts.get(lane).leftTrue();
        Bool rightTrue = facts.get(lane).rightTrue();
        switchOn(operands.data().operation())
                .is(ReductionOperation.SUM, () -> chosen.set(sum))
                .is(
                        List.of(
                                ReductionOperation.MINIMUM,
                                ReductionOperation.MAXIMUM,
                                ReductionOperation.MINIMUM_LOCATION,
                                ReductionOperation.MAXIMUM_LOCATION),
                        () -> chosen.set(extreme))
                .is(ReductionOperation.LOGICAL_AND, () -> chosen.set(truth(lane, leftTrue.and(rightTrue))))
                .is(ReductionOperation.LOGICAL_OR, () -> chosen.set(truth(lane, leftTrue.or(rightTrue))))
                .is(ReductionOperation.LOGICAL_XOR, () -> chosen.set(truth(lane, leftTrue.xor(rightTrue))))
                .is(ReductionOperation.BITWISE_AND, () -> chosen.set(left(lane).and(right(lane))))
                .is(ReductionOperation.BITWISE_OR, () -> chosen.set(left(lane).or(right(lane))))
                .is(ReductionOperation.BITWISE_XOR, () -> chosen.set(left(lane).xor(right(lane))));
        return chosen;
    }

    /** A lane of 1 or of 0, as its type writes them. */
    private UInt truth(int lane, Bool isTrue) {
        UInt floating = constant(lane, FloatFormat.BINARY32.one(), FloatFormat.BINARY64.one());
        UInt integer = lane == 0 ? lit(1, HALF) : kind.wide().not().asUInt().zext(HALF);
        return mux(kind.floating(), floating, integer).and(isTrue.repeat(HALF));
    }

    /** A lane of a number that is written differently in both formats. */
    private UInt constant(int lane, BigInteger binary32, BigInteger binary64) {
        BigInteger wideHalf = binary64.shiftRight(lane * HALF).and(BigInteger.valueOf(0xFFFF_FFFFL));
        return mux(kind.wide(), lit(wideHalf, HALF), lit(binary32, HALF));
    }

    private UInt left(int lane) {
        return half(operands.data().left(), lane);
    }

    private UInt right(int lane) {
        return half(operands.data().right(), lane);
    }

    private static UInt half(UInt word, int lane) {
        return word.bits(lane * HALF + HALF - 1, lane * HALF);
    }
}
