package org.heddle.cosim;

import java.math.BigInteger;

/** Values of ports of any width, and how messages write them. */
final class PortValues {
    private PortValues() {}

    static BigInteger read(SimulatedPorts ports, Port port) {
        byte[] bytes = new byte[8 * port.words()];
        for (int word = 0; word < port.words(); word++) {
            long value = ports.word(port.firstWord() + word);
            for (int i = 0; i < 8; i++) {
                bytes[bytes.length - 1 - (8 * word + i)] = (byte) (value >>> (8 * i));
            }
        }
        return new BigInteger(1, bytes);
    }

    static void write(SimulatedPorts ports, Port port, BigInteger value) {
        if (value.signum() < 0 || value.bitLength() > port.width()) {
            throw doesNotFit(port, value.toString());
        }
        for (int word = 0; word < port.words(); word++) {
            ports.setWord(port.firstWord() + word, value.shiftRight(64 * word).longValue());
        }
    }

    static IllegalArgumentException doesNotFit(Port port, String value) {
        return new IllegalArgumentException("value " + value + " does not fit port \"" + port.name() + "\" of "
                + port.width() + " bits: mask it, or give the port more bits");
    }

    static AssertionError differs(Port port, BigInteger expected, BigInteger actual, long cycle) {
        return new AssertionError(
                port.name() + ": expected " + both(expected) + ", was " + both(actual) + " at cycle " + cycle);
    }

    static String both(BigInteger value) {
        return value + " (0x" + value.toString(16) + ")";
    }
}
