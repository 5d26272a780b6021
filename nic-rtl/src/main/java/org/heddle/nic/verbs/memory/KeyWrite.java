package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;

/**
 * A key that is replaced.
 *
 * @param index number of the key, 10 bits
 * @param region a {@link KeyContext}
 */
public record KeyWrite(UInt index, UInt region) implements Bundle {
    /** Returns the type. */
    public static BundleType<KeyWrite> type() {
        return bundle(KeyWrite.class, uint(MemoryKey.LAYOUT.index.width()), uint(KeyContext.LAYOUT.bits()));
    }
}
