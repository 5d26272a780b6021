package org.heddle.nic.stage.pattern;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * An access as the host wrote it, unchecked.
 *
 * @param base 32 bits: byte address of the first element, or of the list
 * @param stride 32 bits, two's complement; with a list, the address that its entries are counted from
 * @param elementBytes 16 bits
 * @param count 16 bits
 * @param pattern 8 bits: the order of {@link AccessPattern}
 */
public record RawAccess(UInt base, UInt stride, UInt elementBytes, UInt count, UInt pattern) implements Bundle {
    public static BundleType<RawAccess> type() {
        return bundle(RawAccess.class, uint(32), uint(32), uint(16), uint(16), uint(8));
    }
}
