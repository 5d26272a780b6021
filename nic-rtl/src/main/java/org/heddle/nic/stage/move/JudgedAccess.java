package org.heddle.nic.stage.move;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.Access;

/**
 * An access whose list, if it has one, has been validated entry by entry.
 *
 * @param access what can be moved: its bytes end before the first wrong entry, and may be none
 * @param isWhole 1 if no entry is wrong
 * @param wrongEntry 8 bits: index of the first wrong entry, where there is one
 */
public record JudgedAccess(Access access, Bool isWhole, UInt wrongEntry) implements Bundle {
    public static BundleType<JudgedAccess> type() {
        return bundle(JudgedAccess.class, Access.type(), bool(), uint(8));
    }
}
