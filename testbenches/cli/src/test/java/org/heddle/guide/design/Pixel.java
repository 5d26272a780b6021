package org.heddle.guide.design;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/** A pixel of three colours. */
public record Pixel(UInt red, UInt green, UInt blue) implements Bundle {
    /** Returns the type of pixels. */
    public static BundleType<Pixel> type(int bits) {
        return bundle(Pixel.class, uint(bits), uint(bits), uint(bits));
    }
}
