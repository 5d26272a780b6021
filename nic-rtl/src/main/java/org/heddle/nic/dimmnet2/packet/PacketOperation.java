package org.heddle.nic.dimmnet2.packet;

/** Operation of a DIMMnet-2 packet. */
enum PacketOperation {
    /** Part of a remote vector write. */
    REMOTE_VECTOR_WRITE(1),
    /** Part of a local command: such a packet never leaves its node. */
    LOCAL(2),
    /** A remote vector read: its payload is the source's access, as the host wrote it. */
    READ_REQUEST(3),
    /** Part of what answers a read. */
    READ_ANSWER(4),
    /** A question: to be told when everything before it in its channel is visible. */
    FENCE_REQUEST(5),
    /** The answer to a {@link #FENCE_REQUEST}. */
    FENCE_ANSWER(6);

    /** Payload bytes, without a meaning, of an answer that only brings a status, and of what a fence sends. */
    static final int DENIAL_BYTES = 8;

    private final int code;

    PacketOperation(int code) {
        this.code = code;
    }

    /** Returns the 8-bit code in a packet's header. */
    int code() {
        return code;
    }
}
