package org.heddle.gallery.aes;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A block to encrypt, and the key to do it with; 128 bits each, the first byte in the top bits.
 *
 * @param key of this block alone: the next one may come with another
 */
public record Job(UInt key, UInt plaintext) implements Bundle {
    /** Returns the type of jobs. */
    public static BundleType<Job> type() {
        return Types.bundle(Job.class, Types.uint(128), Types.uint(128));
    }
}
