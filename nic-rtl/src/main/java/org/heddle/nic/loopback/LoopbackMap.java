package org.heddle.nic.loopback;

import org.heddle.nic.stage.packet.PacketFormat;

/** Registers of a loopback node as its host sees them: byte addresses of 64-bit words. No access waits for the network. */
public final class LoopbackMap {
    // map:
    /** Read only: {@link #IDENTITY_VALUE}. */
    public static final int IDENTITY = 0x00;
    /** "LOOPBAK1" in ASCII, the first letter in the highest byte. */
    public static final long IDENTITY_VALUE = 0x4C4F_4F50_4241_4B31L;
    /** Read only: [15:0] number of this node. */
    public static final int NODE = 0x08;
    /** Read only: [7:0] messages that wait, [15:8] room for messages, [31:16] refused writes, [47:32] misrouted messages, both wrapping. */
    public static final int STATE = 0x10;
    /** Write: begins a message: [15:0] destination, [45:32] bytes behind its first three words, a multiple of 8. */
    public static final int BEGIN = 0x18;
    /** Write: next word of the message; with its last one it leaves. */
    public static final int WORD = 0x20;
    /** Read: next word of the oldest message, which it removes, the {@link LoopbackHeader} first; 0 if there is none. */
    public static final int RECEIVE = 0x28;
    // :map

    /** Words of a host that the header has room for; the payload, at least one word, follows them. */
    public static final int HEADER_WORDS = PacketFormat.LINK_HEADER_WORDS - 1;
    /** Number of bytes of the longest payload. */
    public static final int PAYLOAD_BYTES = 232;
    /** Number of messages that the node buffers in each direction, a power of two. */
    public static final int MESSAGES = 8;

    private LoopbackMap() {}
}
