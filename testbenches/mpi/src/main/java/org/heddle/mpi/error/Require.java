package org.heddle.mpi.error;

import org.jspecify.annotations.Nullable;

/** Validates that arguments are given, before a call has any effect. */
public final class Require {
    private Require() {}

    /**
     * An argument that must be given.
     *
     * @param name of it, for the message
     * @throws MpiException of that class if it is null
     */
    public static <T> T given(@Nullable T value, ErrorClass error, String name) {
        if (value == null) {
            throw new MpiException(error, name + " must be given: it is null");
        }
        return value;
    }
}
