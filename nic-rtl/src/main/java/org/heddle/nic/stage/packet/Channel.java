package org.heddle.nic.stage.packet;

/** The virtual channels of the link. Each has buffers and credits of its own; the order is their number in a header. */
public enum Channel {
    /** Writes. They never wait for a request. */
    PUT,
    /** Reads that are asked for. They may wait for the answers to earlier ones. */
    REQUEST,
    /** Answers. Who asked has a place for them. */
    RESPONSE;

    /** Width of a channel's number. */
    public static final int WIDTH = 2;

    /**
     * Words of the link that its longest packet has, the checks not counted.
     *
     * @param payloadBytes most payload bytes of a packet
     */
    public int slotWords(int payloadBytes) {
        return PacketFormat.slotWords(this == REQUEST ? PacketFormat.REQUEST_BYTES : payloadBytes);
    }
}
