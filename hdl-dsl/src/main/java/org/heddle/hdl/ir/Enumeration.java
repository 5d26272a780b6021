package org.heddle.hdl.ir;

import java.util.List;

/**
 * The names of an enum type's values.
 *
 * @param name the Java enum's simple name
 * @param width of a value in bits
 * @param labels constant names; the binary code of a constant is its index
 */
public record Enumeration(String name, int width, List<String> labels) {
    public Enumeration {
        labels = List.copyOf(labels);
    }
}
