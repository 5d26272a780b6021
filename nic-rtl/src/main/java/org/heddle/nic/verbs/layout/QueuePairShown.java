package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.QueuePairState;

/** Result of GET_QUEUE_PAIR. */
public final class QueuePairShown extends RecordLayout {
    /** The declaration. */
    public static final QueuePairShown LAYOUT = new QueuePairShown();

    /** Code of the {@link QueuePairState}. */
    public final LayoutField state = field("state", QueuePairState.WIDTH);

    /** PSN of the next new request. */
    public final LayoutField sendPsn = wordField("sendPsn", 24);

    /** PSN of the request that is expected. */
    public final LayoutField receivePsn = field("receivePsn", 24);

    /** Sends that have completed, modulo 65,536. */
    public final LayoutField sendIndex = wordField("sendIndex", 16);

    /** Receives that were taken, modulo 65,536. */
    public final LayoutField receiveIndex = field("receiveIndex", 16);

    private QueuePairShown() {}
}
