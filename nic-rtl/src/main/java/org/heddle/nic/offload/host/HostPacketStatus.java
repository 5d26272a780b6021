package org.heddle.nic.offload.host;

/** Status of a packet that a host writes word by word; the code is the order. */
public enum HostPacketStatus {
    /** There has been no packet yet. */
    NONE,
    /** The packet goes its way. */
    TAKEN,
    /** The packet's first word found no room: all of it was forgotten. */
    NO_ROOM,
    /** The packet has more words than any may have. */
    TOO_LONG,
    /** The packet's words are not as many as its first one says, or it has no payload. */
    LENGTH,
    /** The packet's destination is no other node. */
    DESTINATION
}
