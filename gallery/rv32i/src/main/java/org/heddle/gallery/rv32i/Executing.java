package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * An instruction in the stage of execution.
 *
 * @param pc its address
 * @param controls what it does
 */
record Executing(UInt pc, Controls controls) implements Bundle {
    static BundleType<Executing> type() {
        return Types.bundle(Executing.class, Types.uint(32), Controls.type());
    }
}
