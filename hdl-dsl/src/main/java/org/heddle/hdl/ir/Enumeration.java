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
 * @param labels constant names
 * @param codes the value of each constant, all different
 */
public record Enumeration(String scope, String name, int width, List<String> labels, List<BigInteger> codes) {
    public Enumeration {
        labels = List.copyOf(labels);
        codes = List.copyOf(codes);
        if (labels.size() != codes.size()) {
            throw new IllegalArgumentException("labels and codes must be as many: " + labels + " " + codes);
        }
    }

    /** The constant of a value, or empty if the value stands for none. */
    public Optional<String> label(BigInteger value) {
        int index = codes.indexOf(value);
        return index < 0 ? Optional.empty() : Optional.of(labels.get(index));
    }
}
