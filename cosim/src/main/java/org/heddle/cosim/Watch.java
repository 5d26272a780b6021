package org.heddle.cosim;

import org.heddle.cosim.engine.Instance;

/**
 * A condition on one port that the native loop checks after every edge, without a call into Java. Made by
 * {@link Port#is}, {@link Port#isNot}, {@link Port#isBelow} and {@link Port#isAtLeast}.
 */
public final class Watch {
    /** How the port, read as unsigned, is compared. */
    enum Comparison {
        EQUAL("==", 1),
        NOT_EQUAL("!=", 2),
        BELOW("<", 3),
        AT_LEAST(">=", 4);

        private final String sign;
        private final int code;

        Comparison(String sign, int code) {
            this.sign = sign;
            this.code = code;
        }

        int code() {
            return code;
        }
    }

    private final Port port;
    private final Comparison comparison;
    private final long value;

    Watch(Port port, Comparison comparison, long value) {
        if (port.words() > 1) {
            throw new IllegalArgumentException("port " + port + " has " + port.width()
                    + " bits: a watch compares at most 64; watch it by a condition in Java instead");
        }
        if ((value & ~port.topMask()) != 0) {
            throw new IllegalArgumentException(
                    "value " + Long.toUnsignedString(value) + " does not fit port " + port + ": it could never be met");
        }
        this.port = port;
        this.comparison = comparison;
        this.value = value;
    }

    Port port() {
        return port;
    }

    /** Runs cycles of the first clock until the condition is met; whether it was. */
    boolean runs(Instance instance, long cycles) {
        return instance.runUntil(cycles, port.offset(), port.topMask(), comparison.code(), value);
    }

    boolean isMetBy(long actual) {
        return switch (comparison) {
            case EQUAL -> actual == value;
            case NOT_EQUAL -> actual != value;
            case BELOW -> Long.compareUnsigned(actual, value) < 0;
            case AT_LEAST -> Long.compareUnsigned(actual, value) >= 0;
        };
    }

    @Override
    public String toString() {
        return port.name() + " " + comparison.sign + " " + Long.toUnsignedString(value);
    }
}
