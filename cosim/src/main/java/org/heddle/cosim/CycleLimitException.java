package org.heddle.cosim;

/** A wait took more cycles than it was given. The message says what was waited for. */
public final class CycleLimitException extends SimulationException {
    private static final long serialVersionUID = 1L;

    CycleLimitException(String message, long cycle) {
        super(message, cycle);
    }
}
