package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Counters of a verbs node, in the order of their snapshot; each wraps. */
public enum VerbsCounter implements Coded {
    /** Cycles. */
    CYCLES(0),
    /** Doorbells that were refused: another process's, or of nothing. */
    REFUSED_DOORBELLS(1),
    /** Request packets that have left, repeated ones too. */
    REQUESTS_SENT(2),
    /** Request packets of those that have left again. */
    RETRANSMISSIONS(3),
    /** Response packets that have left. */
    RESPONSES_SENT(4),
    /** Requests that were dropped: for no queue pair that answers, or an old one. */
    REQUESTS_DROPPED(5),
    /** Responses that were dropped: not awaited. */
    RESPONSES_DROPPED(6),
    /** Receiver-not-ready acknowledgements that have left. */
    RNR_NAKS(7),
    /** Acknowledgements of a missing packet that have left. */
    SEQUENCE_NAKS(8),
    /** Acknowledgements of an invalid request that have left. */
    INVALID_NAKS(9),
    /** Acknowledgements of an access without the right that have left. */
    ACCESS_NAKS(10),
    /** Acknowledgements of an operation that has failed that have left. */
    OPERATION_NAKS(11),
    /** Times that a queue pair was silent for its timeout. */
    TIMEOUTS(12),
    /** Translations that were not kept. */
    TRANSLATION_MISSES(13),
    /** Completions that were written. */
    COMPLETIONS(14),
    /** Events that were lost because their queue was full or not there. */
    LOST_EVENTS(15),
    /** Entries of indirect keys' lists that were looked at to find an address. */
    ENTRIES_WALKED(16);

    private final int code;

    VerbsCounter(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
