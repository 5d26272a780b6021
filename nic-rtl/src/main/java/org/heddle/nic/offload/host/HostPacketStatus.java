package org.heddle.nic.offload.host;

import org.heddle.hdl.option.Coded;

/** Status of a packet that a host writes word by word. */
public enum HostPacketStatus implements Coded {
    /** There has been no packet yet. */
    NONE(0),
    /** The packet goes its way. */
    TAKEN(1),
    /** The packet's first word found no room: all of it was forgotten. */
    NO_ROOM(2),
    /** The packet has more words than any may have. */
    TOO_LONG(3),
    /** The packet's words are not as many as its first one says, or it has no payload. */
    LENGTH(4),
    /** The packet's destination is no other node. */
    DESTINATION(5);

    private final int code;

    HostPacketStatus(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
