package org.heddle.mpi.error;

/** An MPI call failed; the message says what, which rule was broken and what would mend it. */
public class MpiException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorClass errorClass;

    /**
     * @param errorClass what kind of error
     * @param message what is wrong, the rule, the mend
     */
    public MpiException(ErrorClass errorClass, String message) {
        super(errorClass + ": " + message);
        this.errorClass = errorClass;
    }

    /** Returns the class of the error. */
    public final ErrorClass getErrorClass() {
        return errorClass;
    }
}
