package org.heddle.gallery.vga;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** A colour of 4 bits for each of red, green and blue. */
public record Rgb(UInt red, UInt green, UInt blue) implements Bundle {
    /** Returns the type of colours. */
    public static BundleType<Rgb> type() {
        return Types.bundle(Rgb.class, Types.uint(4), Types.uint(4), Types.uint(4));
    }

    /** Returns a colour as a number of 12 bits, red in the top ones. */
    public UInt bits() {
        return Types.cat(red, green, blue);
    }
}
