package org.heddle.verify.fuzz.hardware;

import java.util.function.Function;
import org.heddle.hdl.Value;

/**
 * An operator of the language.
 *
 * @param name {@code Type.method}, as in the source
 * @param arity number of operands
 * @param result what it makes
 * @param function applies it
 */
public record Operator(String name, int arity, Kind result, Function<Operands, Value> function) {
    /** Families of scalars. */
    public enum Kind {
        BOOL,
        UINT,
        SINT,
        BITS,
        FIXED,
        ENUM
    }
}
