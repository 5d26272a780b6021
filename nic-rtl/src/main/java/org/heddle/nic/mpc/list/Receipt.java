package org.heddle.nic.mpc.list;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * A message that has been received, as {@link LmrField} declares it.
 *
 * @param nsrc 16 bits: node that has sent
 * @param ctrl 16 bits
 * @param rid 32 bits
 * @param len 32 bits: bytes
 */
public record Receipt(UInt nsrc, UInt ctrl, UInt rid, UInt len) implements Bundle {
    /** Returns the type of receipts. */
    public static BundleType<Receipt> type() {
        return bundle(
                Receipt.class,
                uint(LmrField.NSRC.width()),
                uint(LmrField.CTRL.width()),
                uint(LmrField.RID.width()),
                uint(LmrField.LEN.width()));
    }
}
