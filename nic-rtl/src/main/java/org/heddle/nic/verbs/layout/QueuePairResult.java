package org.heddle.nic.verbs.layout;

/** Result words of GET_QUEUE_PAIR, in the order of {@link QueuePairShown}. */
public enum QueuePairResult {
    /** State. */
    STATE,
    /** PSNs. */
    NUMBERS,
    /** Indices. */
    INDICES
}
