package org.heddle.verify.own;

/** Thrown where a class on the command line is none that a component can be made of; the message says what to do. */
public final class OwnDesignException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Says what is wrong, and what to do. */
    OwnDesignException(String message) {
        super(message);
    }
}
