package org.heddle.host.serial;

/** Says what is wrong with a serial line. */
public final class SerialLineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param message names the line, what was done, and what to look at
     */
    public SerialLineException(String message) {
        super(message);
    }
}
