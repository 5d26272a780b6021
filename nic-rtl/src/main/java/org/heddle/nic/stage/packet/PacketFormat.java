package org.heddle.nic.stage.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/** Sizes of packets, and the fields of their link header. */
public final class PacketFormat {
    /** Nodes that packets go between, numbered from 0. */
    public static final int NODES = 16;
    /** Width of such a number; headers have room for more. */
    public static final int NODE_WIDTH = 4;
    /** Bytes before the payload: 8 of link header, 24 that belong to the network interface. */
    public static final int HEADER_BYTES = 32;
    /** Bytes of a word on the link. */
    public static final int LINK_WORD_BYTES = 8;
    /** Words on the link before the payload and the header's check. */
    public static final int LINK_HEADER_WORDS = 4;
    /** Payload bytes of the longest packet of {@link Channel#REQUEST}. */
    public static final int REQUEST_BYTES = 16;
    /** Payload bytes that fit into the 2,048 bytes of the usual MTU beside the 24 header bytes of a network interface. */
    public static final int USUAL_PAYLOAD_BYTES = 2024;
    /** Payload bytes of the longest packet: 4,096 of data behind 16 of an extended header. */
    public static final int MOST_PAYLOAD_BYTES = 4112;
    /** Width of a packet's payload bytes. */
    public static final int BYTES_WIDTH = 14;
    /** Width of a number of the link's words in a packet. */
    public static final int LENGTH_WIDTH = 10;

    /** Words of the link that a packet with so many payload bytes has, its checks not counted. */
    public static int slotWords(int payloadBytes) {
        return LINK_HEADER_WORDS + (payloadBytes + LINK_WORD_BYTES - 1) / LINK_WORD_BYTES;
    }

    /** Words before the payload, where a word has so many bytes. */
    public static int headerWords(int wordBytes) {
        return HEADER_BYTES / wordBytes;
    }

    /** 14 bits: payload bytes, from a link header. */
    public static UInt payloadBytes(UInt linkHeader) {
        return linkHeader.bits(32 + BYTES_WIDTH - 1, 32);
    }

    /** 2 bits: the number of the {@link Channel}, from a link header. */
    public static UInt channel(UInt linkHeader) {
        return linkHeader.bits(47, 32 + BYTES_WIDTH);
    }

    /** Whether a number from a header is a node's. */
    public static Bool isNode(UInt number) {
        return number.lt(NODES);
    }

    /** {@value #LENGTH_WIDTH} bits: words of the link that a packet has, its checks not counted, from its payload bytes. */
    public static UInt linkWords(UInt payloadBytes) {
        UInt roundedUp = payloadBytes.addWrap(HEADER_BYTES + LINK_WORD_BYTES - 1);
        int shift = Integer.numberOfTrailingZeros(LINK_WORD_BYTES);
        return roundedUp.bits(LENGTH_WIDTH + shift - 1, shift);
    }

    private PacketFormat() {}
}
