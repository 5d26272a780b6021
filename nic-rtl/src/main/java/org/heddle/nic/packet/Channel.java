package org.heddle.nic.packet;

/** The virtual channels of the link. Each has buffers and credits of its own; the order is their number in a header. */
public enum Channel {
    /** Writes. They never wait for a request. */
    PUT(PacketFormat.SLOT_WORDS),
    /** Reads that are asked for. They may wait for the answers to earlier ones. */
    REQUEST(PacketFormat.LINK_HEADER_WORDS + PacketFormat.REQUEST_BYTES / PacketFormat.LINK_WORD_BYTES),
    /** Answers. Who asked has a place for them. */
    RESPONSE(PacketFormat.SLOT_WORDS);

    /** Width of a channel's number. */
    public static final int WIDTH = 2;

    private final int slotWords;

    Channel(int slotWords) {
        this.slotWords = slotWords;
    }

    /** Words of the link that its longest packet has, the checks not counted. */
    public int slotWords() {
        return slotWords;
    }
}
