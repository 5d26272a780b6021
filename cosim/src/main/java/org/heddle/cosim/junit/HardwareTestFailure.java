package org.heddle.cosim.junit;

/**
 * A failed hardware test: the message of what failed, then the report. The report stands in the message because that is
 * the one place which every tool shows; the original failure is the cause.
 */
public final class HardwareTestFailure extends AssertionError {
    private static final long serialVersionUID = 1L;

    HardwareTestFailure(Throwable failure, String report) {
        super(described(failure) + "\n" + report, failure);
        // The place that tools jump to is the one that failed.
        setStackTrace(failure.getStackTrace());
    }

    /** A failed assertion speaks for itself; the message of another exception often says little without its type. */
    private static String described(Throwable failure) {
        return failure instanceof AssertionError && failure.getMessage() != null
                ? failure.getMessage()
                : failure.toString();
    }
}
