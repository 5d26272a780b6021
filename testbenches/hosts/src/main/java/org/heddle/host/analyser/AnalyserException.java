package org.heddle.host.analyser;

/** Says why a logic analyser gives no capture. */
public final class AnalyserException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param message names what was found, what it should be, and what to do
     */
    public AnalyserException(String message) {
        super(message);
    }
}
