package org.heddle.nic.stage.arithmetic;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;

/**
 * Facts about a word's lanes, each on its own; lists have lane 0 first. Combinational.
 *
 * @param negatives 1 if the first bit of the lane's element, the sign of floats and of two's complement, is 1
 * @param nans 1 if the lane's element is a NaN
 * @param signalling 1 if it is a signalling one
 * @param truths 1 if it is neither 0 nor -0
 */
record WordReading(List<Bool> negatives, List<Bool> nans, List<Bool> signalling, List<Bool> truths) {
    private static final int WIDTH = WordKind.LANE_WIDTH;

    static WordReading of(WordKind kind, UInt word) {
        List<Bool> negatives = new ArrayList<>();
        List<Bool> nans = new ArrayList<>();
        List<Bool> signalling = new ArrayList<>();
        List<Bool> truths = new ArrayList<>();
        Bool wideNan = FloatFormat.BINARY64.isNan(word);
        Bool wideSignalling = FloatFormat.BINARY64.isSignallingNan(word);
        Bool wideTrue = isTrue(kind, WordKind.lane(word, 0), false).or(isTrue(kind, WordKind.lane(word, 1), true));
        for (int index = 0; index < WordKind.LANES; index++) {
            UInt lane = WordKind.lane(word, index);
            Bool isFloat = kind.floating().and(kind.isLocation(index).not());
            Bool nan = Types.mux(kind.wide(), wideNan, FloatFormat.BINARY32.isNan(lane));
            Bool isSignalling = Types.mux(kind.wide(), wideSignalling, FloatFormat.BINARY32.isSignallingNan(lane));
            Bool first = lane.bit(WIDTH - 1);
            negatives.add(index == 0 ? Types.mux(kind.wide(), word.bit(2 * WIDTH - 1), first) : first);
            nans.add(isFloat.and(nan));
            signalling.add(isFloat.and(isSignalling));
            truths.add(Types.mux(kind.wide(), wideTrue, isTrue(kind, lane, true)));
        }
        return new WordReading(negatives, nans, signalling, truths);
    }

    /** Whether a lane is true; where its first bit is the sign of a float, that bit does not count. */
    private static Bool isTrue(WordKind kind, UInt lane, boolean beginsElement) {
        Bool first = lane.bit(WIDTH - 1);
        Bool counts = beginsElement ? first.and(kind.floating().not()) : first;
        return lane.trunc(WIDTH - 1).ne(0).or(counts);
    }
}
