package org.heddle.hdl.lib.stream;

/** Numbers of beats that the parts of a stream are built for. */
final class Counts {
    private Counts() {}

    /**
     * Returns the number.
     *
     * @param name of the argument, for the message
     * @throws IllegalArgumentException if it is less than 1, or no int can count one more
     */
    static int atLeastOne(String name, int value) {
        if (value < 1 || value == Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    name + " must be 1 to " + (Integer.MAX_VALUE - 1) + ": " + name + "=" + value);
        }
        return value;
    }
}
