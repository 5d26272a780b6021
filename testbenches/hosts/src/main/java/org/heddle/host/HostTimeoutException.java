package org.heddle.host;

/** Thrown when hardware did not do in time what a driver waited for; the message says what that was. */
public final class HostTimeoutException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param what was waited for
     * @param limit in cycles
     * @param cycle at which the wait was given up
     */
    public HostTimeoutException(String what, long limit, long cycle) {
        super(text(what, limit, cycle));
    }

    /**
     * @param what was waited for
     * @param limit in cycles
     * @param cycle at which the wait was given up
     * @param cause why it did not come, as far as can be seen
     */
    public HostTimeoutException(String what, long limit, long cycle, String cause) {
        super(text(what, limit, cycle) + ": " + cause);
    }

    private static String text(String what, long limit, long cycle) {
        return "waited " + limit + " cycles for " + what + ", given up at cycle " + cycle;
    }
}
