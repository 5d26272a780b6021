package org.heddle.gallery.vga;

import org.heddle.hdl.Types;

/**
 * Timing of one axis: of a line in pixels, or of a frame in lines.
 *
 * @param visible steps of the visible area, which comes first; at least 2
 * @param frontPorch steps between the visible area and the sync pulse, at least 1
 * @param sync steps of the sync pulse, at least 1
 * @param backPorch steps between the sync pulse and the next visible area, at least 1
 */
public record AxisTiming(int visible, int frontPorch, int sync, int backPorch) {
    /**
     * Validates the steps.
     *
     * @throws IllegalArgumentException if one of them is too small, or a coordinate has more bits than the data of a {@link VideoWrite}
     */
    public AxisTiming {
        if (visible < 2 || frontPorch < 1 || sync < 1 || backPorch < 1) {
            throw new IllegalArgumentException("visible must be >= 2, frontPorch, sync and backPorch >= 1: visible="
                    + visible + ", frontPorch=" + frontPorch + ", sync=" + sync + ", backPorch=" + backPorch);
        }
        if (visible > (1 << VideoWrite.DATA_BITS) - Sprite.SIZE + 1) {
            throw new IllegalArgumentException(
                    "visible must be <= " + ((1 << VideoWrite.DATA_BITS) - Sprite.SIZE + 1) + ": visible=" + visible);
        }
    }

    /** Returns the first step of the sync pulse. */
    public int syncBegin() {
        return visible + frontPorch;
    }

    /** Returns the first step behind the sync pulse. */
    public int syncEnd() {
        return syncBegin() + sync;
    }

    /** Returns the steps of a period. */
    public int total() {
        return syncEnd() + backPorch;
    }

    /** Returns the width of a coordinate, in bits: enough for all positions at which some of a sprite is visible. */
    public int bits() {
        return Types.bitsToNumber(visible + Sprite.SIZE - 1);
    }

    /** Returns the steps in order, as a part of a module's name. */
    @Override
    public String toString() {
        return visible + "_" + frontPorch + "_" + sync + "_" + backPorch;
    }
}
