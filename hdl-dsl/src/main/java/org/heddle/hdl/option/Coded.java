package org.heddle.hdl.option;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A constant of a Java enum with a code of its own, by which it stands in registers, packets and memory. The code is written down with
 * the constant, so that another order of the constants changes nothing that two sides have agreed on.
 */
public interface Coded {
    /** Returns the code: at least 0, and no other constant's of its enum. */
    int code();

    /**
     * Returns the constant of a code.
     *
     * @throws IllegalArgumentException if no constant has it
     * @throws IllegalStateException if two constants of the enum share a code, or one is negative
     */
    static <E extends Enum<E> & Coded> E of(Class<E> type, long code) {
        return find(type, code)
                .orElseThrow(() -> new IllegalArgumentException("no " + type.getSimpleName() + " has the code " + code
                        + ": those that there are have " + constants(type).keySet()));
    }

    /**
     * Returns the constant of a code; empty if no constant has it.
     *
     * @throws IllegalStateException if two constants of the enum share a code, or one is negative
     */
    static <E extends Enum<E> & Coded> Optional<E> find(Class<E> type, long code) {
        return Optional.ofNullable(constants(type).get(code));
    }

    private static <E extends Enum<E> & Coded> Map<Long, E> constants(Class<E> type) {
        Map<Long, E> constants = new TreeMap<>();
        for (E constant : type.getEnumConstants()) {
            E other = constants.put((long) constant.code(), constant);
            if (other != null || constant.code() < 0) {
                throw new IllegalStateException(
                        type.getSimpleName() + "." + constant + " has the code " + constant.code()
                                + (other == null ? ", which is negative" : ", and so has " + other)
                                + ": give each constant a code of its own, at least 0");
            }
        }
        return constants;
    }
}
