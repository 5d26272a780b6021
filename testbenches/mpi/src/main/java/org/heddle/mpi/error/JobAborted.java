package org.heddle.mpi.error;

/** End of a whole job that one rank has asked for. An error, so that programs which catch exceptions do not catch it. */
public final class JobAborted extends Error {
    private static final long serialVersionUID = 1L;

    private final int code;

    /**
     * @param code exit status of the job
     * @param message what ended it
     */
    public JobAborted(int code, String message) {
        super(message);
        this.code = code;
    }

    /** Returns the exit status that was asked for. */
    public int code() {
        return code;
    }
}
