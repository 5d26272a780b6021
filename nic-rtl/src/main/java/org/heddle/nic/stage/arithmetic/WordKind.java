package org.heddle.nic.stage.arithmetic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/**
 * Meaning of the two lanes of a word: lane 0 is bits 31..0, lane 1 bits 63..32.
 *
 * @param wide 1 if both lanes are one element of 8 bytes
 * @param floating 1 if values are floats
 * @param signed 1 if values are two's complement
 * @param locationInLow 1 if lane 0 is a location, or a part of one
 * @param locationInHigh 1 if lane 1 is
 */
record WordKind(Bool wide, Bool floating, Bool signed, Bool locationInLow, Bool locationInHigh) {
    static final int LANES = 2;
    static final int LANE_WIDTH = 32;

    /** Decodes it; combinational. */
    static WordKind of(AluOperands operands) {
        var type = operands.type();
        Bool wide = type.is(ElementType.DOUBLE).or(type.is(ElementType.INT64)).or(type.is(ElementType.UINT64));
        Bool floating = type.is(ElementType.FLOAT).or(type.is(ElementType.DOUBLE));
        Bool signed = type.is(ElementType.INT32).or(type.is(ElementType.INT64));
        Bool hasLocation = operands.operation()
                .is(ReductionOperation.MINIMUM_LOCATION)
                .or(operands.operation().is(ReductionOperation.MAXIMUM_LOCATION));
        Bool wideLocation = hasLocation.and(wide).and(operands.isLocation());
        return new WordKind(wide, floating, signed, wideLocation, wideLocation.or(hasLocation.and(wide.not())));
    }

    Bool isLocation(int lane) {
        return lane == 0 ? locationInLow : locationInHigh;
    }

    /** The bits of a lane. */
    static UInt lane(UInt word, int lane) {
        return word.bits(lane * LANE_WIDTH + LANE_WIDTH - 1, lane * LANE_WIDTH);
    }
}
