package org.heddle.host.offload.driver;

import org.heddle.nic.offload.descriptor.ReductionStatus;

/** A reduction has no result, or the node refused it; the message says why. */
public final class ReductionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ReductionStatus status;
    private final int errors;
    private final int missing;

    private ReductionException(String message, ReductionStatus status, int errors, int missing) {
        super(message);
        this.status = status;
        this.errors = errors;
        this.missing = missing;
    }

    /** A descriptor or command that the node did not take. */
    static ReductionException refused(String what, int node, ReductionStatus status) {
        return new ReductionException(
                "node " + node + " refuses " + what + ": " + status + rule(status), status, 0, -1);
    }

    /** A reduction that the nodes did not agree on, or for which one was missing. */
    static ReductionException failed(String what, ReductionFailure failure) {
        return new ReductionException(
                what + " has no result: " + failure.reason("thread"),
                ReductionStatus.FAILED,
                failure.errors(),
                failure.isMissing() ? failure.thread() : -1);
    }

    private static String rule(ReductionStatus status) {
        return switch (status) {
            case PORT ->
                "; a port has a number below the node's ports, a thread below its threads and an arity of 2 to 32, and is opened"
                        + " while nothing is under way in it";
            case NO_PLACES ->
                "; its receive queue has too few places left for so many children: use a smaller arity, or fewer ports";
            default -> "";
        };
    }

    /** FAILED, or why the node refused. */
    public ReductionStatus status() {
        return status;
    }

    /** The {@link ErrorVector}. */
    public int errors() {
        return errors;
    }

    /** The thread that did not answer; -1 if all did. */
    public int missing() {
        return missing;
    }
}
