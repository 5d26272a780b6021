package org.heddle.hdl;

/**
 * The shape of hardware, before any hardware of it exists.
 *
 * @param <T> the hardware it describes
 */
public abstract sealed class Type<T extends Data> permits ScalarType, BundleType, VecType {
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
        <V extends Value> V make(ScalarType<V> type, String path, boolean flipped);
    }

    static String join(String path, String name) {
        return path.isEmpty() || name.isEmpty() ? path + name : path + "_" + name;
    }
}
