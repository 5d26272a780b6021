package org.heddle.nic.mpc.transfer;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.Receipt;

/**
 * A refusal that is to be sent.
 *
 * @param message that was refused, or the read; {@code nsrc} is told
 * @param process 1 bit: number of the process there
 */
public record Refusal(Receipt message, UInt process) implements Bundle {
    /** Returns the type of refusals. */
    public static BundleType<Refusal> type() {
        return bundle(Refusal.class, Receipt.type(), uint(1));
    }
}
