package org.heddle.nic.verbs.layout;

/** Counters of a verbs node, in the order of their snapshot; each wraps. */
public enum VerbsCounter {
    /** Cycles. */
    CYCLES,
    /** Doorbells that were refused: another process's, or of nothing. */
    REFUSED_DOORBELLS,
    /** Request packets that have left, repeated ones too. */
    REQUESTS_SENT,
    /** Request packets of those that have left again. */
    RETRANSMISSIONS,
    /** Response packets that have left. */
    RESPONSES_SENT,
    /** Requests that were dropped: for no queue pair that answers, or an old one. */
    REQUESTS_DROPPED,
    /** Responses that were dropped: not awaited. */
    RESPONSES_DROPPED,
    /** Receiver-not-ready acknowledgements that have left. */
    RNR_NAKS,
    /** Acknowledgements of a missing packet that have left. */
    SEQUENCE_NAKS,
    /** Acknowledgements of an invalid request that have left. */
    INVALID_NAKS,
    /** Acknowledgements of an access without the right that have left. */
    ACCESS_NAKS,
    /** Acknowledgements of an operation that has failed that have left. */
    OPERATION_NAKS,
    /** Times that a queue pair was silent for its timeout. */
    TIMEOUTS,
    /** Translations that were not kept. */
    TRANSLATION_MISSES,
    /** Completions that were written. */
    COMPLETIONS,
    /** Events that were lost because their queue was full or not there. */
    LOST_EVENTS
}
