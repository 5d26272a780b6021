package org.heddle.nic.stage.packet;

import org.heddle.hdl.option.Coded;

/** The virtual channels of the link. Each has buffers and credits of its own; the order is their number in a header. */
public enum Channel implements Coded {
    /** Writes. They never wait for a request. */
    PUT(0),
    /** Reads that are asked for. They may wait for the answers to earlier ones. */
    REQUEST(1),
    /** Answers. Who asked has a place for them. */
    RESPONSE(2);

    /** Width of a channel's number. */
    public static final int WIDTH = 2;

    private final int code;

    Channel(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    /**
     * Words of the link that its longest packet has, the checks not counted.
     *
     * @param payloadBytes most payload bytes of a packet
     */
    public int slotWords(int payloadBytes) {
        return PacketFormat.slotWords(this == REQUEST ? PacketFormat.REQUEST_BYTES : payloadBytes);
    }
}
