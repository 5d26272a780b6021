package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The names of an enum type's values.
 *
 * @param scope simple name of the class around the Java enum; empty if there is none. It tells enums of one name apart
 * @param name the Java enum's simple name
 * @param width of a value in bits
 * @param labels constant names; the binary code of a constant is its index
 */
public record Enumeration(String scope, String name, int width, List<String> labels) {
    public Enumeration {
        labels = List.copyOf(labels);
    }

    /** The constant of a value, or empty if the value stands for none. */
    public Optional<String> label(BigInteger value) {
        boolean known = value.bitLength() < Integer.SIZE && value.intValueExact() < labels.size();
        return known ? Optional.of(labels.get(value.intValueExact())) : Optional.empty();
    }
}
