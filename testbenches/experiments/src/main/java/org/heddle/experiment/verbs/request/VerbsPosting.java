package org.heddle.experiment.verbs.request;

/**
 * How requests are posted and completions polled.
 *
 * @param inline whether the data are taken when they are posted
 * @param signalEvery of this many requests of a queue pair the last one is signaled
 * @param depth requests of a send queue
 * @param cqDepth entries of each node's completion queue
 * @param polls whether anybody polls
 */
public record VerbsPosting(boolean inline, int signalEvery, int depth, int cqDepth, boolean polls) {
    /** Most requests of a send queue, and most entries of a completion queue. */
    static final int MOST_ENTRIES = 4096;

    /** All signaled, 128 requests, 1,024 entries. */
    public static final VerbsPosting DEFAULT = new VerbsPosting(false, 1, 128, 1024, true);

    /**
     * Checks each number by itself.
     *
     * @throws VerbsRefusedException outside its range
     */
    public VerbsPosting {
        VerbsShape.range("--signal-every", signalEvery, 1, Integer.MAX_VALUE);
        VerbsShape.range("--depth", depth, 1, MOST_ENTRIES);
        VerbsShape.range("--cq-depth", cqDepth, 1, MOST_ENTRIES);
    }
}
