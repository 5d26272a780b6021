package org.heddle.hdl.example;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/** Where a stride access begins, how far apart its elements are, and how many there are. */
public record StrideCommand(UInt base, UInt stride, UInt count) implements Bundle {
    public static BundleType<StrideCommand> type(int addressWidth) {
        return bundle(StrideCommand.class, uint(addressWidth), uint(addressWidth), uint(8));
    }
}
