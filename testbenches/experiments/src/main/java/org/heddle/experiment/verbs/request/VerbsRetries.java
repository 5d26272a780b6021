package org.heddle.experiment.verbs.request;

/**
 * Attributes of the connections that retries go by.
 *
 * @param rnrRetry retransmissions to a peer without a receive, 7 for ever
 * @param rnrTimer code of the time between them, which node 1 tells
 * @param retry retransmissions without an answer
 * @param timeout code of the time between them, 0 for ever
 */
public record VerbsRetries(int rnrRetry, int rnrTimer, int retry, int timeout) {
    /** 7, 12, 7 and 8. */
    public static final VerbsRetries DEFAULT = new VerbsRetries(7, 12, 7, 8);

    /**
     * Checks each number by itself.
     *
     * @throws VerbsRefusedException outside its range
     */
    public VerbsRetries {
        VerbsShape.range("--rnr-retry", rnrRetry, 0, 7);
        VerbsShape.range("--rnr-timer", rnrTimer, 0, 31);
        VerbsShape.range("--retry", retry, 0, 7);
        VerbsShape.range("--timeout", timeout, 0, 31);
    }
}
