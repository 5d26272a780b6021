package org.heddle.experiment.dimmnet2.submatrix;

/** Says that a text is not a result file of this experiment, and why. */
public final class ResultFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ResultFormatException(String message) {
        super(message);
    }

    ResultFormatException(String message, Throwable cause) {
        super(message, cause);
    }
}
