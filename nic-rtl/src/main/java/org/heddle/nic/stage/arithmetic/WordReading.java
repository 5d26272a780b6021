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
 * @param keys 32 bits each: as unsigned numbers in the order of the values, those of 8-byte elements lane 1 before lane 0
 * @param nans 1 if the lane's element is a NaN
 * @param signalling 1 if it is a signalling one
 * @param truths 1 if it is neither 0 nor -0
 */
record WordReading(List<UInt> keys, List<Bool> nans, List<Bool> signalling, List<Bool> truths) {
    private static final int WIDTH = WordKind.LANE_WIDTH;

    static WordReading of(WordKind kind, UInt word) {
        List<UInt> keys = new ArrayList<>();
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
            keys.add(key(kind, word, index));
            nans.add(isFloat.and(nan));
            signalling.add(isFloat.and(isSignalling));
            truths.add(Types.mux(kind.wide(), wideTrue, isTrue(kind, lane, true)));
        }
        return new WordReading(keys, nans, signalling, truths);
    }

    /** Two's complement with the sign inverted, floats too, and negative floats with all bits inverted: -0 comes before +0. */
    private static UInt key(WordKind kind, UInt word, int index) {
        UInt lane = WordKind.lane(word, index);
        Bool sign = lane.bit(WIDTH - 1);
        Bool negative = index == 0 ? Types.mux(kind.wide(), word.bit(2 * WIDTH - 1), sign) : sign;
        Bool isValue = kind.isLocation(index).not();
        Bool invertsAll = isValue.and(kind.floating()).and(negative);
        Bool invertsSign = isValue.and(kind.floating().or(kind.signed()));
        Bool first = index == 0 ? invertsAll.or(invertsSign.and(kind.wide().not())) : invertsSign;
        return lane.xor(first.asUInt().cat(invertsAll.repeat(WIDTH - 1)));
    }

    /** Whether a lane is true; where its first bit is the sign of a float, that bit does not count. */
    private static Bool isTrue(WordKind kind, UInt lane, boolean beginsElement) {
        Bool first = lane.bit(WIDTH - 1);
        Bool counts = beginsElement ? first.and(kind.floating().not()) : first;
        return lane.trunc(WIDTH - 1).ne(0).or(counts);
    }
}
