package org.heddle.hdl;

import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;

/**
 * The shape of hardware, before any hardware of it exists.
 *
 * @param <T> the hardware it describes
 */
public abstract sealed class Type<T extends Data> permits ScalarType, BundleType, Vec.Shape {
    Type() {}

    /** Total width in bits. */
    public abstract int width();

    /** A short text that tells types apart, such as {@code UInt8}; used in module names. */
    public abstract String description();

    /** Hardware of this type whose leaves the maker declares; {@code path} is the name below the root. */
    abstract T instantiate(String path, boolean flipped, LeafMaker maker);

    @Override
    public String toString() {
        return description();
    }

    /** Makes one scalar of an aggregate. */
    interface LeafMaker {
        Net make(Format format, String path, boolean flipped);
    }
}
