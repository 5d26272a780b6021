package org.heddle.host.verbs.type;

/** A verbs call was refused; the message says what is wrong, the rule, and the mend. */
public final class VerbsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Index of a failure that concerns no request of a list. */
    public static final int NO_INDEX = -1;

    private final Errno errno;
    private final int index;

    /**
     * @param errno kind of failure
     * @param message what is wrong, the rule, the mend
     */
    public VerbsException(Errno errno, String message) {
        this(errno, NO_INDEX, message);
    }

    /**
     * @param errno kind of failure
     * @param index of the request that was refused, in the list that was posted
     * @param message what is wrong, the rule, the mend
     */
    public VerbsException(Errno errno, int index, String message) {
        super(index == NO_INDEX ? errno + ": " + message : errno + ": request " + index + ": " + message);
        this.errno = errno;
        this.index = index;
    }

    /** Returns the error number. */
    public Errno errno() {
        return errno;
    }

    /** Returns the index of the first request that was not posted (bad_wr), or {@link #NO_INDEX}; those before it were posted. */
    public int index() {
        return index;
    }
}
