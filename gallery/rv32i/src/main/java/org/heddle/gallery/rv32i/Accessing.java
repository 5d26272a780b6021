package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * An instruction in the stage of memory access.
 *
 * @param outcome all of it but the value of a load
 * @param isLoad its value is loaded
 * @param function size and sign of the load
 * @param offset of the address in its word, in bytes
 */
record Accessing(Retired outcome, Bool isLoad, UInt function, UInt offset) implements Bundle {
    static BundleType<Accessing> type() {
        return Types.bundle(Accessing.class, Retired.type(), Types.bool(), Types.uint(3), Types.uint(2));
    }
}
