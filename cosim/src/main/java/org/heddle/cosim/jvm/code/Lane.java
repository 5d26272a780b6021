package org.heddle.cosim.jvm.code;

/** Where 64 bits of a value are, so that they can be pushed as often as they are needed. */
sealed interface Lane {
    /** Zero. */
    Lane ZERO = new Constant(0);

    /** A number that is known. */
    record Constant(long value) implements Lane {}

    /** A local variable. */
    record Local(int index) implements Lane {}

    /** A word of a signal's place in an object. */
    record Place(int signal, int lane) implements Lane {}
}
