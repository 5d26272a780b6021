package org.heddle.nic.verbs.layout.code;

import org.heddle.hdl.option.Coded;

/** Result words of GET_QUEUE_PAIR, in the order of {@code QueuePairShown}. */
public enum QueuePairResult implements Coded {
    /** State. */
    STATE(0),
    /** PSNs. */
    NUMBERS(1),
    /** Indices. */
    INDICES(2);

    private final int code;

    QueuePairResult(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
