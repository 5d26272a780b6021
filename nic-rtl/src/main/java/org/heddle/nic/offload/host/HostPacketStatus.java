package org.heddle.nic.offload.host;

/** Status of a packet that a host writes word by word; the code is the order. */
public enum HostPacketStatus {
    /** There has been none yet. */
    NONE,
    /** It goes its way. */
    TAKEN,
    /** Its first word found no room: all of it was forgotten. */
    NO_ROOM,
    /** It has more words than any may have. */
    TOO_LONG,
    /** Its words are not as many as its first one says, or it has no payload. */
    LENGTH,
    /** Its destination is no other node. */
    DESTINATION
}
