package org.heddle.hdl.registers.block;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * An access to a register.
 *
 * @param address in bytes, a multiple of the register's bytes
 * @param write 1 to write, 0 to read
 * @param data what is written
 * @param strobes one bit for each byte that is written, the lowest byte's in bit 0; a read ignores them
 */
public record RegisterRequest(UInt address, Bool write, UInt data, UInt strobes) implements Bundle {
    /**
     * The type of an access.
     *
     * @param addressWidth in bits
     * @param width of a register in bits, a multiple of 8
     */
    public static BundleType<RegisterRequest> type(int addressWidth, int width) {
        return Types.bundle(
                RegisterRequest.class,
                Types.uint(addressWidth),
                Types.bool(),
                Types.uint(width),
                Types.uint(width / 8));
    }
}
