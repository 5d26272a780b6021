package org.heddle.verify.timing;

/** Says that a design cannot be timed, or that what is to time it is wrong: which thing, the rule, and the mend. */
public final class TimingException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TimingException(String message) {
        super(message);
    }
}
