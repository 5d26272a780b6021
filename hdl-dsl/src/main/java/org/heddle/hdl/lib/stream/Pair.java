package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;

/**
 * Two payloads side by side.
 *
 * @param first of the first stream
 * @param second of the second
 * @param <A> the first payload
 * @param <B> the second payload
 */
public record Pair<A extends Data, B extends Data>(A first, B second) implements Bundle {
    /** The type of a pair. */
    @SuppressWarnings("unchecked") // a record's class does not know its parameters
    public static <A extends Data, B extends Data> Type<Pair<A, B>> type(Type<A> first, Type<B> second) {
        return (Type<Pair<A, B>>) (Type<?>) Types.bundle(Pair.class, first, second);
    }
}
