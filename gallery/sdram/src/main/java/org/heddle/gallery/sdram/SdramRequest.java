package org.heddle.gallery.sdram;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A read or a write of one word.
 *
 * @param write 1 for a write, which has no answer; 0 for a read
 * @param address of the word: row, bank and column, the row in the highest bits
 * @param data to be written, 16 bits
 * @param mask bytes to be written, the lower one in bit 0; a read takes no notice of it
 */
public record SdramRequest(Bool write, UInt address, UInt data, UInt mask) implements Bundle {
    /** Returns the type for addresses of that many bits. */
    public static BundleType<SdramRequest> type(int addressBits) {
        return Types.bundle(SdramRequest.class, Types.bool(), Types.uint(addressBits), Types.uint(16), Types.uint(2));
    }
}
