package org.heddle.hdl.registers.block;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The answer to an access.
 *
 * @param data what was read; 0 for a write and for an error
 * @param error there is no register at the address
 */
public record RegisterResponse(UInt data, Bool error) implements Bundle {
    /**
     * The type of an answer.
     *
     * @param width of a register in bits
     */
    public static BundleType<RegisterResponse> type(int width) {
        return Types.bundle(RegisterResponse.class, Types.uint(width), Types.bool());
    }
}
