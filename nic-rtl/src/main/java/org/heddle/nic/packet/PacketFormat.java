package org.heddle.nic.packet;

/** Sizes and codes of the packet format. */
public final class PacketFormat {
    /** Words before the payload: one of link header, three of vector header. */
    public static final int HEADER_WORDS = 4;
    /** DIMMnet-2's maximum transfer unit in bytes: vector header and payload. */
    public static final int MTU_BYTES = 2048;
    /** DIMMnet-2's vector header in bytes. */
    public static final int VECTOR_HEADER_BYTES = 24;
    /** Operation code of a remote vector write. */
    public static final int REMOTE_VECTOR_WRITE = 1;
    /** Words that one packet can have in a buffer. */
    public static final int SLOT_WORDS = 256;

    private PacketFormat() {}
}
