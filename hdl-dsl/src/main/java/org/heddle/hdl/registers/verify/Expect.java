package org.heddle.hdl.registers.verify;

/** Comparison with a message. */
final class Expect {
    private Expect() {}

    static void that(String what, long actual, long expected) {
        if (actual != expected) {
            throw new AssertionError(
                    what + " is 0x" + Long.toHexString(actual) + " instead of 0x" + Long.toHexString(expected));
        }
    }
}
