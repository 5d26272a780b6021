package org.heddle.experiment.verbs.request;

/**
 * Behaviour of node 1.
 *
 * @param receiveAfter cycles from the first doorbell to its receives; 0 before it, {@link #NEVER} if there are none
 * @param remoteShort bytes by which its region ends too early
 */
public record VerbsResponder(long receiveAfter, long remoteShort) {
    /** Says that no receives are posted. */
    public static final long NEVER = -1;

    /** Receives before the doorbell, a region of all bytes. */
    public static final VerbsResponder DEFAULT = new VerbsResponder(0, 0);

    /**
     * Checks each number by itself.
     *
     * @throws VerbsRefusedException outside its range
     */
    public VerbsResponder {
        VerbsShape.range("--remote-short", remoteShort, 0, Long.MAX_VALUE);
        if (receiveAfter < 0 && receiveAfter != NEVER) {
            throw new VerbsRefusedException(
                    "--receive-after is a number of cycles, or never: --receive-after=" + receiveAfter);
        }
    }
}
