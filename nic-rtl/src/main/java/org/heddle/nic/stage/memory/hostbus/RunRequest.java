package org.heddle.nic.stage.memory.hostbus;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;

/**
 * A request for a line, and whether one burst takes it with the one before it of the same unit.
 *
 * @param request the line
 * @param follows 1 if it is the line behind the one before, in the same direction and within one burst
 */
record RunRequest(HostMemoryRequest request, Bool follows) implements Bundle {
    static BundleType<RunRequest> type(int tagWidth, int lineWidth) {
        return bundle(RunRequest.class, HostMemoryRequest.type(tagWidth, lineWidth), bool());
    }
}
