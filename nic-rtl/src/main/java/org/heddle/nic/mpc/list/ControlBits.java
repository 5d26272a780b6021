package org.heddle.nic.mpc.list;

import org.heddle.hdl.UInt;

/** Bits of CTRL that nodes with several processes look at; the others are the hosts' own. */
public final class ControlBits {
    private static final int OTHER_LOW = 4;

    private ControlBits() {}

    /** Returns the process into whose list a receipt comes: at the node where the bytes go. */
    public static UInt receiver(UInt ctrl) {
        return ctrl.bits(LmrField.PROCESS_LOW, LmrField.PROCESS_LOW);
    }

    /** Returns the process at the node where the bytes come from: that which writes, or whose memory is read. */
    public static UInt other(UInt ctrl) {
        return ctrl.bits(OTHER_LOW, OTHER_LOW);
    }
}
