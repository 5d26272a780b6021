package org.heddle.experiment.board;

/** Thrown inside a step that cannot go on; the message says what the board did. */
final class StepFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param what the board did, and what it was to do
     */
    StepFailedException(String what) {
        super(what);
    }
}
