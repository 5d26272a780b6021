package org.heddle.cosim.stop;

/** A wait took more cycles than it was given. The message says what was waited for. */
public final class CycleLimitException extends SimulationException {
    private static final long serialVersionUID = 1L;

    /**
     * A wait that failed.
     *
     * @param message what was waited for
     * @param cycle rising edges of the first clock until then
     */
    public CycleLimitException(String message, long cycle) {
        super(message, cycle);
    }
}
