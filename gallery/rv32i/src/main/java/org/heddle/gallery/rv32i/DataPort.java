package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * A core's side of the memory of its data, which answers a read in the next cycle.
 *
 * @param read it is asked for the word around the address
 * @param mask bytes of that word to be written, the lowest in bit 0; never in a cycle with a read
 * @param address in bytes
 * @param written what is written, each byte in its place
 * @param loaded the word that was asked for in the cycle before
 */
public record DataPort(
        Bool read,
        UInt mask,
        UInt address,
        UInt written,
        @Flip UInt loaded) implements Bundle {
    /** Returns the type. */
    public static BundleType<DataPort> type() {
        return Types.bundle(
                DataPort.class, Types.bool(), Types.uint(4), Types.uint(32), Types.uint(32), Types.uint(32));
    }
}
