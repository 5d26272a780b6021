package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * A core's side of the memory of its program, which answers in the next cycle and keeps the answer while it is not asked.
 *
 * @param enable it is asked
 * @param address in bytes, a multiple of 4
 * @param instruction the word at the address that was last asked for
 */
public record FetchPort(Bool enable, UInt address, @Flip UInt instruction) implements Bundle {
    /** Returns the type. */
    public static BundleType<FetchPort> type() {
        return Types.bundle(FetchPort.class, Types.bool(), Types.uint(32), Types.uint(32));
    }
}
