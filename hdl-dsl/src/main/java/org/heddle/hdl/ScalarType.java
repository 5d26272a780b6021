package org.heddle.hdl;

import java.util.function.Function;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;

/**
 * The type of a single value.
 *
 * @param <T> its hardware
 */
public abstract sealed class ScalarType<T extends Value> extends Type<T> permits ScalarType.Plain, FixedType, EnumType {
    private final Format format;

    ScalarType(Format format) {
        this.format = format;
    }

    /** The type of values that know nothing but their bits and what those mean. */
    static <T extends Value> ScalarType<T> of(Format format, Function<Net, T> face) {
        return new Plain<>(format, face);
    }

    /** Returns the meaning of the bits. */
    final Format format() {
        return format;
    }

    /** The face of a value of this type. */
    abstract T of(Net net);

    @Override
    public final int width() {
        return format.width();
    }

    @Override
    public final String description() {
        return format.description();
    }

    @Override
    final T instantiate(String path, boolean flipped, LeafMaker maker) {
        return of(maker.make(format, path, flipped));
    }

    /** A type that a format says all about. */
    static final class Plain<T extends Value> extends ScalarType<T> {
        private final Function<Net, T> face;

        private Plain(Format format, Function<Net, T> face) {
            super(format);
            this.face = face;
        }

        @Override
        T of(Net net) {
            return face.apply(net);
        }
    }
}
