package org.heddle.nic.packet;

/** Sizes and codes of the packet format. */
public final class PacketFormat {
    /** Bytes before the payload: 8 of link header, 24 of vector header. */
    public static final int HEADER_BYTES = 32;
    /** Bytes of a word on the link. */
    public static final int LINK_WORD_BYTES = 8;
    /** Words on the link before the payload and the header's check. */
    public static final int LINK_HEADER_WORDS = 4;
    /** Operation code of a remote vector write. */
    public static final int REMOTE_VECTOR_WRITE = 1;
    /** Operation code of a packet that never leaves its node: part of a local command. */
    public static final int LOCAL = 2;
    /** Operation code of a remote vector read: its payload is the source's access, as the host wrote it. */
    public static final int READ_REQUEST = 3;
    /** Operation code of a packet that answers a read. */
    public static final int READ_ANSWER = 4;
    /** Payload bytes of a read request. */
    public static final int REQUEST_BYTES = 16;
    /** Payload bytes, without a meaning, of an answer that only brings a status. */
    public static final int DENIAL_BYTES = 8;
    /** Words that one packet can have in a buffer. */
    public static final int SLOT_WORDS = 256;

    /** Words before the payload, where a word has so many bytes. */
    public static int headerWords(int wordBytes) {
        return HEADER_BYTES / wordBytes;
    }

    private PacketFormat() {}
}
