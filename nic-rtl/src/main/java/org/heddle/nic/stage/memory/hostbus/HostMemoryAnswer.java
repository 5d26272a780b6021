package org.heddle.nic.stage.memory.hostbus;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Answer to a {@link HostMemoryRequest}: what a read has found; of a write, that it is visible to all.
 *
 * @param tag of the request
 * @param data 256 bits: the line that was read; of a write, anything
 */
public record HostMemoryAnswer(UInt tag, UInt data) implements Bundle {
    /**
     * Returns the type of answers.
     *
     * @param tagWidth bits of a tag
     */
    public static BundleType<HostMemoryAnswer> type(int tagWidth) {
        return bundle(HostMemoryAnswer.class, uint(tagWidth), uint(HostMemoryRequest.LINE_BITS));
    }
}
