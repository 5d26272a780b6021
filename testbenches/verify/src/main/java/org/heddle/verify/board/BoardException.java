package org.heddle.verify.board;

/** A tool that makes no bitstream of a design; the message says which, and what it said. */
public final class BoardException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates it with a message. */
    public BoardException(String message) {
        super(message);
    }
}
