package org.heddle.host.verbs.type;

/** Attributes of a queue pair that a change of its state sets, each with its range. */
public enum QpAttribute {
    /** Index of the partition key; there is one. */
    PKEY_INDEX(0, 0),
    /** Port of the device; there is one. */
    PORT(1, 1),
    /** Rights of the peer, bits of {@link AccessFlag}. */
    ACCESS_FLAGS(0, 15),
    /** Address of the peer: number of its node. */
    AV(0, 0xFFFF),
    /** Code of the {@link Mtu}. */
    PATH_MTU(1, 5),
    /** Number of the peer's queue pair. */
    DEST_QPN(0, 0xFF_FFFF),
    /** Packet sequence number that the first request of the peer has. */
    RQ_PSN(0, 0xFF_FFFF),
    /** READs and atomics that the peer may have outstanding. */
    MAX_DEST_RD_ATOMIC(0, 16),
    /** Code of the time that a peer waits when there is no receive. */
    MIN_RNR_TIMER(0, 31),
    /** Packet sequence number of the first own request. */
    SQ_PSN(0, 0xFF_FFFF),
    /** READs and atomics that it has outstanding itself. */
    MAX_QP_RD_ATOMIC(0, 16),
    /** Retransmissions without an answer. */
    RETRY_CNT(0, 7),
    /** Retransmissions after a peer that was not ready; 7 has no end. */
    RNR_RETRY(0, 7),
    /** Code t of the time without an answer, 4.096 us x 2^t; 0 has no end. */
    TIMEOUT(0, 31);

    private final long least;
    private final long most;

    QpAttribute(long least, long most) {
        this.least = least;
        this.most = most;
    }

    /**
     * Checks a value.
     *
     * @throws VerbsException EINVAL outside its range
     */
    public void check(long value) {
        if (value < least || value > most) {
            throw new VerbsException(
                    Errno.EINVAL, this + " is from " + least + " to " + most + ": " + this + "=" + value);
        }
    }
}
