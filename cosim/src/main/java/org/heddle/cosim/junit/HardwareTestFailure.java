package org.heddle.cosim.junit;

/**
 * A failed hardware test: the message of what failed, then the report. The report stands in the message because that is
 * the one place which every tool shows; the original failure is the cause.
 */
public final class HardwareTestFailure extends AssertionError {
    private static final long serialVersionUID = 1L;

    HardwareTestFailure(Throwable failure, String report) {
        super(failure.getMessage() + "\n" + report, failure);
        // The place that tools jump to is the one that failed.
        setStackTrace(failure.getStackTrace());
    }
}
