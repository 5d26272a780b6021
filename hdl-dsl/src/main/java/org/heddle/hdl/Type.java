package org.heddle.hdl;

import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;

/**
 * The shape of hardware, before any hardware of it exists.
 *
 * @param <T> the hardware it describes
 */
public abstract sealed class Type<T extends Data> permits ScalarType, BundleType, Type.Observed, Vec.Shape {
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

    /** A type without its flips, for hardware that watches both sides. */
    static final class Observed<T extends Data> extends Type<T> {
        private final Type<T> type;

        Observed(Type<T> type) {
            this.type = type;
        }

        @Override
        public int width() {
            return type.width();
        }

        @Override
        public String description() {
            return type.description();
        }

        @Override
        T instantiate(String path, boolean flipped, LeafMaker maker) {
            return type.instantiate(path, flipped, (format, leaf, turned) -> maker.make(format, leaf, flipped));
        }
    }
}
