package org.heddle.gallery.spi;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A byte to exchange.
 *
 * @param data sent, the highest bit first
 * @param last the device is deselected behind it; else it stays selected until the next one
 */
public record SpiTransfer(UInt data, Bool last) implements Bundle {
    /** Returns the type. */
    public static BundleType<SpiTransfer> type() {
        return Types.bundle(SpiTransfer.class, Types.uint(8), Types.bool());
    }
}
