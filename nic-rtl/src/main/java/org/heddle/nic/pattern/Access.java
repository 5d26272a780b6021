package org.heddle.nic.pattern;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;

/**
 * A checked access: every element lies inside the memory.
 *
 * @param pattern how the elements lie
 * @param base 29 bits: byte address of the first element, a multiple of 4
 * @param stride 32 bits: bytes from one element to the next, two's complement; unused when contiguous
 * @param sizeLog2 3 bits: element size is 2^sizeLog2 bytes, 4 to 128
 * @param count 8 bits: number of elements, at least 1
 */
public record Access(EnumValue<AccessPattern> pattern, UInt base, UInt stride, UInt sizeLog2, UInt count)
        implements Bundle {
    /** Width of a SO-DIMM byte address. */
    public static final int ADDRESS_WIDTH = 29;
    /** Width of a number of bytes of one command: up to 255 x 128. */
    public static final int BYTES_WIDTH = 16;

    public static BundleType<Access> type() {
        return bundle(Access.class, enumOf(AccessPattern.class), uint(ADDRESS_WIDTH), uint(32), uint(3), uint(8));
    }
}
