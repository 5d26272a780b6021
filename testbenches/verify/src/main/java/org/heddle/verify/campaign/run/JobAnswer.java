package org.heddle.verify.campaign.run;

/**
 * Answer of a worker about a command that came to its end.
 *
 * @param exit status
 * @param output everything it printed on standard output
 */
record JobAnswer(int exit, String output) {
    /** Begins a line of an answer. */
    static final String MARK = "heddle-job ";
    /** The line of a worker that waits for its first job. */
    static final String READY = MARK + "ready";
}
