package org.heddle.gallery.vga;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A position on the screen, in pixels; it wraps, so that the largest numbers stand for the negative ones.
 *
 * @param x column, 0 at the left; {@link AxisTiming#bits} of the horizontal timing
 * @param y line, 0 at the top; {@link AxisTiming#bits} of the vertical timing
 */
public record Position(UInt x, UInt y) implements Bundle {
    /** Returns the type of positions on a screen. */
    public static BundleType<Position> type(VideoTiming timing) {
        return Types.bundle(
                Position.class,
                Types.uint(timing.horizontal().bits()),
                Types.uint(timing.vertical().bits()));
    }

    /** Takes the column from the lowest bits of written data. */
    void writeX(UInt data) {
        x.set(data.trunc(x.width()));
    }

    /** Takes the line from the lowest bits of written data. */
    void writeY(UInt data) {
        y.set(data.trunc(y.width()));
    }
}
